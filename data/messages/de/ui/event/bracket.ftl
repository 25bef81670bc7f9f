### Texts of the top cut: the bracket, or one final table.

none = Noch kein Turnierbaum
noTable = Noch kein Finaltisch
noneText = Nach der letzten Schweizer Runde spielen die Besten im K.-o.-System weiter. Der höher gesetzte Spieler entscheidet, wer beginnt.
cutTo = Cut auf Top
noTableText = Nach der letzten Runde treffen sich die besten drei oder vier an einem Finaltisch.
table = Finaltisch
pairTable = Finaltisch besetzen
planned = geplant
preview = Die Top { $size } im Moment
drawn = An der Cut-Grenze herrscht Gleichstand. Das Los entscheidet, wer weiterkommt.
make = Turnierbaum der Top { $size } anlegen
makeTable = Finaltisch anlegen
askTitle = Turnierbaum der Top { $size } anlegen?
askText = Die Setzplätze folgen der aktuellen Tabelle, und die erste Runde wird gepaart. Du kannst das rückgängig machen.
askTableTitle = Finaltisch anlegen?
askTable = Dort sitzen die Besten der aktuellen Tabelle. Du kannst das rückgängig machen.
pair = Nächste Matches paaren

names-1 = { -final }
names-2 = { -semifinals }
names-4 = { -quarterfinals }
names-8 = { -round-of-16 }

winner = { -winner }

matches-2 = Halbfinale
matches-4 = Viertelfinale
matches-8 = Achtelfinale

winnerOf = Sieger { $match } { $number }
open = Noch nicht entschieden
show = Turnierbaum zeigen
seed = Setzplatz { $seed }
seedHead = Setzplatz
begins = Zum Eintragen ein umrahmtes Match wählen. Der höher Gesetzte entscheidet, wer beginnt.
places = { -final-places }
shared = { EQUAL($from, $until) ->
    [true] { $from }
   *[false] { $from }–{ $until }
 }
caption = Turnierbaum
replaceHead = Spieler ersetzen
replaceHint = Möglich bis zum ersten Ergebnis des Top Cuts. Der Ersatzspieler übernimmt den Setzplatz. Der Grund erscheint im Log.
replaceOut = Spieler im Top Cut
replaceBy = Ersatzspieler
replaceDo = Spieler ersetzen
