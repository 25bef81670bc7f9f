### Texts of the log.

caption = All entries, newest first
number = No.
numberText = Number of the entry; one step can have several
at = Time
by = By
what = Entry
copy = Copy this line
copied = Line copied
undone = undone
filter = Filter the log
more = Show older entries ({ $lines })
count = { $lines ->
    [one] { NUMBER($lines) } entry
   *[other] { NUMBER($lines) } entries
 }
