//! The .deb, tried as a shop would: installed in a small Debian that was made for it, started, removed.
//!
//! It needs root and `debootstrap`, and fetches the packages of that Debian; it is no part of `cargo xtask test`.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{copy, said};
use crate::Outcome;
use crate::step::{Step, root};

/// The oldest Debian that has what the window needs.
const RELEASE: &str = "bookworm";
/// Where the .deb lies in that Debian.
const PACKAGE: &str = "/tmp/cantina.deb";
/// What is done in it. The window is started on a hidden display and must paint its first frame; the event that is made
/// must outlive the package, and nothing else of it may.
const STEPS: &str = r#"set -eu
export DEBIAN_FRONTEND=noninteractive HOME=/root LANG=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1
apt-get update -qq
apt-get install -qq -y --no-install-recommends xvfb xauth dbus shared-mime-info man-db > /dev/null
apt-get install -qq -y --no-install-recommends /tmp/cantina.deb > /dev/null
rm /tmp/cantina.deb
find / -xdev -iname '*cantina*' -not -path '/proc/*' | sort > /tmp/installed
cantina --version
cantina-desktop --version
man --path cantina
grep -q x-cantina-event /usr/share/mime/globs2
cantina event new Saturday > /dev/null
(CANTINA_TIMING=1 timeout 60 xvfb-run -a cantina-desktop 2> /tmp/window || true) &
for second in $(seq 60); do
  if grep -q first-paint-ms /tmp/window 2> /dev/null; then break; fi
  sleep 1
done
cat /tmp/window
grep -q first-paint-ms /tmp/window
pkill -TERM cantina-desktop
wait
cantina event list | grep Saturday
apt-get purge -qq -y cantina > /dev/null
echo "left after the removal:"
find / -xdev -iname '*cantina*' -not -path '/proc/*' | sort | tee /tmp/left
if grep -v '^/root/.local/share/cantina' /tmp/left; then
  echo "the package left more than the user's data" >&2
  exit 1
fi
test -s /root/.local/share/cantina/cantina.db
"#;

/// Installs, starts and removes this .deb.
pub(crate) fn run(package: &Path) -> Outcome {
    let debian = root().join("target/debian");
    let debian_name = debian.display().to_string();
    // What an interrupted trial left mounted.
    unmount(&debian);
    if debian.exists() {
        fs::remove_dir_all(&debian).map_err(|problem| format!("{debian_name}: {problem}"))?;
    }
    let arguments = ["--variant=minbase", RELEASE, &debian_name];
    Step::new("make a small Debian", Path::new("debootstrap"), &arguments).run()?;
    copy(package, &debian.join(PACKAGE.trim_start_matches('/')))?;
    fs::write(debian.join("tmp/steps"), STEPS).map_err(|problem| format!("{debian_name}: {problem}"))?;
    // The network of this machine: its proxies and its names.
    for file in ["/etc/resolv.conf", "/etc/hosts"] {
        copy(Path::new(file), &debian.join(file.trim_start_matches('/')))?;
    }
    for (kind, place) in [("proc", "proc"), ("tmpfs", "dev/shm")] {
        let place = debian.join(place);
        said(Command::new("mount").args(["-t", kind, kind]).arg(&place))?;
    }
    let tried = Step::new("install, start, remove", Path::new("chroot"), &[&debian_name, "sh", "/tmp/steps"]).run();
    unmount(&debian);
    tried
}

fn unmount(debian: &Path) {
    for place in ["dev/shm", "proc"] {
        // Not mounted: nothing to do.
        let _ = Command::new("umount").arg("-q").arg(debian.join(place)).output();
    }
}
