//! The campaign packs of a server.

use std::sync::Arc;

use campaign::pack::Pack;

use crate::refusal::Refusal;

/// The built-in packs, and older editions of them that stored campaigns may need.
///
/// A campaign is a list of inputs, so it can be continued only with the edition it began with.
#[derive(Clone, Default)]
pub struct Packs {
    older: Vec<Arc<Pack>>,
}

impl Packs {
    /// Returns the built-in packs and these older editions.
    pub fn with(older: Vec<Arc<Pack>>) -> Packs {
        Packs { older }
    }

    /// Returns the newest edition of a pack, which new campaigns use.
    pub fn newest(&self, name: &str) -> Result<Arc<Pack>, Refusal> {
        Pack::embedded(name).ok_or_else(Refusal::no_such_pack)
    }

    /// Returns a pack's edition with this version number.
    pub fn edition(&self, name: &str, version: u32) -> Result<Arc<Pack>, Refusal> {
        let newest = self.newest(name)?;
        let mut all = self.older.iter().chain([&newest]).filter(|pack| pack.name == name);
        let found = all.find(|pack| pack.version == version).cloned();
        found.ok_or_else(|| Refusal::other_pack_edition(name, version, newest.version))
    }
}

impl std::fmt::Debug for Packs {
    /// Leaves out the contents, which are sealed.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Packs").field("older", &self.older.len()).finish()
    }
}

/// Returns the pack version assumed for journals that do not contain one.
pub(crate) fn first_version() -> u32 {
    1
}

pub(crate) fn is_first_version(version: &u32) -> bool {
    *version == first_version()
}
