//! A person's own folder with pictures of cards: which file is a picture of which card.
//!
//! Invariant: only a file that lies in the folder itself, or in the folder of a set in it, is ever read; links are not
//! followed, and no name comes from outside. Nothing is copied, and only the list of files is stored.

use std::collections::HashMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use model::CardNumber;

use crate::error::Cause;
use crate::{AppError, bounded};

/// The largest picture that is shown, in bytes.
pub(crate) const LARGEST_IMAGE: u64 = 8 << 20;
/// How many files of a folder are looked at.
const MOST_FILES: usize = 50_000;
/// So many bytes say what a file is.
const BEGINNING: u64 = 16;
const ENDINGS: [&str; 4] = ["png", "jpg", "jpeg", "webp"];

/// A picture of a card: of its front, or of a leader's other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Picture {
    /// The number on the card.
    pub number: CardNumber,
    /// The Leader Unit side of a leader.
    pub back: bool,
}

/// The pictures of a folder.
#[derive(Debug, Clone)]
pub(crate) struct Folder {
    path: PathBuf,
    /// When the folder and those in it were changed last.
    changed: Vec<(PathBuf, Option<SystemTime>)>,
    files: HashMap<Picture, PathBuf>,
    /// Files that end like pictures and name no card.
    others: Vec<PathBuf>,
}

impl Folder {
    /// Looks through a folder.
    ///
    /// # Errors
    /// `file.unreadable`; `images.too_many` when it holds so many files that it cannot be one of pictures of cards.
    pub(super) fn read(path: &Path) -> Result<Folder, AppError> {
        let mut folder =
            Folder { path: path.to_owned(), changed: vec![stamp(path)], files: HashMap::new(), others: Vec::new() };
        let mut left = MOST_FILES;
        for (name, entry, is_folder) in entries(path, &mut left)? {
            if is_folder && name.parse::<model::SetCode>().is_ok() {
                folder.changed.push(stamp(&entry));
                for (inner, file, is_folder) in entries(&entry, &mut left)? {
                    if !is_folder {
                        folder.take(picture(&inner, Some(&name)), file);
                    }
                }
            } else if !is_folder {
                folder.take(picture(&name, None), entry);
            }
        }
        Ok(folder)
    }

    fn take(&mut self, picture: Option<Picture>, file: PathBuf) {
        match picture {
            Some(picture) => drop(self.files.entry(picture).or_insert(file)),
            None if is_picture(&file) => self.others.push(file),
            None => {}
        }
    }

    /// Every file that is called like a picture of a card, in the order of the numbers.
    pub(super) fn files(&self) -> impl Iterator<Item = (Picture, &Path)> {
        let mut all: Vec<(Picture, &Path)> =
            self.files.iter().map(|(picture, file)| (*picture, file.as_path())).collect();
        all.sort_by_key(|(picture, _)| (picture.number, picture.back));
        all.into_iter()
    }

    /// Files that end like pictures and whose names are no card's.
    pub(super) fn others(&self) -> &[PathBuf] {
        &self.others
    }

    /// Whether it is the one at this path, and nothing was added or taken away since it was looked through.
    pub(super) fn is_still(&self, path: &Path) -> bool {
        self.path == path && self.changed.iter().all(|known| stamp(&known.0) == *known)
    }

    /// Whether there is this picture.
    pub(super) fn has(&self, picture: Picture) -> bool {
        self.files.contains_key(&picture)
    }

    /// The picture as an address that a page can show (`data:image/png;base64,...`); nothing when there is none.
    ///
    /// # Errors
    /// `file.unreadable`; `images.too_large`; `images.no_picture` when the file is none that a page can show.
    pub(super) fn image(&self, picture: Picture) -> Result<Option<String>, AppError> {
        let Some(file) = self.files.get(&picture) else { return Ok(None) };
        look_at(file)?;
        let bytes = crate::bounded::read(file, LARGEST_IMAGE)?;
        let Some(kind) = kind(&bytes) else {
            return Err(AppError::of(Cause::ImagesNoPicture).at(file.display().to_string()));
        };
        use base64::Engine;
        let text = base64::engine::general_purpose::STANDARD.encode(bytes);
        Ok(Some(format!("data:image/{kind};base64,{text}")))
    }
}

/// Whether it ends like a picture.
fn is_picture(file: &Path) -> bool {
    let ending = file.extension().unwrap_or_default();
    ENDINGS.iter().any(|known| ending.eq_ignore_ascii_case(known))
}

/// Whether a file can be shown as a picture, by how it begins and how large it is.
///
/// # Errors
/// `file.unreadable`; `images.too_large`, `images.no_picture`.
pub(super) fn look_at(file: &Path) -> Result<(), AppError> {
    let at = |error: AppError| error.at(file.display().to_string());
    let known = fs::symlink_metadata(file).map_err(|error| bounded::unreadable(file, &error))?;
    if !known.is_file() || known.len() > LARGEST_IMAGE {
        return Err(at(AppError::of(Cause::ImagesTooLarge { megabytes: (LARGEST_IMAGE >> 20).into() })));
    }
    let mut start = Vec::new();
    let open = fs::File::open(file).map_err(|error| bounded::unreadable(file, &error))?;
    open.take(BEGINNING).read_to_end(&mut start).map_err(|error| bounded::unreadable(file, &error))?;
    kind(&start).map(drop).ok_or_else(|| at(AppError::of(Cause::ImagesNoPicture)))
}

fn stamp(path: &Path) -> (PathBuf, Option<SystemTime>) {
    let changed = fs::metadata(path).and_then(|known| known.modified()).ok();
    (path.to_owned(), changed)
}

/// The files and folders in a folder by name, links left out.
fn entries(folder: &Path, left: &mut usize) -> Result<Vec<(String, PathBuf, bool)>, AppError> {
    let unreadable = |error: std::io::Error| bounded::unreadable(folder, &error);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        *left = left.checked_sub(1).ok_or_else(|| {
            AppError::of(Cause::ImagesTooMany { most_files: MOST_FILES.into() }).at(folder.display().to_string())
        })?;
        let kind = entry.file_type().map_err(unreadable)?;
        // A name that is not text is no card's.
        if let (Ok(name), false) = (entry.file_name().into_string(), kind.is_symlink()) {
            found.push((name, entry.path(), kind.is_dir()));
        }
    }
    found.sort();
    Ok(found)
}

/// Which card a file is a picture of: "SOR_005.png", "sor-005-back.jpg", in the folder of a set also "005.webp".
fn picture(name: &str, set: Option<&str>) -> Option<Picture> {
    let (stem, ending) = name.rsplit_once('.')?;
    if !ENDINGS.iter().any(|known| known.eq_ignore_ascii_case(ending)) {
        return None;
    }
    let stem = stem.to_ascii_uppercase().replace(['-', ' '], "_");
    let (stem, back) = match stem.strip_suffix("_BACK") {
        Some(front) => (front, true),
        None => (stem.as_str(), false),
    };
    let whole = || stem.parse().ok();
    let within = || format!("{}_{stem}", set?).parse().ok();
    Some(Picture { number: whole().or_else(within)?, back })
}

/// What the bytes are a picture of, by how they begin: a name proves nothing.
fn kind(bytes: &[u8]) -> Option<&'static str> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        Some("png")
    } else if bytes.starts_with(b"\xff\xd8\xff") {
        Some("jpeg")
    } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        Some("webp")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PNG: &[u8] = b"\x89PNG\r\n\x1a\nrest";

    fn front(number: &str) -> Picture {
        Picture { number: number.parse().unwrap(), back: false }
    }

    #[test]
    fn a_file_is_known_by_the_number_in_its_name() {
        let all = [("SOR_005.png", None), ("sor-005.JPG", None), ("005.webp", Some("SOR")), ("5.jpeg", Some("sor"))];
        for (name, set) in all {
            assert_eq!(picture(name, set), Some(front("SOR_005")), "{name}");
        }
        assert_eq!(picture("SOR_T01.png", None), Some(front("SOR_T01")));
        assert_eq!(picture("SOR_005-back.png", None), Some(Picture { back: true, ..front("SOR_005") }));
        for name in ["SOR_005.svg", "SOR_005", "../SOR_005.png", "vader.png", ".png", "005.png"] {
            assert_eq!(picture(name, None), None, "{name}");
        }
    }

    #[test]
    fn pictures_are_read_from_the_folder_and_from_those_of_sets() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("SOR_005.png"), PNG).unwrap();
        fs::create_dir(folder.path().join("SHD")).unwrap();
        fs::write(folder.path().join("SHD/001.webp"), b"RIFF\0\0\0\0WEBPrest").unwrap();
        fs::create_dir(folder.path().join("elsewhere")).unwrap();
        fs::write(folder.path().join("elsewhere/SOR_006.png"), PNG).unwrap();
        let read = Folder::read(folder.path()).unwrap();
        assert!(read.image(front("SOR_005")).unwrap().unwrap().starts_with("data:image/png;base64,iVBORw0KGgpyZXN0"));
        assert!(read.image(front("SHD_001")).unwrap().unwrap().starts_with("data:image/webp;base64,"));
        assert_eq!(read.image(front("SOR_006")).unwrap(), None, "that is no folder of a set");
        assert!(read.is_still(folder.path()) && !read.is_still(Path::new("/")));
        assert!(Folder::read(&folder.path().join("none")).is_err());
    }

    #[test]
    fn what_is_no_picture_or_too_large_or_a_link_is_not_given() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("SOR_001.png"), "<svg onload=...>").unwrap();
        let large = fs::File::create(folder.path().join("SOR_002.png")).unwrap();
        large.set_len(LARGEST_IMAGE + 1).unwrap();
        let outside = tempfile::NamedTempFile::new().unwrap();
        fs::write(outside.path(), PNG).unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(outside.path(), folder.path().join("SOR_003.png")).unwrap();
        let read = Folder::read(folder.path()).unwrap();
        assert_eq!(read.image(front("SOR_001")).unwrap_err().code, "images.no_picture");
        assert_eq!(read.image(front("SOR_002")).unwrap_err().code, "images.too_large");
        assert_eq!(read.image(front("SOR_003")).unwrap(), None);
    }
}
