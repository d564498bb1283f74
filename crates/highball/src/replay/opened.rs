//! A file with records. It may be typed by hand, written by this program, or exported by a server
//! together with a custom map.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use maps::Map;
use protocol::ImportRecord;

use crate::fail::Failed;
use crate::words::message;

/// The records of a file, and the custom map of their games, if there is one.
pub struct Opened {
    pub text: String,
    pub map: Option<Map>,
}

impl Opened {
    /// Opens a file. A map folder takes precedence over the map in the file.
    pub fn new(file: &Path, folder: Option<&Path>) -> Result<Opened, Failed> {
        let text = read(file)?;
        let Opened { text, map } = match text.trim_start().starts_with('{') {
            true => Opened::bundle(file, &text)?,
            false => Opened { text, map: None },
        };
        let named = folder.map(maps::folder).transpose()?;
        Ok(Opened { text, map: named.or(map) })
    }

    /// Parses a record bundled with its map, as servers export it.
    fn bundle(file: &Path, text: &str) -> Result<Opened, Failed> {
        let bundle: ImportRecord =
            serde_json::from_str(text).map_err(|error| Failed::unreadable(file, error.to_string()))?;
        let map = bundle.files.map(|map| maps::files(&map.name, &map.files)).transpose()?;
        Ok(Opened { text: bundle.text, map })
    }
}

/// Reads a file or standard input.
pub fn read(file: &Path) -> Result<String, Failed> {
    let mut bytes = Vec::new();
    let read = match file == Path::new("-") {
        true => std::io::stdin().lock().read_to_end(&mut bytes),
        false => File::open(file).and_then(|mut file| file.read_to_end(&mut bytes)),
    };
    read.map_err(|error| Failed::unreadable(file, error.to_string()))?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + valid.iter().filter(|&&byte| byte == b'\n').count();
        Failed::unreadable(file, message!("terminal-fail-not-utf8", line = line))
    })
}
