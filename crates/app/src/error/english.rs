//! The English error messages: one row for each cause, with the message and the suggested fix.

use super::code::{Cause, OpenRound};
use super::fact::{MOST_OPEN, Shown, Tongue, Words};
use super::place::{Place, Thing};

/// Returns the English name of a [`Thing`].
fn thing(thing: Thing) -> &'static str {
    match thing {
        Thing::Author => "author",
        Thing::Base => "base",
        Thing::Bases => "bases",
        Thing::BestOf => "best of",
        Thing::CardNumber => "card's number",
        Thing::Cards => "cards",
        Thing::Copies => "copies",
        Thing::Date => "date",
        Thing::Deck => "deck",
        Thing::DeckName => "deck's name",
        Thing::Judge => "judge",
        Thing::Leaders => "leaders",
        Thing::Name => "name",
        Thing::Notes => "notes",
        Thing::Outcome => "outcome",
        Thing::Packs => "packs",
        Thing::Players => "players",
        Thing::PodSize => "pod size",
        Thing::Pool => "pool",
        Thing::PoolSet => "pool, set",
        Thing::Rounds => "rounds",
        Thing::Rules => "rules",
        Thing::Seats => "seats",
        Thing::Seed => "seed",
        Thing::Set => "set",
        Thing::Sideboard => "sideboard",
        Thing::Tag => "tag",
        Thing::Tags => "tags",
        Thing::TextSize => "text size",
        Thing::VersionName => "version's name",
    }
}

/// Formats the place of a problem in English.
fn place(place: &Place) -> String {
    match place {
        Place::Named(name) => name.clone(),
        Place::Field(field) => thing(*field).to_owned(),
        Place::Row(field, row) => format!("{}, row {row}", thing(*field)),
        Place::Line(line) => format!("line {line}"),
        Place::LineOf(file, line) => format!("{file}, line {line}"),
        Place::LineAndColumn(line, column) => format!("line {line}, column {column}"),
        Place::Character(at) => format!("character {at}"),
        Place::Byte(at) => format!("byte {at}"),
        Place::JournalEntry(entry) => format!("journal entry {entry}"),
        Place::Seat(seat) => format!("seat {seat}"),
        Place::WholeText => "the whole text".to_owned(),
    }
}

/// Formats open tables: "2 results are open: round 3, tables 4, 7".
fn open_tables(rounds: &[OpenRound]) -> String {
    let open: usize = rounds.iter().map(|(_, tables)| tables.len()).sum();
    let of_round = |(round, tables): &OpenRound| {
        let shown: Vec<String> = tables.iter().take(MOST_OPEN).map(ToString::to_string).collect();
        let more = tables.len().saturating_sub(MOST_OPEN);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let word = if tables.len() == 1 { "table" } else { "tables" };
        format!("round {round}, {word} {}{more}", shown.join(", "))
    };
    let lines: Vec<String> = rounds.iter().map(of_round).collect();
    let word = if open == 1 { "result is" } else { "results are" };
    format!("{open} {word} open: {}", lines.join("; "))
}

super::table! {
    ENGLISH;
    ActUnreadable { error }: "This is no step: {error}.",
        "docs/cli.md shows how a step is written.";
    BenchFolder { error }: "The folder for measuring cannot be used: {error}.",
        "Check the disk and the folder, then try again.";
    BenchJson { error }: "An answer cannot be written as JSON: {error}.",
        "Report this with what you did before.";
    BenchNoDeck: "There is no published deck that can be measured.",
        "This copy of the program is damaged: install it again.";
    BenchNoDeckNamed { key }: "There is no published deck {key}.",
        "This copy of the program is damaged: install it again.";
    CardsNone { query }: "No card answers to \"{query}\".",
        "Take a word of the name, or a key such as t:unit or set:SOR.";
    CardsQuery { term, key, keys }: "{term:?}: there is no key {key:?}; the keys are {keys}. To look for the words themselves, put them in quotation marks.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryKeyNear { term, key, nearest, keys }: "{term:?}: there is no key {key:?}; did you mean {nearest}? The keys are {keys}. To look for the words themselves, put them in quotation marks.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryValue { term, key, value, understood }: "{term:?}: {key} does not know {value:?}; it understands {understood}.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryAmbiguous { term, value, candidates }: "{term:?}: {value:?} can be {candidates}.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQuerySign { term, key, sign }: "{term:?}: {key} cannot be compared with {sign}; write {key}:... or {key}!=....",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryNumber { term, key }: "{term:?}: {key} is compared with a number, as in {key}<=3, or with cost, power or hp.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryNoValue { term, key, example }: "{term:?}: {key} needs a value behind the sign, without a space, as in {example}.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryNoKey { term }: "{term:?}: a comparison needs a key before its sign, as in cost<=3.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryQuote { term }: "{term:?}: a quotation mark is opened and not closed.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryOpen { term }: "{term:?}: a parenthesis is opened and not closed.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryStray { term }: "{term:?}: a parenthesis is closed that was not opened.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryNothing { term }: "{term:?}: there is nothing between the parentheses.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryOperand { term, word }: "{term:?}: {word:?} has nothing to work on; to look for the word itself, put it in quotation marks.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryDeep { most }: "No more than {most} parentheses can stand within each other.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryLong { most }: "A search has at most {most} bytes.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryTerms { most }: "A search has at most {most} terms.",
        "For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryCatalog { error }: "The catalogue cannot be read: {error}.",
        "This copy of the program is damaged: install it again.";
    CardsUnreadable { text, nearest }: "There is no card \"{text}\".",
        "Nearest: {nearest}.";
    CatalogBroken { what }: "The program's card data are damaged: {what}.",
        "This copy of the program is damaged: install it again.";
    ClockDigital: "On screen the clock goes on with the picks.",
        "Pause the draft at the table, or let a bot pick for an empty seat.";
    ClockWrong: "The clock of this computer is set to the end of the year 9999 or later.",
        "Set the date and time of the computer, then try again.";
    CollectionUnreadable { most_copies }: "More than {most_copies} copies of a card are not counted.",
        "Enter a smaller number.";
    CollectionNoCard { card }: "There is no card {card:?}.",
        "Correct the number, such as SOR_042.";
    CopyFailed { problem }: "The last copy failed: {problem}",
        "Make room on the disk, then make a copy by hand.";
    CopyNoThread { error }: "No copy was made: {error}.",
        "Start the program again, then make a copy by hand.";
    CopyThreadEnded: "No copy was made: the part of the program that makes copies has stopped.",
        "Start the program again, then make a copy by hand.";
    CopySecondFolder { problem }: "Second folder: {problem}",
        "Choose a folder that can be written to, or none.";
    CopyUnsound { problem }: "The last copy is unsound, as the database is: {problem} Everything else is in it.",
        "Restore an earlier copy if what is damaged is needed.";
    CsvFailed { error }: "The table cannot be written: {error}.",
        "Report this with what you did before.";
    CutHas { player }: "{player} is in the cut already.",
        "Choose a player who is not in it.";
    CutNotMade: "There is no cut yet.",
        "Make the cut first, or drop a player who leaves: the next one in the standings moves up.";
    CutPlayed: "The cut has results. Nobody can be put into it any more.",
        "Undo the results of the cut first.";
    CutWithout { player }: "{player} is not in the cut.",
        "Choose a player who is in it.";
    CutNotNow { open }: "{open}.",
        "Enter the open results first.";
    CutBegun: "The cut has begun.",
        "Delete its rounds first, the newest first.";
    CutBeforeRounds: "No round is played yet.",
        "Pair the first round.";
    DataClosed: "Cantina is closing.",
        "Start Cantina again.";
    DamagedEvent { event, entry }: "The journal of event {event} is damaged from entry {entry} on.",
        "Restore the newest sound copy if it is needed.";
    DamagedGame { game, step }: "Game {game} is damaged from step {step} on.",
        "Restore the newest sound copy if it is needed.";
    DamagedLeague { league, step }: "League {league} is damaged from step {step} on.",
        "Restore the newest sound copy if it is needed.";
    DamagedDeck { deck, version }: "Deck {deck} is damaged from version {version} on.",
        "Make an earlier version its newest, or restore a copy.";
    DamagedFile { detail }: "The file is damaged: {detail}.",
        "Restore the newest sound copy if it is needed.";
    DamagedStepMissing: "1 acknowledged step is missing.",
        "Enter it again, or restore the newest copy.";
    DamagedStepsMissing { steps }: "{steps} acknowledged steps are missing.",
        "Enter them again, or restore the newest copy.";
    DataInUse: "Another Cantina window is using these data.",
        "Go on in that window, or close it and start Cantina again.";
    DataNoPlace: "The system does not say where your data are kept.",
        "Set CANTINA_DATA_DIR to a folder for Cantina's data.";
    DataNotWritable { problem }: "Cantina cannot write to its data folder: {problem}.",
        "Get the right to write there, free some space, or set CANTINA_DATA_DIR to another folder.";
    DataRestoring: "A backup is being put in place.",
        "Wait until it is done.";
    DateUnreadable { shown }: "\"{shown}\" is no day.",
        "Write it as 2026-11-21: year, month, day.";
    DeckDamaged: "This version of the deck cannot be read.",
        "Bring an earlier version back from the library, or restore the newest backup.";
    DeckDamagedNewest: "Its newest version is not as it was written: the database file is damaged.",
        "Bring an earlier version back from the library, or restore the newest backup.";
    DeckDamagedVersion: "This version is not as it was written: the database file is damaged.",
        "Bring an earlier version back from the library, or restore the newest backup.";
    DeckMissing: "This player has no deck yet.",
        "Build it on the tab Decks of the event.";
    DeckMissingOf { name }: "{name} has no deck yet.",
        "Build it on the tab Decks of the event.";
    DeckNoPool: "This player has no drafted cards in the program.",
        "Decks are built here once the draft on this computer is over.";
    DeckNotFound { deck }: "There is no deck {deck}, or no such version of it.",
        "The library shows the decks.";
    DeckNoVersion { deck, version }: "Deck {deck} has no version {version}.",
        "The library shows the decks.";
    DeckNone { deck }: "There is no deck {deck}.",
        "The library shows the decks.";
    DeckNumber: "The deck's number is too large for the window.",
        "Export the deck with \"cantina deck\", and import it again.";
    DeckStillDrafting: "The draft of this pod is not over.",
        "Finish the draft first.";
    DeckTooLong { longest }: "This is longer than {longest} letters.",
        "Shorten it.";
    DeckUnreadable { error }: "The deck cannot be written: {error}.",
        "Report this with what you did before.";
    DeckNoList: "There is no deck in the text.",
        "Register one deck list.";
    DeckListTooLong: "The list is longer than any deck.",
        "Take rows away.";
    DeckNoNumber { number }: "{number:?} is not the number of a card.",
        "Write it as SOR_042: set and number.";
    DeckNoSet { set }: "{set:?} is not the code of a set.",
        "Write three letters, such as SOR.";
    DeckTooManyCopies { copies }: "{copies} copies are more than any deck holds.",
        "Enter a smaller number.";
    DeckTooManyRows { most_rows }: "More than {most_rows} rows are no deck.",
        "Take rows away.";
    DeskFault: "This command is no step.",
        "Report this with what you did before.";
    DocumentDuplicatePlayer { id }: "the id {id} is used twice",
        "docs/documents.md shows the shape of a document with an example.";
    DocumentNotAPairing: "a pairing has either \"b\" or \"bye\": true",
        "docs/documents.md shows the shape of a document with an example.";
    DocumentNotAResult: "a result is either games (\"a\", \"b\", \"draws\"), or \"no_show\", or \"double_loss\"; a bye has none",
        "docs/documents.md shows the shape of a document with an example.";
    DocumentPlayerTwice { id }: "player {id} is here twice",
        "docs/documents.md shows the shape of a document with an example.";
    DocumentResultMissing: "the result is missing",
        "docs/documents.md shows the shape of a document with an example.";
    DocumentUnknownPlayer { id }: "there is no player {id}",
        "docs/documents.md shows the shape of a document with an example.";
    DocumentUnknownProfile { key, profiles }: "there is no rules profile {key}; there are {profiles}",
        "docs/documents.md shows the shape of a document with an example.";
    DocumentUnreadable { error }: "{error}",
        "docs/documents.md shows the shape of a document with an example.";
    DraftBotSeat: "A bot sits here and picks for itself.",
        "Look at another seat.";
    DraftHidden: "Picks are shown when the draft is over (CR 10.3.2B).",
        "Finish the draft first.";
    DraftImpossible { packs }: "{packs}",
        "This copy of the program is damaged: install it again.";
    DraftSeats { have }: "A pod has 2 to 16 seats, not {have}.",
        "Draw the seats again with another size of pods.";
    DraftPackCount { need, have }: "{need} packs are needed, three for each seat, not {have}.",
        "Report this with what you did before.";
    DraftStrangeCard { card }: "{card} is no card for a draft of this set.",
        "Restore the newest backup.";
    DraftRecord { number, refused }: "Pick {number} of the record is not possible: {refused}",
        "Restore the newest backup.";
    DraftNoPod: "There is no such pod.",
        "The tab Pods shows the pods.";
    DraftNoSuchPlace { number }: "There is no seat {number}.",
        "Seats are counted from 1, in the order of the table.";
    DraftNoSuchPod { number }: "There is no pod {number}.",
        "Pods are counted from 1.";
    DraftNoSuchCard { number }: "There is no card {number}.",
        "Cards of a pack are counted from 1.";
    DraftNoSeatHere { number }: "There is no seat {number} in this pod.",
        "The tab Pods shows the seats.";
    DraftNotNow: "Seats are not drawn yet.",
        "Draw the seats first.";
    DraftBegun: "The draft has begun.",
        "Go on with it, or undo its beginning.";
    DraftRoundPaired: "A round is paired.",
        "Delete the round first.";
    DraftSeatsOld: "Players were entered after the seats were drawn: draw them again.",
        "Draw the seats again.";
    DraftNotStarted: "The draft has not begun.",
        "Begin the draft first.";
    DraftOnPaper: "This event is drafted with real cards.",
        "Let the players pick at the table.";
    EventName { longest_name }: "An event has a name of 1 to {longest_name} letters.",
        "Write a name of that length.";
    EventNoSet: "This event is played with decks brought along.",
        "Choose an event with boosters.";
    EventNotFound { event }: "There is no event {event}.",
        "The list of events shows the numbers.";
    EventNotHere { event }: "There is no event {event} in this database.",
        "The list of events shows the numbers.";
    EventNotSealed: "Pools are opened in sealed events.",
        "In a draft the pool is what was drafted.";
    EventNumber: "The event's number is too large for the window.",
        "Export the event with \"cantina event\", and import it again.";
    EventPodSize: "A pod has 2 to 16 seats.",
        "Choose a size of 2 to 16; 8 is usual.";
    EventSeed: "A seed is a whole number from 0 to 18446744073709551615.",
        "Write such a number, or leave it empty.";
    ExchangeAddress { address }: "{address} is an address, and nothing is fetched from the network.",
        "Open it in a browser, export the deck there (as JSON, text or for Melee), and paste or open what you get.";
    ExchangeCollection: "The file holds a collection, not a deck.",
        "Import it under Collection, or choose a deck.";
    ExchangeEmpty: "There is nothing to read.",
        "Decks are read as JSON, as text with one card per line, and as CSV.";
    ExchangeIsAPool: "This is a pool of cards, not a deck.",
        "Decks are read as JSON, as text with one card per line, and as CSV.";
    ExchangeJson { what }: "This is not whole JSON ({what}).",
        "Decks are read as JSON, as text with one card per line, and as CSV.";
    ExchangeNoCards: "No card of the game was found in this text; a deck is JSON, CSV, or lines such as \"3 | Name | Subtitle\" or \"3 SOR_042\".",
        "Decks are read as JSON, as text with one card per line, and as CSV.";
    ExchangeNotText { at }: "This is not text (byte {at}); save the deck as plain text, JSON or CSV in UTF-8.",
        "Decks are read as JSON, as text with one card per line, and as CSV.";
    ExchangePool { pool }: "{pool}",
        "Correct the pool.";
    ExchangePoolEntry { text }: "{text:?} is not a card number with a count, such as \"SOR_042\": 1.",
        "Correct the entry.";
    ExchangeSeveralDecks { decks }: "The file holds {decks} decks; this wants one.",
        "Only Trilogy is checked with several decks: --format trilogy.";
    ExchangeShape { expected }: "Expected {expected}.",
        "Decks are read as JSON, as text with one card per line, and as CSV.";
    ExchangeTooLarge { bytes, most }: "The input has {bytes} bytes; at most {most} are read.",
        "Choose another file.";
    ExchangeTooManyCards { most }: "A deck with more than {most} cards is not read.",
        "Take cards away.";
    ExchangeTooManyDecks { decks, most }: "There are {decks} decks; at most {most} are read at once.",
        "Read fewer decks at once.";
    ExchangeTooManyRows { most }: "There are more than {most} rows.",
        "Take rows away.";
    ExchangeUnplaced { text }: "No card is called {text:?}.",
        "Mend the row, then try again.";
    ExchangeAmbiguousName { text }: "Several cards are called {text:?}; add the subtitle.",
        "Mend the row, then try again.";
    ExchangeUnknownNumber { text }: "There is no card with the number in {text:?}.",
        "Mend the row, then try again.";
    ExchangeSetToCome { text, name, set, released }: "{text:?} is a card of {name} ({set}, released {released}), a set that this version of Cantina does not hold yet. Get a newer version to check it.",
        "Mend the row, then try again.";
    ExchangeIncompleteSet { text, set }: "{text:?} is a card of {set}, a set that is not in this version yet.",
        "Mend the row, then try again.";
    ExchangeContradiction { text }: "Number and name do not belong together in {text:?}.",
        "Mend the row, then try again.";
    ExchangeNoCard { text }: "No card is named here ({text:?}).",
        "Mend the row, then try again.";
    ExchangeBadCount { text }: "The count cannot be read in {text:?}.",
        "Write the number of copies as digits, such as 3.";
    ExchangeUnknownSection { text }: "{text:?} is below a heading that Cantina does not know.",
        "Move it below Leader, Base, Deck or Sideboard, or remove it.";
    ExportFailed { error }: "The export cannot be written: {error}.",
        "Report this with what you did before.";
    FileTooLarge { megabytes }: "The file has more than {megabytes} MB; none that is meant here is that large.",
        "Choose another file.";
    FileUnreadable { error }: "The file cannot be read: {error}.",
        "Choose another file.";
    FileNotText { error }: "The file cannot be read: it is no text ({error}).",
        "Choose another file.";
    FormatsBroken { what }: "The program's formats are damaged: {what}.",
        "This copy of the program is damaged: install it again.";
    HandPair { text }: "\"{text}\" is neither a match nor a bye.",
        "Write 3:5 for a match, 7 for a bye.";
    HandsNone { cards }: "An opening hand has {cards} cards: the deck has fewer.",
        "Put more cards into the deck.";
    ImagesNoCard: "No card has the number that the file is called by.",
        "Call the file by the number on the card, such as SOR_005.png.";
    ImagesNoPicture: "The file is no PNG, JPEG or WebP picture.",
        "Save the picture again as PNG, JPEG or WebP.";
    ImagesTooLarge { megabytes }: "A picture of a card has at most {megabytes} MB.",
        "Save the picture smaller.";
    ImagesTooMany { most_files }: "The folder holds more than {most_files} files.",
        "Choose the folder that has only the pictures of cards.";
    ImportUnreadable { what }: "This is not an exported event: {what}.",
        "Export the event again on the other machine, and carry the whole file.";
    ImportTooLong: "This is not an exported event: it is too long.",
        "Export the event again on the other machine, and carry the whole file.";
    ImportTooManyRecords: "This is not an exported event: it has too many records.",
        "Export the event again on the other machine, and carry the whole file.";
    InputFailed { error }: "The input cannot be read: {error}.",
        "Try again.";
    JournalBroken { what }: "The event's journal cannot be followed: {what}",
        "Restore the newest backup.";
    JournalEmpty: "The event's journal cannot be followed: it is empty",
        "Restore the newest backup.";
    JournalNoSettings: "The event's journal cannot be followed: it does not begin with the event's settings",
        "Restore the newest backup.";
    JournalOrder: "The event is opened twice.",
        "Restore the newest backup.";
    JournalTime { at }: "{at:?} is not a time.",
        "Restore the newest backup.";
    JournalUnreadable { error }: "A record of the event cannot be read: {error}",
        "Restore the newest backup, or open the event with the version that wrote it.";
    JournalUnwritable { error }: "The step cannot be written: {error}.",
        "Report this with what you did before.";
    JudgeCard { card }: "\"{card}\" is no number of a card.",
        "Write it as SOR_042: set and number.";
    JudgeImpossible: "This position cannot be: put it right first.",
        "Correct what the position panel marks.";
    JudgeNoBranch { number }: "There is no branch {number}.",
        "Look at the case again.";
    JudgeNoRuledBranch: "The branch that is ruled to be right is not there.",
        "Choose one of the branches of the case.";
    JudgeNoJudge: "A ruling has the name of its judge.",
        "Write the judge's name.";
    JudgeNoOutcome: "A ruling says what was ruled.",
        "Write what was ruled.";
    JudgeNotNow: "That cannot be done now.",
        "Look at it again and repeat the step.";
    JudgeTyped { card }: "{card} cannot be a card.",
        "Give it a name, and cost, power and HP from 0 to 99; a unit, leader or base has at least 1 HP.";
    JudgeNotBetween: "A game goes on from between two actions only.",
        "Answer the open question first, or go back to the action before it.";
    JudgeByHand { error }: "That cannot be done by hand here: {error}.",
        "Choose another card, or finish the action first.";
    JudgeHandCard { card }: "That does not fit {card} where it is.",
        "Damage goes on units and bases; units, leaders and resources are exhausted; upgrades, Pilots and leaders that deploy as upgrades go on units; upgrades with Fortify go on bases; bases and other leaders stay where they are.";
    JudgeHandBusy: "In the middle of this step nothing can be changed by hand.",
        "Answer what is asked first, or go back a step.";
    JudgeHandKeyword { keyword }: "There is no keyword \"{keyword}\".",
        "Write power and HP as +2/-1, or a keyword with its number, as Raid 2.";
    JudgeRange { number }: "{number} is out of range.",
        "Enter a smaller number.";
    JudgeRule { rule }: "There is no rule {rule}.",
        "Look it up under Rules.";
    JudgeTooMany { most_steps }: "A branch has at most {most_steps} steps.",
        "Begin another branch, or a new case from here.";
    JudgeTooManyHidden { most_hidden }: "A hand or deck has at most {most_hidden} cards that are not known.",
        "Enter a smaller number.";
    JudgeUnreadable { error }: "This is no position: {error}.",
        "Paste a position or a case as Cantina writes it: docs/protocol.md shows the shape of a position.";
    JudgeTextTooLong: "The text is too long for a case.",
        "Paste a position or a case as Cantina writes it: docs/protocol.md shows the shape of a position.";
    JudgeRulingUnreadable { error }: "The ruling cannot be read: {error}.",
        "Paste a position or a case as Cantina writes it: docs/protocol.md shows the shape of a position.";
    JudgeCaseUnreadable { error }: "The case cannot be read: {error}.",
        "Paste a position or a case as Cantina writes it: docs/protocol.md shows the shape of a position.";
    JudgePositionUnreadable { error }: "The position cannot be read: {error}.",
        "Paste a position or a case as Cantina writes it: docs/protocol.md shows the shape of a position.";
    JudgeNoPlayers: "There are no players in this position.",
        "Paste a position or a case as Cantina writes it: docs/protocol.md shows the shape of a position.";
    JudgeUnwritable { error }: "The ruling cannot be written: {error}.",
        "Report this with what you did before.";
    JudgeWords { longest_words }: "A text has at most {longest_words} letters.",
        "Shorten it.";
    LateNoSeat: "No open table of the newest round has a free seat.",
        "Enter the player for the next round, or pair this one again with late entries.";
    LeagueBroken { error }: "The league cannot be read: {error}.",
        "Restore the newest backup, or open it with the version that wrote it.";
    LeagueNoOpening: "The league does not begin with its making.",
        "Restore the newest backup.";
    LeagueMadeTwice: "The league is made twice.",
        "Restore the newest backup.";
    LeagueExportUnreadable { error }: "This is not an exported league: {error}.",
        "Export the league again on the other machine, and carry the whole file.";
    LeagueExportOld: "This file has the league without its events: it was written by an older version.",
        "Export the league again with a version that carries the events.";
    LeagueExportNoEvent { event }: "The file lacks event {event} of the league.",
        "Take that event out of the league on the other machine, or mend it there, and export again.";
    LeagueHasEvent { event }: "Event {event} is in this league already.",
        "The league lists its events.";
    LeagueName { longest_name }: "A name has 1 to {longest_name} letters.",
        "Write a name of that length.";
    LeagueNoEvent { event }: "Event {event} is not in this league.",
        "The league lists its events.";
    LeagueNoEventNamed: "No event.",
        "Name an event.";
    LeagueNotJoined { name }: "{name} is nobody else's name in this league.",
        "The league lists the names that are one person.";
    LeagueNotJoinedIn { name, event }: "{name} is nobody else in event {event}.",
        "The league lists the names that are one person.";
    LeagueNothingToUndo: "There is nothing to undo.",
        "The league is as it was made.";
    LeagueNumber: "The number is too large.",
        "The list of leagues shows the numbers.";
    LeaguePointsBest: "At least one event must count.",
        "Correct the points table.";
    LeaguePointsTooManyEvents: "So many events cannot count.",
        "Leave it empty to count all.";
    LeaguePointsKeys: "What ranks the league is empty, or named twice.",
        "Correct the points table.";
    LeaguePointsName: "A points table has a key and a name.",
        "Correct the points table.";
    LeaguePointsOrder { until }: "Place {until} does not come after the place before it.",
        "Correct the points table.";
    LeaguePointsTooMany { points, most }: "{points} points are more than {most}, or there are too many places.",
        "Correct the points table.";
    LeaguePointsUnknown { key, tables }: "There is no points table {key:?}.",
        "The tables are {tables}.";
    LeagueSameAlready { name, person }: "{name} and {person} are one person already.",
        "The league lists the names that are one person.";
    LeagueNoTable: "This is no table.",
        "Save the standings as CSV, with a header row.";
    LeagueTableColumns { columns }: "The table lacks a column of names, or of points; its columns are {columns}.",
        "Call them Name and Points. Standings of one event need no points: choose that their places count.";
    LeagueTableFigure { figure }: "{figure} is no whole number.",
        "Write a whole number there, or leave the cell empty.";
    LeagueTableTooLong { most }: "A table has at most {most} lines.",
        "Leave out the players without points.";
    LeagueTooMany { most_events }: "A league has at most {most_events} events.",
        "Make a second league.";
    LeagueUnwritable { error }: "The step of the league cannot be written: {error}.",
        "Report this with what you did before.";
    LibraryEmpty { what }: "The {what} is empty.",
        "Write something.";
    LibraryTooLong { what, length, most }: "The {what} has a length of {length}; {most} is the most.",
        "Shorten it.";
    LibraryTooMany { found, what, most }: "{found} {what} are too many; {most} is the most.",
        "Take fewer.";
    NoticesBroken { error }: "The list of other people's work cannot be read: {error}.",
        "This copy of the program is damaged: install it again.";
    OddsDeckTooLarge { most, deck }: "Odds are worked out for decks of up to {most} cards, not {deck}.",
        "Change the figures.";
    OddsEmpty: "The deck has no cards.",
        "Change the figures.";
    OddsTooManyCopies { copies, deck }: "{copies} copies do not fit into a deck of {deck} cards.",
        "Change the figures.";
    OddsTooManyRounds { most, rounds }: "Odds look up to {most} rounds ahead, not {rounds}.",
        "Change the figures.";
    OddsUnreadable: "The size of the deck is missing.",
        "Name a file, or --deck 50.";
    OddsNoCopies: "The number of copies is missing.",
        "Name --copies 3, or --card with a file.";
    NamesUnreadable: "No names of cards are in this file.",
        "It takes a CSV table with a column for the number on the card (SOR_005) and one for its name.";
    OpenNoProgram: "This computer has no program that opens this file.",
        "Open it from its folder with a program of your choice.";
    OpenNotWritten: "Only what was saved since Cantina was started can be opened from here.",
        "Save it again, or open it from its folder.";
    OutputFailed { error }: "The output cannot be written: {error}.",
        "Check the disk and the folder, then try again.";
    PacksConfig { what }: "The description of the boosters is damaged: {what}.",
        "This copy of the program is damaged: install it again.";
    PairNotNow { rounds }: "All {rounds} planned rounds are played. Plan more to go on.",
        "Plan more rounds, or make the cut.";
    PairOver: "The bracket has its winner.",
        "The standings are final.";
    PairTooFew: "At least 2 players are needed.",
        "Enter players, or let players come back.";
    PairResultsOpen { open }: "{open}.",
        "Enter the open results first.";
    PairBeforeDraft: "The draft has not begun.",
        "Begin and finish the draft first.";
    PairDrafting: "The draft is not over.",
        "Finish the draft first.";
    PaperFailed { error }: "The sheet cannot be written: {error}.",
        "Report this with what you did before.";
    PaperFont: "The font of the sheet cannot be read.",
        "This copy of the program is damaged: install it again.";
    PaperNoFolder { error }: "The folder for papers cannot be made: {error}.",
        "Save the paper as a PDF where you can write.";
    PaperNothing: "The league has no standings yet.",
        "Add an event in which a round is paired.";
    PaperNoBracket: "There is no bracket yet.",
        "Make the cut first.";
    PaperFinalTable: "The cut is a final table.",
        "Print the pairings of its round.";
    PaperNoChecks: "No deck is checked in this round.",
        "Draw or choose tables for deck checks first.";
    PaperNoPeople: "Nobody is in this event.",
        "Enter players first.";
    PaperNoPods: "There are no pods.",
        "Draw seats first; an event without a draft has none.";
    PaperNoRound: "No round is paired yet.",
        "Pair a round first.";
    PaperNoStandings: "There are no standings yet.",
        "Pair a round first.";
    PhonesAddress { address }: "This machine does not have the address {address}.",
        "Choose one of the addresses of this machine, or none for all of them.";
    PhonesDeckInMatch: "Your match is open: the list that you play it with stays as it is.",
        "Exchange cards with your sideboard between its games; change the list after the match, or ask at the desk.";
    PhonesGone: "This phone is not in use any more: another one has taken its place, or the event is over.",
        "Ask at the desk for a new invitation.";
    PhonesJoinCode { code }: "No phone that asks to join shows “{code}”.",
        "Read the four digits from the phone once more. If three minutes have passed, let the phone ask again.";
    PhonesJoinGone: "Nobody asks to join any more: the request was answered, or is over.",
        "Let the phone ask again.";
    PhonesLongCode: "This is too long for a QR code.",
        "Take a shorter name or password.";
    PhonesLongList { longest }: "This list is too long for a deck: more than {longest} letters.",
        "Paste one deck list only.";
    PhonesMatchFirst: "Your match of the round, or your draft, comes first.",
        "Finish it; then play as you like.";
    PhonesNoDecks: "At this event no deck lists are handed in from phones.",
        "Build your deck at the desk.";
    PhonesNoMatch: "This match is not open: it was paired anew, or has its result.",
        "Look at your match again; the desk can change a result.";
    PhonesNoNetwork: "This machine is on no network that phones could reach.",
        "Join the room's Wi-Fi or plug in its router, then try again.";
    PhonesNotYours: "This cannot be entered from here.",
        "Ask at the desk, or let the desk make you a scorekeeper.";
    PhonesOff: "Phones are off.",
        "Start them for this event first.";
    PhonesOrder { asked }: "Requests of this phone came out of order: {asked} were taken in.",
        "Load the page again.";
    PhonesPickOver: "This pick is over: the packs have been passed on.",
        "Pick from the pack that you have now; the desk may have picked for you.";
    PhonesBotPicked: "A bot has picked for you: the desk asked it to, or you had left the event.",
        "Wait for the next pack. A pick stays (CR 10.3.3).";
    PhonesPicked: "You have picked another card from this pack already.",
        "Wait for the next pack. A pick stays (CR 10.3.3).";
    PhonesPlays: "You are in a game outside the round already.",
        "Finish it, or give it up.";
    PhonesPort { port, why }: "The port {port} and the next ones cannot be used: {why}.",
        "Close the program that uses it, or choose another port (--port).";
    PhonesRefused: "This request was refused before, and nothing was changed.",
        "Look at what the phone shows now, and ask again if it is still needed.";
    PhonesTableGone: "This table waits no more: it is full, or its players have left it.",
        "Choose another table, or open one.";
    PhonesTableLeaders { leaders }: "The decks at this table have another number of leaders than yours: {leaders}.",
        "Twin Suns decks have two leaders, others one: choose such a deck, or open a table of your own.";
    PickNoSuchCard { card }: "The pack has no {card}.",
        "Look at the pack again: it may be another one by now.";
    PickNoSuchPlace { cards }: "The pack has {cards} cards.",
        "Cards of a pack are counted from 1.";
    PickNoSuchSeat { seat }: "There is no seat {seat}.",
        "Seats are counted from 1, in the order of the table.";
    PickNotNow: "This seat has picked and waits for the others.",
        "Go on at another seat.";
    PickNothing { seat }: "Seat {seat} has nothing to pick from.",
        "Go on at another seat.";
    PickOver: "The draft is over.",
        "Build the decks.";
    PlayBase { bases }: "The deck has {bases} bases; a game wants one.",
        "Correct the deck.";
    PlayBestOf: "Two players play one game or the best of three, more play one.",
        "Choose one game or the best of three.";
    PlayConsent: "Everybody at the table must agree to take a step back.",
        "Ask the others, and confirm it.";
    PlayDecks: "A game is played by two to four: give one deck for both of two, or one for each.",
        "Name one deck, or two to four.";
    PlayDiffers: "The step leads to another state than it did.",
        "Report it with the game's export.";
    PlayEndless: "The match does not end.",
        "Play it again with another seed, and report this one.";
    PlayEndlessSeed { seed }: "The game with seed {seed} does not end.",
        "Play with another seed, and report this one with the decks.";
    PlayHuman: "A person plays one game at the terminal, not many and not as JSON.",
        "Choose bots: --p1 quick --p2 strong.";
    PlayInputEnded: "The input ended before the game did.",
        "Give an answer for each question.";
    PlayLeader { leaders }: "The deck has {leaders} leaders; a game wants one, Twin Suns two.",
        "Correct the deck.";
    PlayMovedOn: "The game has gone on meanwhile.",
        "Look again.";
    PlayName { longest_name }: "A player's name has at most {longest_name} letters.",
        "Shorten it.";
    PlayNoCard { number }: "There is no card {number}.",
        "Correct the number, such as SOR_042.";
    PlayNoDeck { key }: "There is no published deck {key:?}.",
        "Choose a deck of the list.";
    PlayNoDeckOrFile { name, decks }: "There is neither a published deck nor a file {name:?}.",
        "Decks that can be played with: {decks}.";
    PlayNoOpenTable: "There is no open table to play out in this round.",
        "Pair the next round.";
    PlayNoOption: "There is no such answer.",
        "Look at it again and repeat the step.";
    PlayNoOptionNumber { number, options }: "There is no option {number}; there are 1 to {options}.",
        "Choose a number of the list.";
    PlayNoSeat: "There is no such seat.",
        "Choose a seat of the game.";
    PlayNotNow: "That cannot be done now.",
        "Look at it again and repeat the step.";
    PlayOutOfPlace: "A step is out of place.",
        "Report it with the game's export.";
    PlayOverForOne: "The game is over for this player.",
        "Look at the result.";
    PlayNoStepBack: "There is no such step to go back to.",
        "Look at it again and repeat the step.";
    PlayNoNextGame: "No other game follows now.",
        "Finish this game first.";
    PlayNotWritten { cards }: "These cards cannot be played with yet: {cards}.",
        "\"cantina cards --coverage\" says which cards can.";
    PlayNotWrittenMore { cards, more }: "These cards cannot be played with yet: {cards} and {more} more.",
        "\"cantina cards --coverage\" says which cards can.";
    PlaySetNotWritten { set }: "Not every card of {set} can be played with yet.",
        "\"cantina cards --coverage\" says which cards can.";
    PlayNoAnalysis: "The game goes on.",
        "It can be analysed when it is over.";
    PlayNoHints: "There are no hints in a match of a round.",
        "Ask for them in a game of your own.";
    PlayNoFork: "This match of a round is not over: a game that goes on from it would show what is still hidden.",
        "Play on from it when the match is over.";
    PlayNotYours: "A bot decides now.",
        "Wait for it.";
    PlayNothingToUndo: "There is nothing to undo.",
        "Play on.";
    PlayNumber: "The game's number is too large for the window.",
        "Put old games away, and report this.";
    PlayReported: "The result of this match is written already.",
        "Correct it in the round.";
    PlaySeats: "A game has two to four players.",
        "Choose two to four.";
    PlaySeed: "A seed is a whole number.",
        "Write a whole number, or leave it empty.";
    PlaySetup { decks }: "A game needs two to four decks, not {decks}.",
        "Name two to four decks.";
    PlaySetupKind: "A card of this deck is of the wrong kind for its place.",
        "Correct the deck: one base, one leader (Twin Suns two), and no token among the cards.";
    PlaySetupLeaders { leaders }: "The deck has {leaders} leaders.",
        "Take one leader, for Twin Suns two.";
    PlaySetupNotWritten: "The text of a card of this deck is not written yet.",
        "\"cantina cards --coverage\" says which cards can be played with.";
    PlaySetupTooMany: "There are too many cards.",
        "Take smaller decks.";
    PlaySideboard { card }: "There are not so many copies of {card}.",
        "Exchange cards of the deck and its sideboard only.";
    PlaySideboardSmall { least, cards }: "The deck needs at least {least} cards; it has {cards}.",
        "Put more cards into the deck.";
    PlayStopped { fault }: "The engine has a fault here, and the game has stopped: {fault}.",
        "Everything up to here is saved. Take back the last answer to go on another way, and report it.";
    PlayStoppedSeed { seed, fault }: "The game with seed {seed} has stopped: {fault}.",
        "Play with another seed than {seed}, and report this one with the decks.";
    PlayUnreadable { error }: "How the game began cannot be read: {error}.",
        "Restore the newest backup.";
    PlayUnwritable { error }: "The game cannot be written: {error}.",
        "Report this with what you did before.";
    PlayerAmbiguous { named, names }: "{named:?} may be {names}.",
        "Write the whole name, or the number.";
    PlayerBot: "A bot cannot be somebody's second entry.",
        "Merge two people.";
    PlayerNoTable: "This player has no match or table in the newest round.",
        "Choose a player who sits at a table.";
    PlayerNotFound { player }: "There is no player {player} in this event.",
        "The list of players shows names and numbers.";
    PlayerNotNamed { named }: "There is no player {named:?} in this event.",
        "The list of players shows names and numbers.";
    PlayerUnknown { player }: "There is no player {player}.",
        "The list of players shows names and numbers.";
    PlayersAfterTheCut: "The cut is made: nobody who enters now would be paired.",
        "Undo the cut before its first round is paired, then enter the player.";
    PlayersDeckFromBoosters: "The decks of this event come from its boosters, so no list is registered.",
        "Enter the names alone, or make a constructed event.";
    PlayersDeckTooMany { most }: "A player of this event has at most {most} deck(s).",
        "Choose Trilogy under Rules… for three decks a player.";
    PlayersDuplicate { name }: "{name} is already in this event.",
        "Give one of the two a second name or an initial. Nothing was entered.";
    PlayersTwiceInFile { name }: "{name} is in the event twice.",
        "Give one of the two another name where the event was made, and export it again.";
    PlayersEmpty: "The name is empty.",
        "Write a name.";
    PlayersNone: "There is no name in the text.",
        "Write one name on each line.";
    PlayersEmptyRow: "This row has no name.",
        "Write a name in this row, or take it away.";
    PlayersTooLong { start, longest_name }: "“{start}…” is longer than {longest_name} letters.",
        "Shorten the name.";
    PlayersTooMany { most_players }: "An event holds at most {most_players} players.",
        "Make a second event.";
    PlayersBots { most_bots }: "Enter 1 to {most_bots} bots at once.",
        "Choose such a number.";
    PlayersOtherFile: "This is a deck list or a web page, not a list of players.",
        "Use names, one per line, or a CSV or JSON file with a column for the names.";
    PlayersUnreadable: "The name contains characters that cannot be shown.",
        "Copy the names as plain text.";
    PlayersNoCsv: "This line is not CSV.",
        "Save the table as CSV again.";
    PlayersNoColumn { columns }: "No column of this table is one of players' names; its columns are {columns}.",
        "Call the column with the names Player or Name.";
    PlayersNoJson { error }: "This begins as JSON and is none: {error}.",
        "Export the players again, and take the whole file.";
    PlayersNoneInJson: "No player is in this JSON.",
        "It takes a list of objects that each have a name or player, and a deck if there is one; or save a CSV table instead.";
    PointsUnreadable { error }: "This is no points table: {error}.",
        "Start from the one that `cantina league points L` prints.";
    PoolMissing: "A limited deck is checked against its pool.",
        "Name the pool with --pool FILE: {{\"set\": \"SOR\", \"cards\": {{\"SOR_001\": 1}}}}.";
    PoolUnreadable { card }: "The catalogue has no card {card}.",
        "Correct the pool.";
    PoolNoSet { set }: "The catalogue has no set {set}.",
        "Correct the pool.";
    PoolTooMany { card, count }: "{card}: {count} copies are more than a pool holds.",
        "Correct the pool.";
    PrintNoViewer: "This computer has no program that opens a PDF.",
        "Save the paper as a PDF instead, and print it where there is one.";
    ProfileDamaged { error }: "Your rules profiles cannot be read: {error}.",
        "Restore the newest backup.";
    ProfileFloor: "The floor is a share, 1/1 at the most.",
        "Correct the profile.";
    ProfileGames: "A match is won with 1, 2 or 3 games.",
        "Correct the profile.";
    ProfileGamesMost { most }: "A match has {most} won games at the most.",
        "Correct the profile.";
    ProfileInfractions { most }: "{most} infractions at the most.",
        "Correct the profile.";
    ProfileInfractionNames { longest }: "Code and name have 1 to {longest} letters.",
        "Correct the profile.";
    ProfileInfractionPath: "The path has at least one penalty.",
        "Correct the profile.";
    ProfileInfractionOrder: "A later penalty is no milder than an earlier one.",
        "Correct the profile.";
    ProfileKey { longest }: "A key has small letters, digits and hyphens, {longest} at the most.",
        "Correct the profile.";
    ProfileMinutes { least, most }: "{least} to {most} minutes are possible.",
        "Correct the profile.";
    ProfileName { longest }: "A name has 1 to {longest} letters.",
        "Correct the profile.";
    ProfilePoints: "A win gives the most, at least 1, and a loss the least.",
        "Correct the profile.";
    ProfilePointsPlaces: "A higher place gives no less, the first at least 1.",
        "Correct the profile.";
    ProfileRankBy: "Nothing decides the standings.",
        "Correct the profile.";
    ProfileRankMatches: "Matches come first: wins or points.",
        "Correct the profile.";
    ProfileRankPoints: "Points come first.",
        "Correct the profile.";
    ProfileRounds { most }: "The table of rounds has 1 to {most} lines.",
        "Correct the profile.";
    ProfileRoundCount { most }: "1 to {most} rounds are possible.",
        "Correct the profile.";
    ProfileRoundOrder: "The numbers of players ascend.",
        "Correct the profile.";
    ProfileSealedPacks { most }: "1 to {most} boosters are possible.",
        "Correct the profile.";
    ProfileShipped { key }: "The key {key:?} belongs to a profile of the program.",
        "Choose another key.";
    ProfileTooMany { most }: "{most} profiles of your own are the most.",
        "Delete one that you do not need.";
    ProfileTwice: "A key stands twice.",
        "Correct the profile.";
    ProfileTwiceInfraction: "The code stands twice.",
        "Correct the profile.";
    ProfileUnknown { key, profiles }: "There is no rules profile {key:?}.",
        "The profiles are {profiles}.";
    ProfileNotOwn { key }: "You have no rules profile {key:?} of your own.",
        "The list shows which profiles are yours.";
    ProfileUnreadable { what }: "This is not a rules profile: {what}.",
        "Start from a profile of the program: copy it, and change its values.";
    ProfileTooLong: "This is not a rules profile: it is too long.",
        "Start from a profile of the program: copy it, and change its values.";
    PuzzleAstray: "No answer solves the puzzle from here.",
        "Take back the last answer, or begin again.";
    PuzzleUnknown { key }: "There is no puzzle {key}.",
        "Take one from the list.";
    ProfileUnwritable { error }: "The profile cannot be written: {error}.",
        "Report this with what you did before.";
    ProgramFailed: "Cantina could not finish this because of a defect of its own.",
        "Nothing that was confirmed before is lost. Close the window and start Cantina again.";
    ProgramStopped { error }: "A part of Cantina has stopped: {error}.",
        "Start it again, and report this if it happens again.";
    ResultNoBots: "There is no open table with two bots in this round.",
        "Enter the results of the other tables.";
    ResultThere: "This table has a result already.",
        "Correct it in the round.";
    ResultUnreadable { text }: "{text:?} is not a result.",
        "Write 2-0, 2-1, 1-1, 1-0-1 (games of the first, the second, drawn), noshow-a, noshow-b, loss-a, loss-b or double-loss.";
    ResultNoHp { text }: "{text} is no result.",
        "Write 2-1, or the HP left at a table of three or four: 12 0 7 4.";
    RoundNone: "No round is paired yet.",
        "Pair the first round.";
    RoundNotFound { round }: "There is no round {round}.",
        "The event shows its rounds.";
    RoundNotHere { round }: "There is no round {round} in this event.",
        "The event shows its rounds.";
    RoundNoStandings { round }: "There are no standings of round {round}.",
        "Name a round before the bracket.";
    RoundUnknown { round }: "There is no round {round}.",
        "The event shows its rounds.";
    RulesBroken { error }: "The program's index of the rules is damaged: {error}.",
        "This copy of the program is damaged: install it again.";
    RulesNone { rule }: "There is no rule {rule}.",
        "\"cantina rules 7\" lists a whole section.";
    RulesNoneFound { asked }: "No rule has {asked:?} in its summary.",
        "\"cantina rules 7\" lists a whole section.";
    RulesTooLong { longest }: "A search in the rules has at most {longest} letters.",
        "Search for the words that matter.";
    RulesUnreadable { megabytes }: "The file has more than {megabytes} MB; no text of the rules is that long.",
        "Save the official rules as plain text (.txt), each rule on a line that begins with its number.";
    RulesNotText: "The file is not plain text.",
        "Save the official rules as plain text (.txt), each rule on a line that begins with its number.";
    RulesNotTheRules { found }: "These do not look like the rules: only {found} lines begin with the number of a rule.",
        "Save the official rules as plain text (.txt), each rule on a line that begins with its number.";
    SafetyNoCopy { label }: "There is no copy \"{label}\".",
        "The list shows the copies.";
    SafetyNoFolder: "There is no such folder.",
        "Choose an existing folder, on another disk or a USB stick.";
    SealedLeader { shown }: "{shown:?} is no leader.",
        "Name leaders by their numbers, such as HMW_004.";
    SealedLeaders { most_leaders }: "A pool gets at most {most_leaders} leaders.",
        "Name fewer leaders.";
    SealedPacks { most_packs }: "A sealed pool has 1 to {most_packs} boosters.",
        "Six are usual, eight at larger events.";
    SeatNotNow: "The draft has begun.",
        "Go on with the draft.";
    SeatNotDrafted: "This event is not drafted.",
        "Pair the first round.";
    SeatResultsOpen { open }: "{open}.",
        "Enter the open results first.";
    SeatAfterTheCut: "The single elimination has begun.",
        "Play the bracket to its end.";
    SeatNoneFree: "Every seat is taken, or this player has one already.",
        "Draw the seats again to seat everyone.";
    SeatTooFew: "At least 2 players are needed.",
        "Enter players.";
    SeedUnreadable: "A seed is a whole number from 0 to 18446744073709551615.",
        "Write such a number.";
    SetNoBoosters { shown, sets }: "There are no boosters of \"{shown}\".",
        "Boosters can be opened of {sets}.";
    SettingsInvalid: "The text size is 80 to 400 per cent.",
        "Choose a size between them.";
    SimulatePercent: "Drops, draws and late entries are percentages from 0 to 100.",
        "Write 0 to 100.";
    SimulatePlayers { most_players }: "Events have 2 to {most_players} players.",
        "Choose a number between them.";
    SimulateRounds { most_rounds }: "Events have 1 to {most_rounds} rounds.",
        "Choose a number between them.";
    SimulateUnreadable { text }: "\"{text}\" is no number of players.",
        "Write 33, or 5-64 for as many as chance gives.";
    SlipUnknown { typed }: "No slip of this event has the code \"{typed}\".",
        "Type it as printed, for example 3-12-KT. After a new pairing, print the slips again.";
    StatisticsEmpty: "No event was named.",
        "Name at least one event.";
    StatisticsTooMany { most_events }: "{most_events} events at once are the most.",
        "Choose fewer events.";
    StoreConflict: "Another program has changed this event in the meantime.",
        "Look at it again and repeat the step.";
    StoreConflictDeck: "Another program has changed this deck in the meantime.",
        "Look at it again and repeat the step.";
    StoreBusyEvent: "Another program keeps writing to this event.",
        "Try again.";
    StoreBusyLeague: "Another program keeps writing to this league.",
        "Try again.";
    StoreCorrupt: "The database file is damaged.",
        "Restore the newest backup.";
    StoreCorruptEvent { entry }: "The journal of this event is damaged at entry {entry}.",
        "Restore the newest backup.";
    StoreCorruptGame { step }: "What was played is damaged at step {step}.",
        "Restore the newest backup.";
    StoreCorruptLeague { step }: "The league is damaged at step {step}.",
        "Restore the newest backup.";
    StoreDiskFull: "The disk is full. Nothing was changed.",
        "Free some space, then try again.";
    StoreEmptied { copies, newest }: "The database is empty or missing, but there are {copies} backups of it. Nothing was changed.",
        "Restore the newest backup, {newest}. To start with an empty database instead, move the folder of the backups away.";
    StoreExists: "There is a file of that name already. It was left alone.",
        "Choose another file.";
    StoreIo { detail }: "The system refused: {detail}.",
        "Check the disk and the folder, then try again.";
    StoreIsDatabase: "There is a database, or a file of one. It was left alone.",
        "Choose another file.";
    StoreLocked: "The database is in use by another program and was not released in time.",
        "Close the other program that uses it, then try again.";
    StoreNewer { found, known }: "The database was written by a newer version of Cantina (version {found}, this one knows {known}). It was not touched.",
        "Start the newest version of Cantina.";
    StoreNotAFile: "There is a device, a pipe or a folder, not a file. Nothing was written.",
        "Choose another file.";
    StoreNotFound: "There is no such file.",
        "Choose another file.";
    StoreNoEvent { event }: "There is no event {event}.",
        "The list of events shows the numbers.";
    StoreNoGame { game }: "There is no game {game}.",
        "The list of games shows those that there are.";
    StoreNoLeague { league }: "There is no league {league}.",
        "The list of leagues shows those that there are.";
    StoreNotOurs: "The file is not a Cantina database. It was not touched.",
        "Choose another file.";
    StoreReadOfFullDisk: "The disk is full. The database is open for reading only: you can show, print, export and verify, but no step is saved.",
        "Free some space, then start Cantina again.";
    StoreReadOfProtected: "The database or its folder cannot be written to. It is open for reading only: you can show, print, export and verify, but no step is saved.",
        "Allow writing to the folder or copy the database to another one, then start Cantina again.";
    StoreReadOnly: "The database or its folder cannot be written to.",
        "Choose a folder that you may write to.";
    StoreReplaced: "The database was deleted, moved or replaced while it was open. The step was not saved.",
        "Export what is open, put the database back in its place, and start the program again.";
    StoreSchema { what }: "The database is not as this program makes it: {what}.",
        "Restore the newest backup.";
    StoreStepLost: "The last acknowledged step was lost: the log of the database was damaged.",
        "Enter it again or restore the newest copy; the damaged log is beside the database.";
    StoreStepsLost { steps }: "The last {steps} acknowledged steps were lost: the log of the database was damaged.",
        "Enter them again or restore the newest copy; the damaged log is beside the database.";
    TableAssigned { table, player }: "Table {table} is assigned to {player}, but it is not among these table numbers.",
        "Assign {player} another table first.";
    TableNotInRoom { table }: "The room has no table {table}.",
        "Choose another table, or change the table numbers of the room first.";
    TableNotFound { table }: "There is no table {table}.",
        "The round shows its tables.";
    TableUnknown { table, round }: "There is no table {table} in round {round}.",
        "The round shows its tables.";
    TournamentAbsentAlready { player, round }: "Player {player} is absent from round {round} already.",
        "The round shows who is absent.";
    TournamentAlreadyDropped { player }: "Player {player} has left the event.",
        "Let the player come back first.";
    TournamentBans: "In Trilogy each bans one of three decks, and only there.",
        "Name one deck of each player, from 1 to 3.";
    TournamentBestOf { games }: "A match is of 1, 3 or 5 games, not {games}.",
        "Choose 1, 3 or 5.";
    TournamentBuiltOn { round }: "Round {round} was made by this result: delete it first.",
        "Delete the later round, correct, and pair it again.";
    TournamentByeDeclared { player, round }: "Player {player} has a declared bye in round {round} already, or the round is paired.",
        "Choose a later round.";
    TournamentByeResult { table, round }: "Table {table} of round {round} takes no such result: a bye stays a bye, a match is played.",
        "Enter the result of a match at its own table.";
    TournamentClock { round }: "The clock of round {round} cannot do that now.",
        "Look at the clock: it is started once, paused while it runs, and resumed while it stands.";
    TournamentCutBegun: "The single elimination has begun.",
        "Delete the elimination rounds first.";
    TournamentCutSeeds { seeds, size }: "{seeds} players are no field for a cut to {size}.",
        "Cut to a size that the field fills.";
    TournamentCutSize { size }: "A cut is to 2, 4, 8 or 16, not {size}.",
        "Cut to 2, 4, 8 or 16.";
    TournamentDeckSlot { slot, least, most }: "Deck {slot} cannot be handed in: {least} to {most} are possible.",
        "Choose one of these.";
    TournamentDecksLocked { player }: "The lists of player {player} are locked.",
        "Open the lists of this player first.";
    TournamentDisqualified { player }: "Player {player} is disqualified.",
        "Withdraw the disqualification first.";
    TournamentEmptyName: "A name is empty.",
        "Write a name.";
    TournamentExtension { seconds }: "{seconds} seconds are no extension.",
        "Choose 1 second to 2 hours.";
    TournamentGameDecks { game }: "Game {game} cannot be played with these decks.",
        "Choose decks that are not banned and have not won yet.";
    TournamentGameLossMissing { a, b, games }: "{a}-{b} leaves out a game loss: {games} of the games were lost by penalty.",
        "Count the lost game, or withdraw the penalty.";
    TournamentGamesAfterEnd { game }: "Game {game} was played after the match was decided.",
        "Leave it out.";
    TournamentImpossibleGames { a, b, drawn, games_to_win }: "{a}-{b}-{drawn} is not a result of a match to {games_to_win} games.",
        "Possible are 2-0, 2-1, 1-1, 1-0, 0-0 and the other way round, with drawn games.";
    TournamentMergeItself { player }: "Player {player} cannot be merged with the same entry.",
        "Choose the other entry.";
    TournamentMergeMet { player, into, round }: "Players {player} and {into} have met in round {round}: they are not one person.",
        "If it was really one person, delete the round, or pair it again without the second entry; then merge.";
    TournamentMergeSameRound { player, into, round }: "Players {player} and {into} both have a table or a bye in round {round}.",
        "If one of them never played, drop that entry instead; or delete the round, merge, and pair again.";
    TournamentMergeSeats { player, into }: "Players {player} and {into} both have a seat in the same draft.",
        "Drop one of them, draw the seats again before the draft begins, then merge.";
    TournamentMergeSeeds { player, into }: "Players {player} and {into} are both in the bracket.",
        "Undo the bracket, merge, and make it again.";
    TournamentNeedsWinner { table, round }: "Table {table} of round {round} needs a winner: it is single elimination.",
        "Play on until there is a winner.";
    TournamentNoDeclaredBye { player, round }: "Player {player} has no declared bye in round {round}, or the round is paired.",
        "The player's sheet shows declared byes.";
    TournamentNoNote: "A reason is needed.",
        "Say why in a few words.";
    TournamentNoPlayers: "Nobody takes part.",
        "Enter players, or let players come back.";
    TournamentNotAtATable { player, round }: "Player {player} is at no table of round {round}.",
        "Choose a player who sits at a table.";
    TournamentNotDropped { player }: "Player {player} has not left the event.",
        "The list of players shows names and numbers.";
    TournamentNotNewest { round, newest }: "Round {round} is not the newest one, which is round {newest}.",
        "Only the newest round can be changed this way.";
    TournamentNotPaired { player }: "Player {player} is not paired.",
        "Name everybody who takes part.";
    TournamentNotTheBracket: "The tables are not those of the bracket.",
        "Pair the round as the bracket says.";
    TournamentNotTheFinalTable: "The final table is one table with everybody of the cut.",
        "Seat everybody of the cut at one table.";
    TournamentNothingLeft: "Nothing is left to play.",
        "The standings are final.";
    TournamentNothingToUndo: "There is nothing to take back.",
        "The event is as it was made.";
    TournamentOtherRounds: "The kind of the rounds cannot change between matches of two and tables once a round is paired.",
        "Delete the rounds first, or make another event.";
    TournamentPairedTwice { player }: "Player {player} is paired twice.",
        "Name each player once. A match with a result stays when one of its two has left.";
    TournamentPenaltyResult { table }: "The result of table {table} stands by a penalty: withdraw it first.",
        "Withdraw the penalty, then enter the result.";
    TournamentPenaltyRound { round }: "A loss counts in a paired round or the next, not in round {round}.",
        "Choose the newest round or the next.";
    TournamentPlannedRounds { rounds, least, most }: "{rounds} rounds cannot be planned; {least} to {most} are possible.",
        "Plan {least} to {most} rounds.";
    TournamentPlayedAsMatch { table, round }: "Table {table} of round {round} is a match of two: its result is the games won.",
        "Enter the games won, such as 2-1.";
    TournamentPlayedAtTables { table, round }: "Table {table} of round {round} is a table of three or four: its result is the HP left.",
        "Enter the HP left, in the order of the seats, 0 for a player who was eliminated.";
    TournamentPlayerTaken { player }: "Player number {player} is taken.",
        "Choose another number.";
    TournamentPodSize { pod, seats }: "Pod {pod} has {seats} seats; 2 to 16 are possible.",
        "Draw pods of 2 to 16 seats.";
    TournamentProfileInvalid { problem }: "The rules profile is not sound: {problem}",
        "Correct the profile.";
    TournamentRoundOpen { round, open }: "Round {round} has {open} open results.",
        "Enter the open results first.";
    TournamentSeatedTwice { player }: "Player {player} has two seats.",
        "Draw the seats again.";
    TournamentTableHp { table, round, seats }: "Table {table} of round {round} needs {seats} figures of 0 to 99.",
        "Enter the HP of each base in the order of the seats; somebody has more than 0.";
    TournamentTableNumber { table }: "Table number {table} is used twice, or is 0.",
        "Number each table once, from 1.";
    TournamentTableSeats { table, seats }: "Table {table} has {seats} players; 3 or 4 are possible.",
        "Seat 3 or 4 players.";
    TournamentTooFewForTables { players }: "{players} players are too few for a table.",
        "Enter at least 3 players.";
    TournamentTooManyPlayers { most }: "An event has at most {most} players.",
        "Make a second event.";
    TournamentTooManyRounds { most }: "An event has at most {most} rounds.",
        "Make the cut, or end the event.";
    TournamentUnknownInfraction { code }: "The profile has no infraction {code}.",
        "The profile lists the infractions.";
    TournamentUnknownPenalty { penalty }: "There is no penalty {penalty} that stands.",
        "The tab Judging shows the penalties.";
    TournamentWasPresent { player, round }: "Player {player} has a table in round {round}.",
        "Choose a round that the player missed.";
    TournamentWrongKind { round }: "Round {round} is of another kind: that is not possible in it.",
        "Choose a round of the other kind.";
    TournamentWrongRound { expected, round }: "Round {expected} is next, not round {round}.",
        "Look at it again and repeat the step.";
    UndoNotNow: "There is nothing to undo.",
        "The event is as it was made.";
    UndoDraftBegun: "The draft has begun with these seats.",
        "Undo the beginning of the draft first.";
    WindowFailed { why }: "The window was not opened: {why}.",
        "Close other windows, and try again.";
}
