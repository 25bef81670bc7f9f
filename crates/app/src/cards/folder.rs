//! The user's folder of card images, and the mapping from files to cards.
//!
//! Invariant: only files directly in the folder, or in a set's folder inside it, are read. Links are not followed, and
//! no file name comes from outside. Nothing is copied; only the list of files is stored.

use std::collections::HashMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use model::CardNumber;

use crate::error::Cause;
use crate::{AppError, limited_read};

/// Maximum size of an image, in bytes.
pub(crate) const LARGEST_IMAGE: u64 = 8 << 20;
/// Maximum number of files read from a folder.
const MOST_FILES: usize = 50_000;
/// Number of leading bytes that identify a file type.
const BEGINNING: u64 = 16;
const ENDINGS: [&str; 4] = ["png", "jpg", "jpeg", "webp"];

/// An image of a card: its front, or a leader's other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Picture {
    /// The card number.
    pub number: CardNumber,
    /// `true` for the Leader Unit side of a leader.
    pub back: bool,
}

/// The images in a folder.
#[derive(Debug, Clone)]
pub(crate) struct Folder {
    path: PathBuf,
    /// Modification times of the folder and the folders inside it.
    changed: Vec<(PathBuf, Option<SystemTime>)>,
    files: HashMap<Picture, PathBuf>,
    /// Files with an image extension whose names match no card.
    others: Vec<PathBuf>,
}

impl Folder {
    /// Scans a folder.
    ///
    /// # Errors
    /// `file.unreadable`; `images.too_many` if it holds more than [`MOST_FILES`] files.
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

    /// Returns every file named like a card image, in card number order.
    pub(super) fn files(&self) -> impl Iterator<Item = (Picture, &Path)> {
        let mut all: Vec<(Picture, &Path)> =
            self.files.iter().map(|(picture, file)| (*picture, file.as_path())).collect();
        all.sort_by_key(|(picture, _)| (picture.number, picture.back));
        all.into_iter()
    }

    /// Returns the files with an image extension whose names match no card.
    pub(super) fn others(&self) -> &[PathBuf] {
        &self.others
    }

    /// Returns `true` if this is the folder at `path` and nothing was added or removed since the scan.
    pub(super) fn is_still(&self, path: &Path) -> bool {
        self.path == path && self.changed.iter().all(|known| stamp(&known.0) == *known)
    }

    /// Returns `true` if the folder has this image.
    pub(super) fn has(&self, picture: Picture) -> bool {
        self.files.contains_key(&picture)
    }

    /// Returns the image as a data URL (`data:image/png;base64,...`). Returns `None` if there is no such image.
    ///
    /// # Errors
    /// `file.unreadable`; `images.too_large`; `images.no_picture` if the file is not in a supported image format.
    pub(super) fn image(&self, picture: Picture) -> Result<Option<String>, AppError> {
        let Some(file) = self.files.get(&picture) else { return Ok(None) };
        validate_image(file)?;
        let bytes = crate::limited_read::read(file, LARGEST_IMAGE)?;
        let Some(kind) = kind(&bytes) else {
            return Err(AppError::of(Cause::ImagesNoPicture).at(file.display().to_string()));
        };
        use base64::Engine;
        let text = base64::engine::general_purpose::STANDARD.encode(bytes);
        Ok(Some(format!("data:image/{kind};base64,{text}")))
    }
}

/// Returns `true` if the file has an image extension.
fn is_picture(file: &Path) -> bool {
    let ending = file.extension().unwrap_or_default();
    ENDINGS.iter().any(|known| ending.eq_ignore_ascii_case(known))
}

/// Checks that a file is a supported image, by its first bytes and its size.
///
/// # Errors
/// `file.unreadable`; `images.too_large`, `images.no_picture`.
pub(super) fn validate_image(file: &Path) -> Result<(), AppError> {
    let at = |error: AppError| error.at(file.display().to_string());
    let known = fs::symlink_metadata(file).map_err(|error| limited_read::unreadable(file, &error))?;
    if !known.is_file() || known.len() > LARGEST_IMAGE {
        return Err(at(AppError::of(Cause::ImagesTooLarge { megabytes: (LARGEST_IMAGE >> 20).into() })));
    }
    let mut start = Vec::new();
    let open = fs::File::open(file).map_err(|error| limited_read::unreadable(file, &error))?;
    open.take(BEGINNING).read_to_end(&mut start).map_err(|error| limited_read::unreadable(file, &error))?;
    kind(&start).map(drop).ok_or_else(|| at(AppError::of(Cause::ImagesNoPicture)))
}

fn stamp(path: &Path) -> (PathBuf, Option<SystemTime>) {
    let changed = fs::metadata(path).and_then(|known| known.modified()).ok();
    (path.to_owned(), changed)
}

/// Returns the files and folders in a folder by name, without links.
fn entries(folder: &Path, left: &mut usize) -> Result<Vec<(String, PathBuf, bool)>, AppError> {
    let unreadable = |error: std::io::Error| limited_read::unreadable(folder, &error);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        *left = left.checked_sub(1).ok_or_else(|| {
            AppError::of(Cause::ImagesTooMany { most_files: MOST_FILES.into() }).at(folder.display().to_string())
        })?;
        let kind = entry.file_type().map_err(unreadable)?;
        // A name that is not valid text matches no card.
        if let (Ok(name), false) = (entry.file_name().into_string(), kind.is_symlink()) {
            found.push((name, entry.path(), kind.is_dir()));
        }
    }
    found.sort();
    Ok(found)
}

/// Parses a file name: "SOR_005.png", "sor-005-back.jpg", or "005.webp" inside the folder of a set.
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

/// Detects the image format from the first bytes; a file extension proves nothing.
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
    fn an_image_file_is_identified_by_the_number_in_its_name() {
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
    fn images_are_read_from_the_folder_and_its_set_folders() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("SOR_005.png"), PNG).unwrap();
        fs::create_dir(folder.path().join("SHD")).unwrap();
        fs::write(folder.path().join("SHD/001.webp"), b"RIFF\0\0\0\0WEBPrest").unwrap();
        fs::create_dir(folder.path().join("elsewhere")).unwrap();
        fs::write(folder.path().join("elsewhere/SOR_006.png"), PNG).unwrap();
        let read = Folder::read(folder.path()).unwrap();
        assert!(read.image(front("SOR_005")).unwrap().unwrap().starts_with("data:image/png;base64,iVBORw0KGgpyZXN0"));
        assert!(read.image(front("SHD_001")).unwrap().unwrap().starts_with("data:image/webp;base64,"));
        assert_eq!(read.image(front("SOR_006")).unwrap(), None, "this is not the folder of a set");
        assert!(read.is_still(folder.path()) && !read.is_still(Path::new("/")));
        assert!(Folder::read(&folder.path().join("none")).is_err());
    }

    #[test]
    fn non_images_too_large_files_and_links_are_not_served() {
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
