### Texts of the deck tab.

missing = Missing
illegal = Problems
legal = Legal
onPaper = On paper
notYet = –
noList = No deck list

preview-label = Preview of the registered deck
preview-cards = { $size } cards{ $sideboard ->
    [0] {""}
   *[other] , sideboard { $sideboard }
 }
preview-cannotBeJudged = cannot be judged ({ $format } on { $day })
preview-why = The list has cards of a set that Cantina knows only in part. Check these cards yourself, or add the set under Card data.
preview-notPlayable = Not playable in Cantina: { $cards }
preview-unread = { $rows ->
    [1] 1 row could not be read. Correct it to register the list.
   *[other] { $rows } rows could not be read. Correct them to register the list.
 }
preview-nearest = Did you mean:
preview-legal = Legal in { $format } on { $day }
preview-illegal = Not legal in { $format } on { $day }
preview-canRegister = You can still register this deck. It stays marked as not legal.
preview-formats-premier = Premier
preview-formats-twinSuns = Twin Suns
preview-formats-trilogy = Trilogy
preview-formats-sealed = { -sealed }
preview-formats-draft = { -draft }

caption = Players’ decks
open = Open deck
openOf = Open deck: { $name }
status = Check
keep = Save to library
keepOf = Save to library: { $name }’s pool and deck
kept = { $name }’s pool and deck are in the library.
toKept = Open deck
summary = { $legal } of { $all } decks legal
all = All decks
todo = Missing or not legal
paper = This event uses real cards, so decks are not entered here.
early = Players build decks after the draft.
brought = Players register decks on their phones. You can also import deck lists with a table of players, or paste one under More… Cantina checks each deck for the day of the round.
fromPools = Each player builds from their own pool, on the phone or here: choose More…, then Open pool and build.
registered = { $count } of { $all } decks registered
show = Show
