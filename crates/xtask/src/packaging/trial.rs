//! Test of the .deb as a user would install it. It is installed, started and removed in a minimal Debian created for
//! the purpose.
//!
//! Requires root and `debootstrap`, and downloads the packages of that Debian. Not part of `cargo xtask test`.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{copy, said};
use crate::Outcome;
use crate::step::{Step, root};

/// The oldest Debian release with all requirements of the window.
const RELEASE: &str = "bookworm";
/// The path of the .deb in that Debian.
const PACKAGE: &str = "/tmp/cantina.deb";
/// The steps of the test. The window is started on a hidden display and must paint its first frame. The event created
/// here must still exist after the package is removed; it must be the only remaining file.
const STEPS: &str = r#"set -eu
export DEBIAN_FRONTEND=noninteractive HOME=/root LANG=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1
apt-get update -qq
apt-get install -qq -y --no-install-recommends xvfb xauth dbus shared-mime-info man-db > /dev/null
if [ -f /tmp/previous.deb ]; then
  apt-get install -qq -y --no-install-recommends /tmp/previous.deb > /dev/null
  rm /tmp/previous.deb
  echo "update from $(cantina --version)"
  cantina event new Friday > /dev/null
  touch /tmp/updated
fi
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
cantina event list > /tmp/events
grep Saturday /tmp/events
if [ -f /tmp/updated ]; then grep Friday /tmp/events; fi
apt-get purge -qq -y cantina > /dev/null
echo "left after the removal:"
find / -xdev -iname '*cantina*' -not -path '/proc/*' | sort | tee /tmp/left
if grep -v '^/root/.local/share/cantina' /tmp/left; then
  echo "the package left more than the user's data" >&2
  exit 1
fi
test -s /root/.local/share/cantina/cantina.db
"#;

/// Installs, starts and removes this .deb. With the package of an earlier version, installs that first and creates an
/// event with it, which must be there after the update.
pub(crate) fn run(package: &Path, previous: Option<&Path>) -> Outcome {
    let debian = root().join("target/debian");
    let debian_name = debian.display().to_string();
    // Remove mounts left by an interrupted test.
    unmount(&debian);
    if debian.exists() {
        fs::remove_dir_all(&debian).map_err(|problem| format!("{debian_name}: {problem}"))?;
    }
    let arguments = ["--variant=minbase", RELEASE, &debian_name];
    Step::new("make a small Debian", Path::new("debootstrap"), &arguments).run()?;
    copy(package, &debian.join(PACKAGE.trim_start_matches('/')))?;
    if let Some(previous) = previous {
        copy(previous, &debian.join("tmp/previous.deb"))?;
    }
    fs::write(debian.join("tmp/steps"), STEPS).map_err(|problem| format!("{debian_name}: {problem}"))?;
    // Use this machine's name resolution.
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
        // Not mounted, so there is nothing to do.
        let _ = Command::new("umount").arg("-q").arg(debian.join(place)).output();
    }
}
