// The one list of the commands that the page may call. It is included twice: by lib.rs, which registers the commands
// (and generates their TypeScript), and by build.rs, which writes the permission `every-command` from it. A command
// that is not in this list cannot be called from the page.
macro_rules! with_every_command {
    ($then:ident) => {
        $then![about, app_ready, print_page, start_error]
    };
}
