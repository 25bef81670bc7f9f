// The one list of the commands that the page may call. It is included twice: by lib.rs, which registers the commands
// (and generates their TypeScript), and by build.rs, which writes the permission `every-command` from it. A command
// that is not in this list cannot be called from the page.
macro_rules! with_every_command {
    ($then:ident) => {
        $then![
            about,
            add_bots,
            add_players,
            app_ready,
            archive_event,
            backup,
            check_deck,
            clock,
            create_event,
            deck,
            draft_log,
            draft_pick,
            draft_view,
            drop_player,
            event,
            export_event,
            list_events,
            pair,
            plan_rounds,
            print_page,
            reenter_player,
            rename_player,
            restore,
            result,
            roll_bot_results,
            save_deck,
            save_settings,
            search_cards,
            seat,
            start_draft,
            suggest_deck,
            undo
        ]
    };
}
