//! The numbers in a pack's `pack.toml`. They do not include the numbers that the rule book fixes.

use rules::card::Color;
use rules::edition::Privilege;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Number of train cards of each colour, in colour order.
    pub cards: Vec<(Color, u8)>,
    pub locomotives: u8,
    /// Number of newspapers in the train deck, by number of players, starting with two players.
    pub newspapers: Vec<u8>,
    /// Number of cards of each colour that show a pickaxe.
    pub pickaxes: u8,
    /// Number of cards of each colour that show a skull.
    pub skulls: u8,
    /// Maximum number of trains that a company can have in a game.
    pub trains_max: u8,
    /// Payment for a delivery, by good.
    pub goods: Vec<(String, u8)>,
    /// Names of the ticket bands.
    pub bands: Vec<String>,
    /// Premiums for long tickets, in ascending order of spaces.
    pub premium: Vec<Premium>,
    pub post_office: PostOffice,
    /// Maximum number of cut-offs that one company can build in a campaign.
    pub cut_offs_max: u8,
    /// Maximum number of crew cards in one office.
    pub crew_max: u8,
    /// Number of crew cards on display beyond one per player.
    pub crew_display_more: u8,
    /// The train cards or dollars that the caboose privilege offers.
    pub privilege: Privilege,
    pub audit: Audit,
}

/// The premium for a long ticket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Premium {
    /// Minimum number of spaces between the ticket's cities.
    pub from: u8,
    pub add: u8,
}

impl Numbers {
    /// Returns the premium for a ticket whose cities are this many spaces apart.
    pub fn premium_for(&self, spaces: u16) -> u8 {
        let due = self.premium.iter().rev().find(|premium| u16::from(premium.from) <= spaces);
        due.map_or(0, |premium| premium.add)
    }
}

/// The limits and amounts of the post office.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PostOffice {
    /// Maximum number of postcards that one company can take for its tickets after a game.
    pub take_max: u8,
    /// Number of postcards below which a company draws one from general delivery, unless it took
    /// one for its tickets. The company in last place always draws.
    pub draw_below: u8,
    /// Maximum number of postcards that a company can keep.
    pub keep_max: u8,
    /// Value of the certificate that replaces a postcard whose rule was retired.
    pub certificate: u8,
}

/// The awards and the compensation of the final audit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audit {
    /// Percentage of the mean slip that a company gets for a missed game, rounded down.
    pub missed_percent: u8,
    /// Award for the most games won.
    pub games_won: u8,
    /// Award for the most tickets completed.
    pub tickets: u8,
    /// Award for the most postcards completed.
    pub postcards: u8,
    /// Award for the most cut-offs built.
    pub cut_offs: u8,
}
