//! The files of a pack, by name.

pub(super) const PACK: &str = "pack.toml";
pub(super) const GAMES: &str = "games.csv";
pub(super) const BOARDS: &str = "boards.csv";
pub(super) const CITIES: &str = "cities.csv";
pub(super) const ROUTES: &str = "routes.csv";
pub(super) const CUT_OFFS: &str = "cutoffs.csv";
pub(super) const TICKETS: &str = "tickets.csv";
pub(super) const COMPANIES: &str = "companies.csv";
pub(super) const EVENTS: &str = "events.csv";
pub(super) const POSTCARDS: &str = "postcards.csv";
pub(super) const CREW: &str = "crew.csv";
pub(super) const PAVILIONS: &str = "pavilions.csv";
pub(super) const STORY: &str = "story.csv";
pub(super) const BOXES: &str = "boxes.csv";
pub(super) const RULES: &str = "rules.csv";
/// The suspects that companies can accuse. This file is optional.
pub(super) const SUSPECTS: &str = "suspects.csv";
/// The texts of the final audit. This file is optional.
pub(super) const AUDIT: &str = "audit.csv";
/// Rulings for players. This file is optional.
pub(super) const RULINGS: &str = "rulings.md";

/// The optional files of a pack. Suspects and audit texts are hashed only if their files exist, so
/// that the hashes of older packs stay the same. The rulings are always hashed; a missing file is
/// treated as empty.
pub(super) const OPTIONAL: [&str; 3] = [SUSPECTS, AUDIT, RULINGS];

/// The required files of a pack.
pub(super) const NEEDED: [&str; 15] = [
    PACK, GAMES, BOARDS, CITIES, ROUTES, CUT_OFFS, TICKETS, COMPANIES, EVENTS, POSTCARDS, CREW, PAVILIONS, STORY,
    BOXES, RULES,
];
