//! The English error messages: one row for each cause, with the message and the suggested fix.

use super::code::{Cause, OpenRound};
use super::detail::{ErrorText, LocalizedDetail, MOST_OPEN, MessageTable};
use super::place::{ErrorLocation, FieldName};

/// Returns the English name of a [`FieldName`].
fn thing(thing: FieldName) -> &'static str {
    match thing {
        FieldName::Author => "author",
        FieldName::Base => "base",
        FieldName::Bases => "bases",
        FieldName::BestOf => "best of",
        FieldName::CardNumber => "card number",
        FieldName::Cards => "cards",
        FieldName::Copies => "copies",
        FieldName::Date => "date",
        FieldName::Deck => "deck",
        FieldName::DeckName => "deck name",
        FieldName::DeckShape => "a deck with \"leader\", \"base\" and \"deck\"",
        FieldName::Judge => "judge",
        FieldName::Leaders => "leaders",
        FieldName::Name => "name",
        FieldName::Notes => "notes",
        FieldName::Outcome => "outcome",
        FieldName::Packs => "packs",
        FieldName::Players => "players",
        FieldName::PodSize => "pod size",
        FieldName::Pool => "pool",
        FieldName::PoolCards => "the cards with their counts",
        FieldName::PoolSet => "pool, set",
        FieldName::PoolShape => "a pool such as {\"set\": \"SOR\", \"cards\": {\"SOR_001\": 1}}",
        FieldName::Rounds => "rounds",
        FieldName::RowShape => "rows such as {\"id\": \"SOR_042\", \"count\": 3}",
        FieldName::Rules => "rules",
        FieldName::Seats => "seats",
        FieldName::Seed => "seed",
        FieldName::Set => "set",
        FieldName::SetCode => "the code of a set, such as \"SOR\"",
        FieldName::Sideboard => "sideboard",
        FieldName::TabletopObjects => "a list of Tabletop Simulator objects",
        FieldName::Tag => "tag",
        FieldName::Tags => "tags",
        FieldName::TextSize => "text size",
        FieldName::VersionName => "version name",
    }
}

/// Formats the place of a problem in English.
fn place(place: &ErrorLocation) -> String {
    match place {
        ErrorLocation::Named(name) => name.clone(),
        ErrorLocation::Field(field) => thing(*field).to_owned(),
        ErrorLocation::Row(field, row) => format!("{}, row {row}", thing(*field)),
        ErrorLocation::Line(line) => format!("line {line}"),
        ErrorLocation::LineOf(file, line) => format!("{file}, line {line}"),
        ErrorLocation::LineAndColumn(line, column) => format!("line {line}, column {column}"),
        ErrorLocation::Character(at) => format!("character {at}"),
        ErrorLocation::Byte(at) => format!("byte {at}"),
        ErrorLocation::JournalEntry(entry) => format!("history entry {entry}"),
        ErrorLocation::Seat(seat) => format!("seat {seat}"),
        ErrorLocation::WholeText => "the whole text".to_owned(),
    }
}

/// Formats open tables: "2 results are missing: round 3, tables 4, 7".
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
    format!("{open} {word} missing: {}", lines.join("; "))
}

super::table! {
    ENGLISH;
    ActUnreadable { error }: "This step could not be read: {error}.",
        "See docs/cli.md for the format.";
    BenchFolder { error }: "The benchmark cannot use its folder: {error}.",
        "Check the disk and the folder’s permissions, then try again.";
    BenchJson { error }: "A result could not be converted to JSON: {error}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    BenchNoDeck: "The bundled decks are missing, so the benchmark cannot run.",
        "Reinstall Cantina.";
    BenchNoDeckNamed { key }: "The bundled deck {key} is missing, so the benchmark cannot run.",
        "Reinstall Cantina.";
    CardDataDamaged { file, what }: "The card data package {file} is not used: {what}",
        "Install it again or remove it, under Settings > Card data or with cantina data.";
    CardDataDraft: "The cards of this draft are unknown, because a card data package is missing.",
        "Install the package and restart Cantina; the event shows which package it is.";
    CardDataFolderNotEmpty { folder }: "The folder {folder} is not empty.",
        "Choose a new or an empty folder.";
    CardDataGame { packages }: "This game was played with card data packages that are missing: {packages}.",
        "Install them under Settings > Card data or with cantina data install, and restart Cantina.";
    CardDataInUse { id, events }: "The card data package {id} is used by these events: {events}.",
        "Keep the package as long as you need these events.";
    CardDataNeeded { id, package }: "The card data package {package} needs {id}.",
        "Remove {package} first.";
    CardDataInvalid { problems }: "This card data package has problems. {problems}",
        "Correct them; docs/card-data.md describes the files.";
    CardDataMissing { id }: "There is no card data package {id:?}.",
        "Use a file, a folder, or an id under Settings > Card data or from cantina data list.";
    CardDataPools { id, events }: "This version of {id} has other boosters, which would change the pools of these sealed events: {events}.",
        "Finish these events first, then install it.";
    CardDataSet { shown }: "{shown:?} is not a set code.",
        "Use two to four letters and digits, such as ABC.";
    CardsNone { query }: "No cards match “{query}”.",
        "Try part of the name, or a filter such as t:unit or set:SOR.";
    CardsQuery { term, key, keys }: "In {term:?}, {key:?} is not a search filter.",
        "Use one of the filters {keys}, or put the words in quotation marks to search for them as text.";
    CardsQueryKeyNear { term, key, nearest, keys }: "In {term:?}, {key:?} is not a search filter. Did you mean {nearest}?",
        "Use one of the filters {keys}, or put the words in quotation marks to search for them as text.";
    CardsQueryValue { term, key, value, understood }: "In {term:?}, {value:?} is not a valid value for {key}.",
        "Use one of {understood}.";
    CardsQueryAmbiguous { term, value, candidates }: "In {term:?}, {value:?} is ambiguous: it can be {candidates}.",
        "Write the whole word.";
    CardsQuerySign { term, key, sign }: "In {term:?}, {key} cannot be compared with {sign}.",
        "Write {key}:... or {key}!=....";
    CardsQueryNumber { term, key }: "In {term:?}, {key} needs a number, or one of cost, power and hp, to compare with.",
        "Write a comparison such as {key}<=3.";
    CardsQueryNoValue { term, key, example }: "In {term:?}, the value of {key} is missing.",
        "Write it right after the sign, without a space, as in {example}.";
    CardsQueryNoKey { term }: "In {term:?}, the filter before the sign is missing.",
        "Write a comparison such as cost<=3.";
    CardsQueryQuote { term }: "In {term:?}, a closing quotation mark is missing.",
        "Add the closing quotation mark, as in \"darth vader\".";
    CardsQueryOpen { term }: "In {term:?}, a closing parenthesis is missing.",
        "Add the closing parenthesis, as in (t:unit or t:event).";
    CardsQueryStray { term }: "In {term:?}, a parenthesis is closed that was never opened.",
        "Remove it, or add the opening parenthesis.";
    CardsQueryNothing { term }: "In {term:?}, the parentheses are empty.",
        "Write a search between them, such as (t:unit or t:event).";
    CardsQueryOperand { term, word }: "In {term:?}, {word:?} needs a search term next to it.",
        "Add a term, or put the word in quotation marks to search for it as text.";
    CardsQueryDeep { most }: "Parentheses can be nested at most {most} deep.",
        "Use fewer parentheses.";
    CardsQueryLong { most }: "A search can have at most {most} bytes.",
        "Shorten the search.";
    CardsQueryTerms { most }: "A search can have at most {most} terms.",
        "Remove some terms.";
    CardsQueryCatalog { error }: "Cantina’s card data could not be read: {error}.",
        "Reinstall Cantina.";
    CardsUnreadable { text, nearest }: "No card is named “{text}”.",
        "Check the name. Similar cards: {nearest}.";
    CatalogBroken { what }: "Cantina’s card data is damaged: {what}.",
        "Reinstall Cantina.";
    ClockVariant: "A draft of this shape has no clock.",
        "Agree on a time with the players, or let a bot choose for a player who is missing.";
    ClockDigital: "In a draft on this computer, the clock follows the picks and cannot be moved.",
        "Pause the clock on the draft screen, or let a bot pick for a player who is missing.";
    ClockWrong: "This computer’s clock is set to the end of the year 9999 or later.",
        "Set the computer’s date and time, then try again.";
    CollectionUnreadable { most_copies }: "You can record at most {most_copies} copies of a card.",
        "Enter a smaller number.";
    CollectionNoCard { card }: "No card has the number {card:?}.",
        "Enter the number printed on the card, such as SOR_042.";
    CopyFailed { problem }: "The last automatic backup failed: {problem}",
        "Free some disk space, then make a backup under Safety.";
    CopyNoThread { error }: "Automatic backup failed: {error}.",
        "Restart Cantina, then make a backup under Safety.";
    CopyThreadEnded: "Automatic backups have stopped working.",
        "Restart Cantina, then make a backup under Safety.";
    CopySecondFolder { problem }: "The backup in the mirror folder failed: {problem}",
        "Choose another mirror folder under Safety, or remove it.";
    CopyUnsound { problem }: "The last backup contains the same damage as the database: {problem} Everything else in it is intact.",
        "If you need the damaged data, restore an earlier backup.";
    CsvFailed { error }: "The table could not be created: {error}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    CutHas { player }: "{player} is already in the cut.",
        "Choose a player who is not in the cut.";
    CutNotMade: "There is no cut yet.",
        "Create the cut first, or drop the player who leaves: the next player in the standings then moves up.";
    CutPlayed: "The cut already has results, so no player in it can be replaced.",
        "Undo the results of the cut first.";
    CutWithout { player }: "{player} is not in the cut.",
        "Choose a player who is in the cut.";
    CubeCard { card }: "{card} cannot be in a cube: it is unknown or a token.",
        "Remove the card from the list.";
    CubeEmpty: "The cube has no units, events or upgrades.",
        "Paste a list with one card per line, such as “1 Battlefield Marine”.";
    CubePackSize { least, most }: "A pack of a cube must have {least} to {most} cards.",
        "Choose a number in this range; 14 is usual.";
    CubeTooLarge { have, most }: "A cube can have at most {most} cards, not {have}.",
        "Shorten the list.";
    CubeTooFewCards { have, need, seats }: "The packs need {need} cards, but the cube has {have}. That is enough for {seats} players.",
        "Play with fewer players or smaller packs, or create the event again with more cards in the cube.";
    CubeTooFewLeaders { have, need, seats }: "The packs need {need} leaders, but the cube has {have}. That is enough for {seats} players.",
        "Play with fewer players, or create the event again with more leaders or with leaders mixed into the packs.";
    CubeUnread { count, text }: "Lines of the cube that Cantina could not read: {count}, first “{text}”.",
        "Correct or remove these lines.";
    CutNotNow { open }: "{open}.",
        "Enter the missing results first.";
    CutBegun: "The top cut has already started.",
        "Delete its rounds first, starting with the latest.";
    CutBeforeRounds: "No round has been played yet.",
        "Pair the first round.";
    DataClosed: "Cantina is closing.",
        "Start Cantina again.";
    DamagedEvent { event, entry }: "The history of event {event} is damaged from entry {entry} on.",
        "If you need this event, restore the latest intact backup.";
    DamagedGame { game, step }: "Game {game} is damaged from step {step} on.",
        "If you need this game, restore the latest intact backup.";
    DamagedLeague { league, step }: "League {league} is damaged from step {step} on.",
        "If you need this league, restore the latest intact backup.";
    DamagedDeck { deck, version }: "Deck {deck} is damaged from version {version} on.",
        "Restore an earlier version from the library, or restore a backup.";
    DamagedFile { detail }: "The database file is damaged: {detail}.",
        "If you need the damaged data, restore the latest intact backup.";
    DamagedStepMissing: "1 step is missing that was confirmed as saved.",
        "Enter it again, or restore the latest backup.";
    DamagedStepsMissing { steps }: "{steps} steps are missing that were confirmed as saved.",
        "Enter them again, or restore the latest backup.";
    DataInUse: "Another Cantina window is already using this data.",
        "Continue in that window, or close it and start Cantina again.";
    DataNoPlace: "Cantina could not find your data folder.",
        "Set CANTINA_DATA_DIR to a folder for Cantina’s data.";
    DataNotWritable { problem }: "Cantina cannot write to its data folder: {problem}.",
        "Check the folder’s permissions, free some disk space, or set CANTINA_DATA_DIR to another folder.";
    DataRestoring: "A backup is being restored.",
        "Wait until it is finished.";
    DateUnreadable { shown }: "“{shown}” is not a valid date.",
        "Use the form 2026-11-21 (year, month, day).";
    DeckDamaged: "This version of the deck could not be read.",
        "Restore an earlier version from the library, or restore your latest backup.";
    DeckDamagedNewest: "The latest version of this deck is damaged in the database.",
        "Restore an earlier version from the library, or restore your latest backup.";
    DeckDamagedVersion: "This version of the deck is damaged in the database.",
        "Restore an earlier version from the library, or restore your latest backup.";
    DeckMissing: "This player has no deck yet.",
        "Build one on the event’s Decks tab.";
    DeckMissingOf { name }: "{name} has no deck yet.",
        "Build one on the event’s Decks tab.";
    DeckNoPool: "Cantina has no drafted cards of this player.",
        "Finish the draft on this computer, then build the deck here.";
    DeckNotFound { deck }: "Deck {deck}, or that version of it, does not exist.",
        "Check the number in the library.";
    DeckNoVersion { deck, version }: "Deck {deck} has no version {version}.",
        "Check the deck’s versions in the library.";
    DeckNone { deck }: "Deck {deck} does not exist.",
        "Check the number in the library.";
    DeckNumber: "The number of this deck is too large for Cantina’s window.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    DeckStillDrafting: "The draft of this pod is not finished.",
        "Finish the draft first.";
    DeckTooLong { longest }: "This text can have at most {longest} characters.",
        "Shorten it.";
    DeckUnreadable { error }: "The deck could not be saved: {error}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    DeckNoList: "This text contains no deck list.",
        "Paste one deck list.";
    DeckListTooLong: "This list is too long for a deck.",
        "Remove some rows.";
    DeckNoNumber { number }: "{number:?} is not a card number.",
        "Use the form SOR_042 (set and number).";
    DeckNoSet { set }: "{set:?} is not a set code.",
        "Use three letters, such as SOR.";
    DeckTooManyCopies { copies, most_copies }: "A deck list can have at most {most_copies} copies of a card, not {copies}.",
        "Enter a smaller number.";
    DeckTooManyRows { most_rows }: "A deck list can have at most {most_rows} rows.",
        "Remove some rows.";
    DeskNoChange: "This command does not change the event.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    DigestKey: "This is not the public key of a shop.",
        "Copy the whole key, which starts with RW, or choose the file shop.pub.";
    DigestName { longest }: "A shop needs a name of at most {longest} characters.",
        "Enter a name.";
    DigestNoShop { shop }: "No trusted shop has the name or key {shop:?}.",
        "Choose one of the trusted shops.";
    DigestNotTrusted { key }: "This digest is from a shop that you do not trust. Its key is {key}.",
        "If you know the shop, add its key to the trusted shops, then import again.";
    DigestSignature: "The signature does not match the digest: the file was changed, or another shop signed it.",
        "Ask the shop for the file again.";
    DigestUnsigned { file }: "The digest has no signature: {file} is missing.",
        "Import both files, the digest and its signature.";
    DigestTooManyShops { most }: "At most {most} shops can be trusted.",
        "Remove a shop first.";
    DigestFormat: "This file is not a digest, or a newer version of Cantina wrote it.",
        "Install the latest version of Cantina, or choose another file.";
    DigestSyntax { line, column }: "This file is not a digest (line {line}, column {column}).",
        "Choose another file.";
    DigestTooLarge: "This file is too large for a digest.",
        "Choose another file.";
    DigestValue { value }: "The digest has an impossible value: {value}.",
        "Ask the shop for the file again.";
    DigestWeight: "A weight must be a percentage from 0 to 100.",
        "Enter a number from 0 to 100.";
    DocumentDuplicatePlayer { id }: "The id {id} is used twice.",
        "See docs/documents.md for the format.";
    DocumentNotAPairing: "A pairing needs either \"b\" or \"bye\": true.",
        "See docs/documents.md for the format.";
    DocumentNotAResult: "A result must be games (\"a\", \"b\", \"draws\"), \"no_show\" or \"double_loss\". A bye has no result.",
        "See docs/documents.md for the format.";
    DocumentPlayerTwice { id }: "Player {id} is listed twice.",
        "See docs/documents.md for the format.";
    DocumentResultMissing: "The result is missing.",
        "See docs/documents.md for the format.";
    DocumentUnknownPlayer { id }: "Player {id} does not exist.",
        "See docs/documents.md for the format.";
    DocumentUnknownProfile { key, profiles }: "The rules profile {key} does not exist. Available profiles: {profiles}.",
        "Use one of these profiles; docs/documents.md describes the format.";
    DocumentUnreadable { error }: "This document could not be read: {error}.",
        "See docs/documents.md for the format.";
    DraftBotSeat: "A bot has this seat and picks automatically.",
        "Choose another seat.";
    DraftHidden: "Picks stay hidden until the draft is over (CR 10.3.2B).",
        "Finish the draft first.";
    DraftImpossible { packs }: "{packs}",
        "Reinstall Cantina.";
    DraftSeats { have }: "A pod can have 2 to 16 seats, not {have}.",
        "Draw the seats again with another pod size.";
    DraftPackCount { need, have }: "The draft needs {need} packs, three for each seat, but has {have}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    DraftStrangeCard { card }: "{card} cannot be in a draft of this set.",
        "Restore your latest backup.";
    DraftPackTooLarge { have }: "A pack of the saved draft has {have} cards, more than any pack can have.",
        "Restore your latest backup.";
    DraftRecord { number, refused }: "Pick {number} of the saved draft is not possible: {refused}",
        "Restore your latest backup.";
    DraftChoiceRecord { number, refused }: "Choice {number} of the saved draft is not possible: {refused}",
        "Restore your latest backup.";
    DraftNoPod: "This pod does not exist.",
        "Choose a pod on the event’s Draft tab.";
    DraftNoSuchPlace { number }: "Seat {number} does not exist.",
        "Count the seats from 1, in table order.";
    DraftNoSuchPod { number }: "Pod {number} does not exist.",
        "Count the pods from 1.";
    DraftNoSuchCard { number }: "Card {number} does not exist.",
        "Count the cards of a pack from 1.";
    DraftNoSeatHere { number }: "This pod has no seat {number}.",
        "Check the seats on the event’s Draft tab.";
    DraftNotNow: "The seats have not been drawn yet.",
        "Draw the seats first.";
    DraftBegun: "The draft has already started.",
        "Continue the draft, or undo its start.";
    DraftRoundPaired: "A round has already been paired.",
        "Delete the round first.";
    DraftSeatsOld: "Players were added after the seats were drawn.",
        "Draw the seats again.";
    DraftTableOf { need, have }: "This draft needs {need} players at each table, but one table has {have}.",
        "Add players or bots, or remove some, and draw the seats again.";
    DraftTableSize { fewest, most, have }: "This draft needs {fewest} to {most} players at each table, but one table has {have}.",
        "Add players or bots, or remove some, and draw the seats again.";
    DraftNotStarted: "The draft has not started yet.",
        "Start the draft first.";
    DraftOnPaper: "This event is drafted with real cards.",
        "Have the players pick at their tables.";
    DraftOtherShape: "This step belongs to a draft of another shape.",
        "Open the draft on the event’s Draft tab.";
    EventName { longest_name }: "An event’s name must have 1 to {longest_name} characters.",
        "Enter a name of that length.";
    EventNoSet: "This is a constructed event, so it has no boosters.",
        "Choose a draft or sealed event.";
    EventNotFound { event }: "Event {event} does not exist.",
        "Check the number in the list of events.";
    EventNotHere { event }: "Event {event} does not exist in this database.",
        "Check the number in the list of events.";
    EventNotSealed: "Only sealed events have pools to open.",
        "Choose a sealed event. In a draft, a player’s pool is the cards they drafted.";
    EventNumber: "The number of this event is too large for Cantina’s window.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    EventPodSize: "A pod can have 2 to 16 seats.",
        "Choose a size from 2 to 16; 8 is usual.";
    EventSeed: "A seed must be a whole number from 0 to 18446744073709551615.",
        "Enter such a number, or leave the seed empty.";
    ExchangeAddress { address }: "{address} is a web address, and Cantina does not download anything.",
        "Open it in a browser, export the deck there (as JSON, text or for Melee), then paste or open the result.";
    ExchangeCollection: "This file contains a collection, not a deck.",
        "Import it under Collection, or choose a deck.";
    ExchangeEmpty: "There is nothing to read.",
        "Use a deck as JSON, as text with one card per line, or as CSV.";
    ExchangeIsAPool: "This is a card pool, not a deck.",
        "Use a deck as JSON, as text with one card per line, or as CSV.";
    ExchangeJson { what }: "This JSON is not complete or not valid ({what}).",
        "Export the deck again, or use text with one card per line or CSV.";
    ExchangeNoCards: "This text names no card of the game.",
        "Use JSON, CSV, or lines such as \"3 | Name | Subtitle\" or \"3 SOR_042\".";
    ExchangeNotText { at }: "This file is not text (byte {at} cannot be read).",
        "Save the deck as plain text, JSON or CSV in UTF-8.";
    ExchangePool { pool }: "{pool}",
        "Fix this entry of the pool, then try again.";
    ExchangePoolEntry { text }: "{text:?} is not a card number with a count.",
        "Write entries such as \"SOR_042\": 1.";
    ExchangeSeveralDecks { decks }: "This file contains {decks} decks, but only one can be used here.",
        "Choose a file with one deck. Only Trilogy is checked with several decks (--format trilogy).";
    ExchangeShape { expected }: "This input could not be read; it should be {expected}.",
        "Use a deck as JSON, as text with one card per line, or as CSV.";
    ExchangeTooLarge { bytes, most }: "This input has {bytes} bytes; at most {most} can be read.",
        "Choose another file.";
    ExchangeTooManyCards { most }: "A deck can have at most {most} cards.",
        "Remove some cards.";
    ExchangeTooManyDecks { decks, most }: "There are {decks} decks; at most {most} can be read together.",
        "Split the decks over several files.";
    ExchangeTooManyRows { most }: "This list has more than {most} rows, the maximum.",
        "Remove some rows.";
    ExchangeUnplaced { text }: "No card is named {text:?}.",
        "Fix this row, then try again.";
    ExchangeAmbiguousName { text }: "Several cards are named {text:?}.",
        "Add the subtitle, then try again.";
    ExchangeUnknownNumber { text }: "No card has the number in {text:?}.",
        "Fix this row, then try again.";
    ExchangeSetToCome { text, name, set, released }: "{text:?} is a card of {name} ({set}, released {released}). Only a newer version of Cantina includes this set.",
        "Install a newer version of Cantina, or replace the card.";
    ExchangeIncompleteSet { text, set }: "{text:?} is a card of {set}, a set that this version of Cantina does not include yet.",
        "Install a newer version of Cantina, or replace the card.";
    ExchangeContradiction { text }: "The card number and the name in {text:?} do not match.",
        "Fix this row, then try again.";
    ExchangeNoCard { text }: "This row names no card ({text:?}).",
        "Fix this row, then try again.";
    ExchangeBadCount { text }: "The number of copies in {text:?} could not be read.",
        "Write it in digits, such as 3.";
    ExchangeUnknownSection { text }: "{text:?} is below a heading that Cantina does not recognise.",
        "Move it below Leader, Base, Deck or Sideboard, or remove it.";
    ExportFailed { error }: "The export could not be created: {error}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    FileTooLarge { megabytes }: "This file is larger than {megabytes} MB, the maximum here.",
        "Choose another file.";
    FileUnreadable { error }: "The file could not be read: {error}.",
        "Choose another file.";
    FileNotText { error }: "The file could not be read because it is not text ({error}).",
        "Choose another file.";
    FormatsBroken { what }: "Cantina’s format data is damaged: {what}.",
        "Reinstall Cantina.";
    HandPair { text }: "“{text}” is not a match or a bye.",
        "Write 3:5 for a match or 7 for a bye.";
    HandsNone { cards }: "The deck has too few cards: an opening hand has {cards} cards.",
        "Add more cards to the deck.";
    ImagesNoCard: "The file’s name is not the number of a card.",
        "Name the file after the number on the card, such as SOR_005.png.";
    ImagesNoPicture: "This file is not a PNG, JPEG or WebP image.",
        "Save the image in one of these formats.";
    ImagesTooLarge { megabytes }: "A card picture can have at most {megabytes} MB.",
        "Save the image in a smaller size.";
    ImagesTooMany { most_files }: "This folder contains more than {most_files} files, the maximum.",
        "Choose a folder that contains only card pictures.";
    ImportUnreadable { what }: "This is not an exported event: {what}.",
        "Export the event again on the other computer, and copy the complete file.";
    ImportTooLong: "This is not an exported event: it is too long.",
        "Export the event again on the other computer, and copy the complete file.";
    ImportTooManyRecords: "This is not an exported event: it has too many entries.",
        "Export the event again on the other computer, and copy the complete file.";
    InputFailed { error }: "The input could not be read: {error}.",
        "Try again.";
    JournalBroken { what }: "The event’s history is damaged: {what}",
        "Restore your latest backup.";
    JournalEmpty: "The event’s history is empty.",
        "Restore your latest backup.";
    JournalNoSettings: "The event’s history is damaged: it does not begin with the event’s settings.",
        "Restore your latest backup.";
    JournalOrder: "The event’s history is damaged: the event is created twice.",
        "Restore your latest backup.";
    JournalTime { at }: "The event’s history is damaged: {at:?} is not a valid time.",
        "Restore your latest backup.";
    JournalUnreadable { error }: "An entry of the event’s history could not be read: {error}",
        "Restore your latest backup, or open the event with the version of Cantina that saved it.";
    JournalUnwritable { error }: "The step could not be saved: {error}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    JudgeCard { card }: "“{card}” is not a card number.",
        "Use the form SOR_042 (set and number).";
    JudgeImpossible: "This position is not possible.",
        "Fix the problems marked in the position panel.";
    JudgeNoBranch { number }: "Branch {number} does not exist.",
        "Choose another branch of the case.";
    JudgeNoRuledBranch: "The branch marked as correct does not exist.",
        "Choose one of the branches of the case.";
    JudgeNoJudge: "A ruling needs the judge’s name.",
        "Enter the judge’s name.";
    JudgeNoOutcome: "A ruling needs an outcome.",
        "Enter the outcome of the ruling.";
    JudgeNotNow: "This is not possible at this point.",
        "Check the current step, then try again.";
    JudgeTyped { card }: "{card} is not a valid custom card.",
        "Enter a name, and cost, power and HP from 0 to 99. Units, leaders and bases need at least 1 HP.";
    JudgeNotBetween: "A game can continue only from a point between two actions.",
        "Answer the open question first, or go back to the action before it.";
    JudgeByHand { error }: "This manual action is not possible here: {error}.",
        "Choose another card, or finish the current action first.";
    JudgeHandCard { card }: "This action does not fit {card} in its current place.",
        "Deal damage to units and bases only; exhaust units, leaders and resources only. Attach upgrades, Pilots and leaders that deploy as upgrades to units, and upgrades with Fortify to bases. Bases and other leaders cannot be moved.";
    JudgeHandBusy: "Manual actions are not possible in the middle of this step.",
        "Answer the open question first, or go back one step.";
    JudgeHandKeyword { keyword }: "“{keyword}” is not a keyword or trait.",
        "Write power and HP as +2/-1, or a keyword with its number, such as Raid 2.";
    JudgeHandName { name }: "No card is named “{name}”.",
        "Check the spelling of the name.";
    JudgeHandIncomplete { player }: "Player {player} must have one base and one or two leaders.",
        "Choose another card.";
    JudgeHandTooMany: "The position has too many cards.",
        "Remove some cards.";
    JudgeRange { number, most }: "{number} is out of range; the limit is {most}.",
        "Enter a number closer to 0.";
    JudgeNoSeat { player }: "Player {player} does not exist.",
        "Choose a player of this position.";
    JudgeCardGone: "This card is not in the position.",
        "Choose a card on the table.";
    JudgeRule { rule }: "Rule {rule} does not exist.",
        "Check the number under Rules.";
    JudgeTooMany { most_steps }: "A branch can have at most {most_steps} steps.",
        "Start another branch, or a new case from this position.";
    JudgeTooManyHidden { most_hidden }: "A hand or deck can have at most {most_hidden} unknown cards.",
        "Enter a smaller number.";
    JudgeUnreadable { error }: "This is not a position: {error}.",
        "Paste a position or case copied from Cantina; docs/protocol.md describes the format.";
    JudgeTextTooLong: "This text is too long for a case.",
        "Paste a position or case copied from Cantina; docs/protocol.md describes the format.";
    JudgeRulingUnreadable { error }: "The ruling could not be read: {error}.",
        "Paste a position or case copied from Cantina; docs/protocol.md describes the format.";
    JudgeCaseUnreadable { error }: "The case could not be read: {error}.",
        "Paste a position or case copied from Cantina; docs/protocol.md describes the format.";
    JudgePositionUnreadable { error }: "The position could not be read: {error}.",
        "Paste a position or case copied from Cantina; docs/protocol.md describes the format.";
    JudgeNoPlayers: "This position has no players.",
        "Paste a position or case copied from Cantina; docs/protocol.md describes the format.";
    JudgeUnwritable { error }: "The ruling could not be saved: {error}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    JudgeWords { longest_words }: "A text can have at most {longest_words} characters.",
        "Shorten it.";
    LateNoSeat: "No open table of the current round has a free seat.",
        "Add the player for the next round, or pair this round again with late entries included.";
    LeagueBroken { error }: "The league could not be read: {error}.",
        "Restore your latest backup, or open the league with the version of Cantina that saved it.";
    LeagueNoOpening: "The league’s history is damaged: its first entry is missing.",
        "Restore your latest backup.";
    LeagueMadeTwice: "The league’s history is damaged: the league is created twice.",
        "Restore your latest backup.";
    LeagueExportUnreadable { error }: "This is not an exported league: {error}.",
        "Export the league again on the other computer, and copy the complete file.";
    LeagueExportOld: "This file contains the league without its events: an older version of Cantina exported it.",
        "Export the league again with this version of Cantina.";
    LeagueExportNoEvent { event }: "Event {event} of the league is missing from this file.",
        "On the other computer, restore that event or remove it from the league, then export the league again.";
    LeagueHasEvent { event }: "Event {event} is already in this league.",
        "Choose an event that is not in the league yet.";
    LeagueName { longest_name }: "A name must have 1 to {longest_name} characters.",
        "Enter a name of that length.";
    LeagueNoEvent { event }: "Event {event} is not in this league.",
        "Check the league’s events.";
    LeagueNoEventNamed: "No event was given.",
        "Give the number of at least one event.";
    LeagueNotJoined { name }: "{name} is not merged with another name in this league.",
        "Check the merged names in the league.";
    LeagueNotJoinedIn { name, event }: "{name} is not merged with another name in event {event}.",
        "Check the merged names in the league.";
    LeagueNothingToUndo: "There is nothing to undo in this league.",
        "Make a change first.";
    LeagueNumber: "The number of this league is too large for Cantina’s window.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    LeaguePointsBest: "At least one event must count for each player.",
        "Enter 1 or more, or leave the field empty to count all events.";
    LeaguePointsTooManyEvents: "The number of events that count is too large.",
        "Enter a smaller number, or leave the field empty to count all events.";
    LeaguePointsKeys: "A league needs at least one ranking criterion, and each only once.",
        "Choose at least one criterion, and remove duplicates.";
    LeaguePointsName: "A points table needs a key and a name.",
        "Enter both.";
    LeaguePointsOrder { until }: "The rows of the points table must be in ascending order of place; {until} is out of order.",
        "Reorder the rows.";
    LeaguePointsTooMany { points, most }: "A row with {points} points has too many, or the table has too many rows.",
        "Enter at most {most} points in each row, or remove some rows.";
    LeaguePointsUnknown { key, tables }: "The points table {key:?} does not exist.",
        "Use one of {tables}.";
    LeagueSameAlready { name, person }: "{name} and {person} are already merged.",
        "Check the merged names in the league.";
    LeagueNoTable: "This file is not a table.",
        "Save the standings as CSV, with a header row.";
    LeagueTableColumns { columns }: "The table needs a column of names and a column of points; its columns are {columns}.",
        "Name these columns Name and Points. If the table has places instead of points, choose to count places.";
    LeagueTableFigure { figure }: "{figure} is not a whole number.",
        "Enter a whole number, or leave the cell empty.";
    LeagueTableTooLong { most }: "A table can have at most {most} lines.",
        "Remove the players without points.";
    LeagueTooMany { most_events }: "A league can have at most {most_events} events.",
        "Create a second league.";
    LeagueUnwritable { error }: "The change to the league could not be saved: {error}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    LibraryEmpty { what }: "The {what} is empty.",
        "Enter at least one character.";
    LibraryTooLong { what, length, most }: "The {what} is too long: it has {length} characters, at most {most} are allowed.",
        "Shorten it.";
    LibraryTooMany { found, what, most }: "There are {found} {what}; at most {most} are allowed.",
        "Enter a smaller number, or remove some.";
    NoticesBroken { error }: "The list of third-party software could not be read: {error}.",
        "Reinstall Cantina.";
    OddsDeckTooLarge { most, deck }: "Odds can be calculated for decks of at most {most} cards, not {deck}.",
        "Enter a smaller deck size.";
    OddsEmpty: "The deck has no cards.",
        "Enter a deck size of at least 1.";
    OddsTooManyCopies { copies, deck }: "A deck of {deck} cards cannot have {copies} copies of a card.",
        "Enter fewer copies or a larger deck.";
    OddsTooManyRounds { most, rounds }: "Odds can be calculated for at most {most} rounds ahead, not {rounds}.",
        "Enter at most {most} rounds.";
    OddsUnreadable: "The deck size is missing.",
        "Name a deck file, or give the size, such as --deck 50.";
    OddsNoCopies: "The number of copies is missing.",
        "Give it, such as --copies 3, or name a card with --card and a deck file.";
    NamesUnreadable: "This file contains no card names.",
        "Use a CSV table with a column for the number on the card (SOR_005) and one for its name.";
    OpenNoProgram: "This computer has no program that opens this file.",
        "Open the file from its folder with a program of your choice.";
    OpenNotWritten: "Cantina can open only files that were saved since it was started.",
        "Save the file again, or open it from its folder.";
    OutputFailed { error }: "The output could not be written: {error}.",
        "Check the disk and the folder’s permissions, then try again.";
    PacksConfig { what }: "Cantina’s booster data is damaged: {what}.",
        "Reinstall Cantina.";
    PacksSeats { most }: "The plan of boosters needs 1 to {most} seats.",
        "Add or remove rows of seats.";
    PacksSets { most }: "The boosters need 1 to {most} sets.",
        "Name the sets by their codes, such as SOR, SHD, TWI.";
    PairNotNow { rounds }: "All {rounds} planned rounds have been played.",
        "Plan more rounds, or create the cut.";
    PairOver: "The bracket already has a winner.",
        "Open the final standings.";
    PairTooFew: "At least 2 players are needed.",
        "Add players, or let players re-enter.";
    PairResultsOpen { open }: "{open}.",
        "Enter the missing results first.";
    PairBeforeDraft: "The draft has not started yet.",
        "Start and finish the draft first.";
    PairDrafting: "The draft is not finished yet.",
        "Finish the draft first.";
    PaperFailed { error }: "The PDF could not be created: {error}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    PaperFont: "Cantina’s font for PDF files could not be read.",
        "Reinstall Cantina.";
    PaperNoFolder { error }: "The folder for printouts could not be created: {error}.",
        "Save the printout as a PDF in another folder.";
    PaperNothing: "The league has no standings yet.",
        "Add an event that has at least one paired round.";
    PaperNoBracket: "There is no bracket yet.",
        "Create the cut first.";
    PaperFinalTable: "This cut is a final table and has no bracket.",
        "Print the pairings of its round instead.";
    PaperNoChecks: "This round has no deck checks.",
        "Select tables for deck checks first, at random or by number.";
    PaperNoPeople: "This event has no players yet.",
        "Add players first.";
    PaperNoPods: "This event has no pods.",
        "Draw seats first. Events without a draft have no pods.";
    PaperNoRound: "No round has been paired yet.",
        "Pair a round first.";
    PaperNoStandings: "There are no standings yet.",
        "Pair a round first.";
    PhonesAddress { address }: "This computer does not have the address {address}.",
        "Choose one of this computer’s addresses, or give none to use all of them.";
    PhonesDeckInMatch: "You cannot change your deck list during your match.",
        "Use your sideboard between games, change the list after the match, or ask the organiser.";
    PhonesGone: "This phone can no longer be used: another phone has replaced it, or the event is over.",
        "Ask the organiser for a new invitation.";
    PhonesJoinCode { code }: "No phone that is waiting to join shows “{code}”.",
        "Read the four digits from the phone again. After three minutes, the phone has to ask again.";
    PhonesJoinGone: "This phone is no longer waiting to join: its request was answered or has expired.",
        "Ask the player to join again on the phone.";
    PhonesLongCode: "This is too long for a QR code.",
        "Use a shorter name or password.";
    PhonesLongList { longest }: "A deck list can have at most {longest} characters.",
        "Paste one deck list only.";
    PhonesMatchFirst: "You have a match or a draft to play first.",
        "Finish it, then start another game.";
    PhonesNoDecks: "This event does not take deck lists from phones.",
        "Build your deck at the organiser’s desk.";
    PhonesNoMatch: "This match is no longer open: it was paired again, or already has a result.",
        "Check your current match. The organiser can change a result.";
    PhonesNoNetwork: "This computer is not on a network that phones can reach.",
        "Join the room’s Wi-Fi, or connect to its router, then try again.";
    PhonesNotYours: "You cannot enter this from your phone.",
        "Ask the organiser, or ask to be added as a scorekeeper.";
    PhonesOff: "Phones are turned off.",
        "Start them for this event first.";
    PhonesOrder { asked }: "Requests from this phone arrived out of order; {asked} were accepted.",
        "Reload the page.";
    PhonesPickOver: "This pick is closed because the packs have been passed.",
        "Pick from your current pack; the organiser may have picked for you.";
    PhonesBotPicked: "A bot has picked for you because the organiser asked it to, or because you had dropped.",
        "Wait for the next pack. Picks are final (CR 10.3.3).";
    PhonesPicked: "You have already picked another card from this pack.",
        "Wait for the next pack. Picks are final (CR 10.3.3).";
    PhonesPlays: "You are already in another casual game.",
        "Finish or concede it first.";
    PhonesPort { port, why }: "Port {port} and the ports after it cannot be used: {why}.",
        "Close the program that uses the port, or choose another one with --port.";
    PhonesRefused: "This request was already rejected, and nothing was changed.",
        "Check what the phone shows now, and repeat the request if you still need it.";
    PhonesTableGone: "This table is no longer waiting for players: it is full, or its players have left.",
        "Choose another table, or open a new one.";
    PhonesTableLeaders { leaders }: "Your deck has a different number of leaders from the decks at this table ({leaders}).",
        "Choose a matching deck (two leaders in Twin Suns, otherwise one), or open a new table.";
    PickNoSuchCard { card }: "{card} is not in the pack.",
        "Check the current pack; it may have changed.";
    PickNoSuchPlace { cards }: "The pack has {cards} cards.",
        "Choose a card by its number in the pack, from 1 to {cards}.";
    DraftSeatChoice { seat }: "Seat {seat} cannot make this choice.",
        "Choose one of the cards, piles, rows or columns that are shown.";
    DraftNoSuchChoice { choice }: "“{choice}” is not one of the current choices.",
        "Choose one of the cards, piles, rows or columns that are shown.";
    PickNoSuchSeat { seat }: "Seat {seat} does not exist.",
        "Count the seats from 1, in table order.";
    PickNotNow: "This seat has already picked and is waiting for the others.",
        "Continue at another seat.";
    DraftNotYourTurn: "It is another player’s turn.",
        "Wait for the other player, or continue at that seat.";
    PickNothing { seat }: "Seat {seat} has no cards to pick from.",
        "Continue at another seat.";
    PickOver: "The draft is over.",
        "Build the decks.";
    PlayBase { bases }: "The deck has {bases} bases, but a game needs exactly one.",
        "Change the deck so that it has one base.";
    PlayBestOf: "Two players can play one game or the best of three; more players can play only one game.",
        "Choose one game or the best of three.";
    PlayConsent: "Everyone at the table must agree before a step is undone.",
        "Ask the other players, then confirm.";
    PlayDecks: "A game needs a deck for each of its two to four players, or one deck that two players share.",
        "Name one to four decks.";
    PlayDiffers: "A saved step of this game leads to a different position than before.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    PlayEndless: "This match does not end.",
        "Play it again with another seed, and please report this one as a bug.";
    PlayEndlessSeed { seed }: "The game with seed {seed} does not end.",
        "Use another seed, and please report this one with the decks as a bug.";
    PlayHuman: "A person can play only a single game at the terminal, without JSON.",
        "Choose bots instead, such as --p1 quick --p2 strong.";
    PlayInputEnded: "The input ended before the game was over.",
        "Give an answer to every question.";
    PlayLeader { leaders }: "The deck has {leaders} leaders, but a game needs one, or two in Twin Suns.",
        "Change the deck so that it has one leader, or two for Twin Suns.";
    PlayMovedOn: "The game has moved on in the meantime.",
        "Check the current question, then answer it.";
    PlayName { longest_name }: "A player’s name can have at most {longest_name} characters.",
        "Shorten it.";
    PlayNoCard { number }: "No card has the number {number}.",
        "Enter the number printed on the card, such as SOR_042.";
    PlayNoDeck { key }: "There is no bundled deck {key:?}.",
        "Choose a deck from the list.";
    PlayNoDeckOrFile { name, decks }: "{name:?} is not a bundled deck or a file.",
        "Name a file, or one of the decks {decks}.";
    PlayNoOpenTable: "This round has no open table left to play.",
        "Pair the next round.";
    PlayNoOption: "This answer is not available.",
        "Check the current question, then choose one of its answers.";
    PlayNoOptionNumber { number, options }: "Answer {number} does not exist.",
        "Choose a number from 1 to {options}.";
    PlayNoSeat: "This seat does not exist.",
        "Choose one of the game’s seats.";
    PlayNotNow: "This is not possible at this point of the game.",
        "Check the current question, then answer it.";
    PlayOutOfPlace: "A saved step of this game is in the wrong place.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    PlayOverForOne: "The game is over for this player.",
        "Check the result.";
    PlayNoStepBack: "The game has no such step to go back to.",
        "Choose an earlier step of the game.";
    PlayNoNextGame: "The next game of the match cannot start yet.",
        "Finish this game first.";
    PlayNotWritten { cards }: "These cards cannot be played in Cantina yet: {cards}.",
        "Choose another deck, or list the playable cards with \"cantina cards --coverage\".";
    PlayNotWrittenMore { cards, more }: "These cards cannot be played in Cantina yet: {cards} and {more} more.",
        "Choose another deck, or list the playable cards with \"cantina cards --coverage\".";
    PlaySetNotWritten { set }: "Some cards of {set} cannot be played in Cantina yet.",
        "Choose another set, or list the playable cards with \"cantina cards --coverage\".";
    PlayNoAnalysis: "The game is still in progress.",
        "Finish the game, then analyse it.";
    PlayNoHints: "There are no hints in a tournament match.",
        "Use hints in a game outside the event.";
    PlayNoFork: "This tournament match is not over, and playing on from it would reveal hidden cards.",
        "Play on from here when the match is over.";
    PlayNoShare: "This game is still in progress, and its file would reveal hidden cards.",
        "Save the game when it is over.";
    PlaySharedDiffers { step }: "This version of Cantina cannot replay this game from step {step} on.",
        "Open it with the version of Cantina that saved it, or with the same card data.";
    PlaySharedUnreadable { error }: "This file is not a game that Cantina can open: {error}.",
        "Save the game again on the computer where it was played.";
    PlayNotYours: "A bot is deciding.",
        "Wait for the bot’s answer.";
    PlayNothingToUndo: "There is nothing to undo in this game.",
        "Play on.";
    PlayNumber: "The number of this game is too large for Cantina’s window.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    PlayReported: "The result of this match has already been entered.",
        "Enter the correct result in the round.";
    PlaySeats: "A game can have two to four players.",
        "Choose two, three or four players.";
    PlaySeed: "A seed must be a whole number.",
        "Enter a whole number, or leave the seed empty.";
    PlaySetup { decks }: "A game needs two to four decks, not {decks}.",
        "Name two to four decks.";
    PlaySetupKind: "A card of this deck has the wrong type for its place.",
        "Use one base, one leader (two in Twin Suns), and no tokens among the cards.";
    PlaySetupLeaders { leaders }: "The deck has {leaders} leaders.",
        "Use one leader, or two for Twin Suns.";
    PlaySetupNotWritten: "A card of this deck cannot be played in Cantina yet.",
        "Choose another deck, or list the playable cards with \"cantina cards --coverage\".";
    PlaySetupTooMany: "The decks have too many cards for one game.",
        "Use smaller decks.";
    PlaySideboard { card }: "The deck and its sideboard have fewer copies of {card}.",
        "Exchange only cards of the deck and its sideboard.";
    PlaySideboardSmall { least, cards }: "The deck has {cards} cards, but needs at least {least}.",
        "Add more cards to the deck.";
    PlayStopped { fault }: "An error in Cantina has stopped this game: {fault}.",
        "Everything up to here is saved. Undo the last answer to continue in another way, and please report this bug.";
    PlayStoppedSeed { seed, fault }: "An error in Cantina has stopped the game with seed {seed}: {fault}.",
        "Use another seed, and please report seed {seed} with the decks as a bug.";
    PlayUnreadable { error }: "The start of this game could not be read: {error}.",
        "Restore your latest backup.";
    PlayUnwritable { error }: "The game could not be saved: {error}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    PlayerAmbiguous { named, names }: "Several players match {named:?}: {names}.",
        "Write the whole name, or the player’s number.";
    PlayerBot: "Bots cannot be merged with players.",
        "Choose two players.";
    PlayerNoTable: "This player has no match or table in the current round.",
        "Choose a player who has a table.";
    PlayerNotFound { player }: "Player {player} is not in this event.",
        "Check the number in the list of players.";
    PlayerNotNamed { named }: "No player in this event is named {named:?}.",
        "Check the name in the list of players.";
    PlayerUnknown { player }: "Player {player} does not exist.",
        "Check the number in the list of players.";
    PlayersAfterTheCut: "The cut has been created, so a new player would not be paired.",
        "Undo the cut before its first round is paired, then add the player.";
    PlayersDeckFromBoosters: "The decks of this event come from its boosters, so no deck lists are registered.",
        "Add the names only, or create a constructed event.";
    PlayersDeckTooMany { most }: "In this event, a player can have at most {most} deck lists.",
        "Choose Trilogy under Rules… if each player has three decks.";
    PlayersDuplicate { name }: "{name} is already in this event. No players were added.",
        "Give one of the two a second name or an initial.";
    PlayersTwiceInFile { name }: "{name} is in this event twice.",
        "Rename one of the two on the computer that ran the event, then export the event again.";
    PlayersEmpty: "The name is empty.",
        "Enter a name.";
    PlayersNone: "This text contains no names.",
        "Enter one name per line.";
    PlayersEmptyRow: "This row has no name.",
        "Enter a name in this row, or remove the row.";
    PlayersTooLong { start, longest_name }: "“{start}…” is too long: a name can have at most {longest_name} characters.",
        "Shorten the name.";
    PlayersTooMany { most_players }: "An event can have at most {most_players} players.",
        "Create a second event.";
    PlayersBots { most_bots }: "You can add 1 to {most_bots} bots at a time.",
        "Choose a number in this range.";
    PlayersOtherFile: "This is a deck list or a web page, not a list of players.",
        "Use names, one per line, or a CSV or JSON file with a column for the names.";
    PlayersUnreadable: "The name contains characters that cannot be displayed.",
        "Copy the names as plain text.";
    PlayersNoCsv: "This line is not valid CSV.",
        "Save the table as CSV again.";
    PlayersNoColumn { columns }: "This table has no column of player names; its columns are {columns}.",
        "Name the column with the names Player or Name.";
    PlayersNoJson { error }: "This is not valid JSON: {error}.",
        "Export the players again and use the complete file.";
    PlayersNoneInJson: "This JSON contains no players.",
        "Use a list of objects, each with a name or player and optionally a deck, or save a CSV table instead.";
    PointsUnreadable { error }: "This is not a points table: {error}.",
        "Start from the table that `cantina league points L` prints.";
    PoolMissing: "A limited deck can be checked only against its card pool.",
        "Name the pool with --pool FILE: {{\"set\": \"SOR\", \"cards\": {{\"SOR_001\": 1}}}}.";
    PoolUnreadable { card }: "Cantina has no card {card}.",
        "Check the card’s number in the pool.";
    PoolNoSet { set }: "Cantina has no set {set}.",
        "Use a three-letter set code, such as SOR, in the pool.";
    PoolTooMany { card, count }: "A pool cannot have {count} copies of {card}.",
        "Enter a smaller number in the pool.";
    PrintNoViewer: "This computer has no program that opens PDF files.",
        "Save the printout as a PDF instead, and print it on a computer that has one.";
    ProfileDamaged { error }: "Your custom rules profiles could not be read: {error}.",
        "Restore your latest backup.";
    ProfileFloor: "The floor must be a fraction of at most 1/1.",
        "Enter a fraction such as 1/3.";
    ProfileGames: "A match must be won with 1, 2 or 3 games.",
        "Enter 1, 2 or 3.";
    ProfileGamesMost { most }: "A bye, no-show or missed round can count at most {most} games, as many as win a match.",
        "Enter a number from 0 to {most}.";
    ProfileInfractions { most }: "A profile can have at most {most} infractions.",
        "Remove some infractions.";
    ProfileInfractionNames { longest }: "An infraction’s code and name must each have 1 to {longest} characters.",
        "Enter a code and a name of that length.";
    ProfileInfractionPath: "The penalty path has no penalties, or too many.",
        "Enter at least one penalty.";
    ProfileInfractionOrder: "A later penalty on the path cannot be milder than an earlier one.",
        "Order the penalties from mildest to most severe.";
    ProfileKey { longest }: "A key can have only lower-case letters, digits and hyphens, at most {longest} in all.",
        "Enter a key such as my-shop.";
    ProfileMinutes { least, most }: "The time must be {least} to {most} minutes.",
        "Enter a number from {least} to {most}.";
    ProfileName { longest }: "A profile’s name must have 1 to {longest} characters.",
        "Enter a name of that length.";
    ProfilePoints: "A win must give at least 1 point and the most points, and a loss the fewest.",
        "Enter the points in this order: win, draw, loss, such as 3, 1, 0.";
    ProfilePointsPlaces: "A better place cannot give fewer points than a worse one, and first place must give at least 1.",
        "Enter the points in descending order.";
    ProfileRankBy: "This profile has no ranking criteria.",
        "Choose at least one.";
    ProfileRankMatches: "The first ranking criterion must be match wins or match points.",
        "Move one of these two to the top.";
    ProfileRankPoints: "The first ranking criterion of multiplayer tables must be points.",
        "Move points to the top.";
    ProfileRounds { most }: "The rounds table must have 1 to {most} lines.",
        "Add or remove lines.";
    ProfileRoundCount { most }: "The number of rounds must be 1 to {most}.",
        "Enter a number from 1 to {most}.";
    ProfileRoundOrder: "Player counts must be in ascending order.",
        "Reorder the lines of the rounds table.";
    ProfileSealedPacks { most }: "A sealed pool must have 1 to {most} boosters.",
        "Enter a number from 1 to {most}.";
    ProfileShipped { key }: "The key {key:?} belongs to a built-in profile.",
        "Choose another key.";
    ProfileTooMany { most }: "You can have at most {most} custom profiles.",
        "Delete one you do not need.";
    ProfileTwice: "A ranking criterion is listed twice.",
        "Remove one of the two.";
    ProfileTwiceInfraction: "This infraction’s code is used twice.",
        "Give each infraction its own code.";
    ProfileUnknown { key, profiles }: "The rules profile {key:?} does not exist.",
        "Use one of {profiles}.";
    ProfileNotOwn { key }: "You have no custom rules profile {key:?}.",
        "Choose one of your custom profiles in the list.";
    ProfileUnreadable { what }: "This is not a rules profile: {what}.",
        "Copy a built-in profile, and change its values.";
    ProfileTooLong: "This is not a rules profile: it is too long.",
        "Copy a built-in profile, and change its values.";
    PuzzleAstray: "This puzzle can no longer be solved from here.",
        "Undo the last answer, or start again.";
    PuzzleUnknown { key }: "Puzzle {key} does not exist.",
        "Choose a puzzle from the list.";
    ProfileUnwritable { error }: "The profile could not be saved: {error}.",
        "This is a bug in Cantina. Please report it and describe what you were doing.";
    ProgramFailed: "Cantina could not finish this because of an internal error.",
        "Everything confirmed before is saved. Close the window and start Cantina again.";
    ProgramStopped { error }: "A part of Cantina has stopped working: {error}.",
        "Start it again, and please report this bug if it happens again.";
    ResultNoBots: "This round has no open table with two bots.",
        "Enter the results of the other tables.";
    ResultThere: "This table already has a result.",
        "Enter the correct result in the round.";
    ResultUnreadable { text }: "{text:?} is not a result.",
        "Write 2-0, 2-1, 1-1, 1-0-1 (games won by the first player, by the second, drawn), noshow-a, noshow-b, loss-a, loss-b or double-loss.";
    ResultNoHp { text }: "{text} is not a result.",
        "Write 2-1 for a match, or the HP left at a multiplayer table, such as 12 0 7 4.";
    RoundNone: "No round has been paired yet.",
        "Pair the first round.";
    RoundNotFound { round }: "Round {round} does not exist.",
        "Choose one of the event’s rounds.";
    RoundNotHere { round }: "Round {round} does not exist in this event.",
        "Choose one of the event’s rounds.";
    RoundNoStandings { round }: "There are no standings for round {round}.",
        "Choose a round before the bracket.";
    RoundUnknown { round }: "Round {round} does not exist.",
        "Choose one of the event’s rounds.";
    RulesBroken { error }: "Cantina’s index of the rules is damaged: {error}.",
        "Reinstall Cantina.";
    RulesNone { rule }: "Rule {rule} does not exist.",
        "Check the number, or list a whole section, for example with \"cantina rules 7\".";
    RulesNoneFound { asked }: "No rule matches {asked:?}.",
        "Try other words, or list a whole section, for example with \"cantina rules 7\".";
    RulesTooLong { longest }: "A search in the rules can have at most {longest} characters.",
        "Search for fewer words.";
    RulesUnreadable { megabytes }: "This file is larger than {megabytes} MB, the maximum for a copy of the rules.",
        "Save the official rules as plain text (.txt), with each rule on a line that begins with its number.";
    RulesNotText: "This file is not plain text.",
        "Save the official rules as plain text (.txt), with each rule on a line that begins with its number.";
    RulesNotTheRules { found }: "This file does not look like the official rules: only {found} lines begin with a rule number.",
        "Save the official rules as plain text (.txt), with each rule on a line that begins with its number.";
    SafetyNoCopy { label }: "There is no backup “{label}”.",
        "Choose a backup from the list.";
    SafetyNoFolder: "This folder does not exist.",
        "Choose an existing folder on another disk or a USB stick.";
    SealedLeader { shown }: "{shown:?} is not a leader.",
        "Name leaders by their numbers, such as HMW_004.";
    SealedLeaders { most_leaders }: "A pool can get at most {most_leaders} leaders.",
        "Name fewer leaders.";
    SealedPacks { most_packs }: "A sealed pool must have 1 to {most_packs} boosters.",
        "Choose a number in this range; 6 is usual, 8 at larger events.";
    SeatNotNow: "The draft has already started.",
        "Continue the draft.";
    SeatNotDrafted: "This event has no draft.",
        "Pair the first round.";
    SeatResultsOpen { open }: "{open}.",
        "Enter the missing results first.";
    SeatAfterTheCut: "The bracket has already started.",
        "Finish the bracket.";
    SeatNoneFree: "No seat is free, or this player already has a seat.",
        "Draw the seats again to seat everyone.";
    SeatTooFew: "At least 2 players are needed.",
        "Add players.";
    SeedUnreadable: "A seed must be a whole number from 0 to 18446744073709551615.",
        "Enter such a number.";
    SetNoBoosters { shown, sets }: "Cantina has no boosters of “{shown}”.",
        "Use one of the sets {sets}.";
    SettingsInvalid: "The text size must be 80 to 400 per cent.",
        "Choose a size in this range.";
    SimulatePercent: "Drops, draws and late entries must be percentages from 0 to 100.",
        "Enter a number from 0 to 100.";
    SimulatePlayers { most_players }: "An event must have 2 to {most_players} players.",
        "Choose a number in this range.";
    SimulateRounds { most_rounds }: "An event must have 1 to {most_rounds} rounds.",
        "Choose a number in this range.";
    SimulateUnreadable { text }: "“{text}” is not a number of players.",
        "Write a number such as 33, or a range such as 5-64 for a random number.";
    SlipUnknown { typed }: "No match slip of this event has the code “{typed}”.",
        "Type the code as printed, such as 3-12-KT. After re-pairing a round, print its slips again.";
    StatisticsEmpty: "No event was given.",
        "Give the number of at least one event.";
    StatisticsTooMany { most_events }: "Statistics can cover at most {most_events} events.",
        "Choose fewer events.";
    StoreConflict: "Another program has changed this event in the meantime.",
        "Check the event’s current state, then repeat the step.";
    StoreConflictDeck: "Another program has changed this deck in the meantime.",
        "Check the deck’s current version, then repeat the step.";
    StoreBusyEvent: "Another program keeps changing this event.",
        "Try again.";
    StoreBusyLeague: "Another program keeps changing this league.",
        "Try again.";
    StoreCorrupt: "The database file is damaged.",
        "Restore your latest backup.";
    StoreCorruptEvent { entry }: "The history of this event is damaged at entry {entry}.",
        "Restore your latest backup.";
    StoreCorruptGame { step }: "The history of this game is damaged at step {step}.",
        "Restore your latest backup.";
    StoreCorruptLeague { step }: "The history of this league is damaged at step {step}.",
        "Restore your latest backup.";
    StoreDifferentEvent { event }: "Event {event} is another event in the target, or has other entries there.",
        "Copy into an empty database, or add single events with “cantina database push”.";
    StoreDifferentGame { game }: "Game {game} is another game in the target, or has other steps there.",
        "Copy into an empty database.";
    StoreDifferentLeague { league }: "League {league} is another league in the target, or has other steps there.",
        "Copy into an empty database.";
    StoreDiskFull: "The disk is full. Nothing was changed.",
        "Free some space, then try again.";
    StoreEmptied { copies, newest }: "The database is empty or missing, but it has {copies} backups. Nothing was changed.",
        "Restore the latest backup, {newest}. To start with an empty database instead, move the backup folder away.";
    StoreExists: "A file with this name already exists. It was not changed.",
        "Choose another file.";
    StoreIo { detail }: "The file or folder cannot be used: {detail}.",
        "Check the disk and the folder’s permissions, then try again.";
    StoreIsDatabase: "This file is a database or belongs to one. It was not changed.",
        "Choose another file.";
    StoreLocked: "Another program is using the database and did not release it in time.",
        "Close the other program, then try again.";
    StoreNewer { found, known }: "A newer version of Cantina wrote this database (format {found}; this version supports {known}). It was not changed.",
        "Start the latest version of Cantina.";
    StoreNotAFile: "This is a device, a pipe or a folder, not a file. Nothing was written.",
        "Choose another file.";
    StoreNotFound: "This file does not exist.",
        "Choose another file.";
    StoreNoEvent { event }: "Event {event} does not exist.",
        "Check the number in the list of events.";
    StoreNoGame { game }: "Game {game} does not exist.",
        "Choose a game from the list of games.";
    StoreNoLeague { league }: "League {league} does not exist.",
        "Check the number in the list of leagues.";
    StoreNotOurs: "This file is not a Cantina database. It was not changed.",
        "Choose another file.";
    StoreReadOfFullDisk: "The disk is full, so the database is read-only: you can view, print, export and verify, but no step is saved.",
        "Free some space, then start Cantina again.";
    StoreOpenElsewhere: "Another program has this file open. Nothing was written.",
        "Close the file there and try again, or choose another file name.";
    StoreReadOfProtected: "The database or its folder is write-protected, so the database is read-only: you can view, print, export and verify, but no step is saved.",
        "Allow writing to the folder, or copy the database to another one, then start Cantina again.";
    StoreReadOnly: "The database or its folder is write-protected.",
        "Choose a folder that you can write to.";
    StoreReplaced: "The database was deleted, moved or replaced while it was open. The step was not saved.",
        "Export the open event or deck, move the database back to its folder, then restart Cantina.";
    StoreSchema { what }: "The database does not have the expected structure: {what}.",
        "Restore your latest backup.";
    StoreServerAddress { detail }: "The address of the database is invalid: {detail}.",
        "Use the form postgres://user@host/database, and write other characters than letters and digits in the password as %XX.";
    StoreServerBusy: "The database server has no free connection. Nothing was changed.",
        "Try again in a moment. If it happens often, raise max_connections on the server.";
    StoreServerEncryption { detail }: "The encrypted connection to the database server failed: {detail}.",
        "Check the server’s certificate and its name. If your own authority signed it, add ?sslrootcert=FILE to the address.";
    StoreServerLogin { detail }: "The database server rejected the login: {detail}.",
        "Check the user, the password and the name of the database in the address. The password can also be in the environment variable PGPASSWORD.";
    StoreServerNotSetUp: "This database has no tables of Cantina yet.",
        "Run “cantina database set-up” with the login of the database’s owner.";
    StoreServerOldTables { found, needed }: "The tables in this database have format {found}; this version needs {needed}.",
        "Run “cantina database set-up” with the login of the database’s owner.";
    StoreServerRights { detail }: "The login lacks a right on the database server: {detail}.",
        "Run “cantina database set-up” with the login of the database’s owner; it gives a desk’s login its rights.";
    StoreServerTooManyRights: "This login could change or remove the history of events, so a desk must not use it.",
        "Create a login for desks, and give it its rights with “cantina database set-up”.";
    StoreServerUnreachable { detail }: "The database server cannot be reached: {detail}. The step was not confirmed as saved.",
        "Check the network and the server. Cantina keeps trying to connect.";
    StoreServerVersion { found, needed }: "The database server has PostgreSQL {found}; Cantina needs {needed} or newer.",
        "Update PostgreSQL on the server.";
    StoreStepLost: "The last step confirmed as saved was lost because the database’s log file was damaged.",
        "Enter it again, or restore the latest backup. The damaged log file is in the folder of the database.";
    StoreStepsLost { steps }: "The last {steps} steps confirmed as saved were lost because the database’s log file was damaged.",
        "Enter them again, or restore the latest backup. The damaged log file is in the folder of the database.";
    TableAssigned { table, player }: "Table {table} is assigned to {player}, but is not among these table numbers.",
        "Assign {player} another table first.";
    TableNotInRoom { table }: "The room has no table {table}.",
        "Choose another table, or change the table numbers first.";
    TableNotFound { table }: "Table {table} does not exist.",
        "Choose one of the round’s tables.";
    TableUnknown { table, round }: "Round {round} has no table {table}.",
        "Choose one of the round’s tables.";
    TournamentAbsentAlready { player, round }: "Player {player} is already absent from round {round}.",
        "Choose another player.";
    TournamentAlreadyDropped { player }: "Player {player} has dropped from the event.",
        "Let the player re-enter first.";
    TournamentBans: "Bans are used only in Trilogy, and each player has exactly one deck banned.",
        "Choose deck 1, 2 or 3 for each player.";
    TournamentBestOf { games }: "A match can be the best of 1, 3 or 5 games, not {games}.",
        "Choose 1, 3 or 5.";
    TournamentBuiltOn { round }: "Round {round} was paired using this result.",
        "Delete round {round}, correct the result, then pair the round again.";
    TournamentByeDeclared { player, round }: "Player {player} already has a bye in round {round}, or the round has been paired.",
        "Choose a later round.";
    TournamentByeResult { table, round }: "Table {table} of round {round} cannot have this result: a bye cannot be changed, and a match cannot become a bye.",
        "Enter the result at the table of the match.";
    TournamentClock { round }: "This change does not fit the current state of the clock of round {round}.",
        "Start a clock once, pause it while it runs, and resume it while it is paused.";
    TournamentCutBegun: "The top cut has already started.",
        "Delete the rounds of the bracket first.";
    TournamentCutSeeds { seeds, size }: "{seeds} players are not enough for a top {size} cut.",
        "Choose a smaller cut.";
    TournamentCutSize { size }: "A cut can have 2, 4, 8 or 16 players, not {size}.",
        "Choose 2, 4, 8 or 16.";
    TournamentDeckSlot { slot, least, most }: "Deck {slot} cannot be registered; a player has decks {least} to {most} here.",
        "Choose a deck number from {least} to {most}.";
    TournamentDecksLocked { player }: "The deck lists of player {player} are locked.",
        "Unlock this player’s lists first.";
    TournamentDisqualified { player }: "Player {player} is disqualified.",
        "Withdraw the disqualification first.";
    TournamentEmptyName: "A name is empty.",
        "Enter a name.";
    TournamentExtension { seconds }: "{seconds} seconds is not a valid time extension.",
        "Enter between 1 second and 2 hours.";
    TournamentGameDecks { game }: "Game {game} cannot be played with these decks.",
        "Choose decks that are not banned and have not won a game yet.";
    TournamentGameLossMissing { a, b, games }: "The result {a}-{b} does not include every game lost by penalty ({games}).",
        "Enter a result that includes the lost games, or withdraw the penalty.";
    TournamentGamesAfterEnd { game }: "Game {game} comes after the match was already decided.",
        "Remove this game.";
    TournamentImpossibleGames { a, b, drawn, games_to_win }: "{a}-{b}-{drawn} is not a possible result of a match that is won with {games_to_win} games.",
        "Enter at most {games_to_win} games for one player, and fewer than {games_to_win} for the other.";
    TournamentMergeItself { player }: "Player {player} cannot be merged with the same entry.",
        "Choose another entry.";
    TournamentMergeMet { player, into, round }: "Players {player} and {into} played each other in round {round}, so they are not the same person.",
        "If they are the same person, delete the round or pair it again without the second entry, then merge.";
    TournamentMergeSameRound { player, into, round }: "Players {player} and {into} both have a table or a bye in round {round}.",
        "If one of them never played, drop that entry instead. Otherwise delete the round, merge, and pair it again.";
    TournamentMergeSeats { player, into }: "Players {player} and {into} both have a seat in the same draft.",
        "Before the draft starts, drop one of them, draw the seats again, then merge.";
    TournamentMergeSeeds { player, into }: "Players {player} and {into} are both in the bracket.",
        "Undo the bracket, merge the players, then create the bracket again.";
    TournamentNeedsWinner { table, round }: "Table {table} of round {round} needs a winner because it is single elimination.",
        "Play on until one player wins.";
    TournamentNoDeclaredBye { player, round }: "Player {player} has no declared bye in round {round}, or the round has been paired.",
        "Check the player’s declared byes under More….";
    TournamentNoNote: "This change needs a reason.",
        "Enter a short reason; it appears in the log.";
    TournamentNoPlayers: "There are no active players.",
        "Add players, or let players re-enter.";
    TournamentNotAtATable { player, round }: "Player {player} has no table in round {round}.",
        "Choose a player who has a table.";
    TournamentNotDropped { player }: "Player {player} has not dropped.",
        "Choose a player who has dropped.";
    TournamentNotNewest { round, newest }: "Only the current round, round {newest}, can be changed this way, not round {round}.",
        "Choose round {newest}.";
    TournamentNotPaired { player }: "Player {player} is not paired.",
        "Include every active player in the pairings.";
    TournamentNotTheBracket: "The tables do not match the bracket.",
        "Pair the round as shown in the bracket.";
    TournamentNotTheFinalTable: "The final table must be one table with every player of the cut.",
        "Seat all players of the cut at one table.";
    TournamentNothingLeft: "All matches have been played.",
        "Open the final standings.";
    TournamentNothingToUndo: "There is nothing to undo in this event.",
        "Make a change first.";
    TournamentOtherRounds: "You cannot switch between matches and multiplayer tables after a round has been paired.",
        "Delete the rounds first, or create another event.";
    TournamentPairedTwice { player }: "Player {player} is paired twice.",
        "Name each player once. A match with a result stays, even if one of its players has dropped.";
    TournamentPenaltyResult { table }: "The result of table {table} was set by a penalty.",
        "Withdraw the penalty, then enter the result.";
    TournamentPenaltyRound { round }: "A loss can count in a paired round or the next one, not in round {round}.",
        "Choose the current round or the next one.";
    TournamentPlannedRounds { rounds, least, most }: "{rounds} rounds cannot be planned in this event.",
        "Choose {least} to {most} rounds.";
    TournamentPlayedAsMatch { table, round }: "Table {table} of round {round} is a match between two players, so its result is the games won.",
        "Enter the games won, such as 2-1.";
    TournamentPlayedAtTables { table, round }: "Table {table} of round {round} is a multiplayer table, so its result is the HP left.",
        "Enter the HP left in seat order, 0 for an eliminated player.";
    TournamentPlayerTaken { player }: "Player number {player} is already in use.",
        "Choose another number.";
    TournamentPodSize { pod, seats }: "Pod {pod} has {seats} seats; a pod can have 2 to 16.",
        "Draw pods of 2 to 16 seats.";
    TournamentProfileInvalid { problem }: "The rules profile is not valid: {problem}",
        "Fix this field of the profile, then try again.";
    TournamentRoundOpen { round, open }: "Round {round} has {open} missing results.",
        "Enter the missing results first.";
    TournamentSeatedTwice { player }: "Player {player} has two seats.",
        "Draw the seats again.";
    TournamentTableHp { table, round, seats }: "Table {table} of round {round} needs {seats} numbers from 0 to 99.",
        "Enter the HP left of each base in seat order; at least one must be above 0.";
    TournamentTableNumber { table }: "Table number {table} is used twice, or is 0.",
        "Use each table number once, starting from 1.";
    TournamentTableSeats { table, seats }: "Table {table} has {seats} players; a multiplayer table can have 3 or 4.",
        "Seat 3 or 4 players.";
    TournamentTooFewForTables { players }: "{players} players are not enough for a multiplayer table.",
        "Add players until there are at least 3.";
    TournamentTooManyPlayers { most }: "An event can have at most {most} players.",
        "Create a second event.";
    TournamentTooManyRounds { most }: "An event can have at most {most} rounds.",
        "Create the cut, or end the event.";
    TournamentUnknownInfraction { code }: "The rules profile has no infraction {code}.",
        "Choose one of the profile’s infractions.";
    TournamentUnknownPenalty { penalty }: "Penalty {penalty} does not exist, or has been withdrawn.",
        "Check the penalties on the event’s Judging tab.";
    TournamentWasPresent { player, round }: "Player {player} has a table in round {round}, so the round was not missed.",
        "Choose a round that the player missed.";
    TournamentWrongKind { round }: "This change is not possible in round {round}, which is another kind of round.",
        "Choose another change, or another round.";
    TournamentWrongRound { expected, round }: "The next round is round {expected}, not round {round}.",
        "Check the event’s rounds, then repeat the step.";
    UndoNotNow: "There is nothing to undo in this event.",
        "Make a change first.";
    UndoDraftBegun: "The draft has already started with these seats.",
        "Undo the start of the draft first.";
    WindowFailed { why }: "The window could not be opened: {why}.",
        "Close other windows, then try again.";
}
