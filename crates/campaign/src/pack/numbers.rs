//! The numbers of a pack, from its `pack.toml`. What the rule book prints is not among them.

use rules::card::Color;

/// The numbers of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Train cards of each colour, in the order of colours.
    pub cards: Vec<(Color, u8)>,
    pub locomotives: u8,
    /// Newspapers in the train deck with two, three and more players.
    pub newspapers: Vec<u8>,
    /// Cards of each colour that show a pickaxe.
    pub pickaxes: u8,
    /// Cards of each colour that show a skull.
    pub skulls: u8,
    /// The most trains a company can have in a game.
    pub trains_max: u8,
    /// What a delivery pays, by good.
    pub goods: Vec<(String, u8)>,
    /// The bands of tickets.
    pub bands: Vec<String>,
    /// What a ticket is worth beyond its spaces, from this many spaces on; rising.
    pub premium: Vec<Premium>,
    pub post_office: PostOffice,
    /// Cut-offs one company can build in a campaign.
    pub cut_offs_max: u8,
    /// Crew cards in one office.
    pub crew_max: u8,
    /// Crew cards on display beyond the number of players.
    pub crew_display_more: u8,
    pub audit: Audit,
}

/// What a long ticket is worth beyond its spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Premium {
    /// From this many spaces on.
    pub from: u8,
    pub add: u8,
}

impl Numbers {
    /// What a ticket of this many spaces is worth beyond them.
    pub fn premium_for(&self, spaces: u16) -> u8 {
        let due = self.premium.iter().rev().find(|premium| u16::from(premium.from) <= spaces);
        due.map_or(0, |premium| premium.add)
    }
}

/// Numbers of the post office.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PostOffice {
    /// Postcards one company can take for its tickets after a game.
    pub take_max: u8,
    /// Who holds fewer and took none draws one from general delivery.
    pub draw_below: u8,
    /// Postcards a company can keep.
    pub keep_max: u8,
    /// The certificate for a postcard whose rule was retired.
    pub certificate: u8,
}

/// Numbers of the final audit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audit {
    /// Percent of the mean slip of a game that was missed, rounded down.
    pub missed_percent: u8,
    /// For the most games won.
    pub games_won: u8,
    /// For the most tickets completed.
    pub tickets: u8,
    /// For the most postcards completed.
    pub postcards: u8,
    /// For the most cut-offs built.
    pub cut_offs: u8,
}
