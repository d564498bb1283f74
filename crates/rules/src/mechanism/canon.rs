//! The canonical lines of campaign games, which are part of the text that the state hash covers.

use std::fmt::{Display, Write};

use super::{
    CampaignState, Tableau, claim, crew, event, freight, houses, pavilions, pool, postcards, snow, telegraph, window,
};
use crate::edition::Edition;
use crate::game::Game;
use crate::ids::{Id, PlaceId, Seat};

/// The state from which the canonical lines are written.
pub(super) struct Canon<'a, const W: usize> {
    pub game: &'a Game<W>,
    pub edition: &'a Edition,
    pub campaign: &'a CampaignState<W>,
    pub colors: &'a [String],
}

impl<'a, const W: usize> Canon<'a, W> {
    pub fn seat(&self, seat: Option<Seat>) -> &'a str {
        seat.map_or("none", |seat| self.colors[seat.index()].as_str())
    }

    pub fn event(&self, event: Option<u8>) -> &'a str {
        event.map_or("none", |event| self.edition.card_id(event))
    }

    pub fn place(&self, place: PlaceId) -> &'a str {
        &self.edition.places[place.index()].id
    }

    /// Writes a line of words separated by spaces.
    pub fn list(
        &self,
        out: &mut String,
        head: &str,
        words: impl IntoIterator<Item = impl Display>,
    ) -> std::fmt::Result {
        write!(out, "{head}")?;
        words.into_iter().try_for_each(|word| write!(out, " {word}"))?;
        writeln!(out)
    }

    /// Writes a line: its first word, the seat, and further words, separated by spaces.
    pub fn seat_list(
        &self,
        out: &mut String,
        head: &str,
        seat: Seat,
        words: impl IntoIterator<Item = impl Display>,
    ) -> std::fmt::Result {
        write!(out, "{head} ")?;
        self.list(out, self.seat(Some(seat)), words)
    }
}

/// Writes the canonical lines of campaign games. Their order is frozen and specified in
/// `docs/record.md`.
pub(crate) fn canon<const W: usize>(
    out: &mut String,
    game: &Game<W>,
    campaign: &CampaignState<W>,
    colors: &[String],
) -> std::fmt::Result {
    let at = &Canon { game, edition: &game.tables.edition, campaign, colors };
    event::canon(at, out)?;
    claim::canon(at, out)?;
    writeln!(out, "refill-by {}", at.seat(campaign.refill_by))?;
    writeln!(out, "extra-turns {}", campaign.extra_turns)?;
    writeln!(out, "more-tickets {}", campaign.more_tickets)?;
    writeln!(out, "keep {}", campaign.keep.map_or("none".to_string(), |keep| keep.to_string()))?;
    writeln!(out, "ended-by {}", at.seat(campaign.ended_by))?;
    for (seat, name) in colors.iter().enumerate() {
        let Tableau { ticket_value, vault, .. } = campaign.tableaus[seat];
        let added = i16::from(campaign.stock[seat]) - i16::from(at.edition.terms.trains);
        writeln!(out, "added {name} ticket-value {ticket_value} vault {vault} trains {added}")?;
    }
    // Editions that have abilities but no two-step claims have only the lines above.
    if !at.edition.menu.name_route {
        return Ok(());
    }
    claim::canon_aid(at, out)?;
    event::canon_news(at, out)?;
    pool::canon(at, out)?;
    writeln!(out, "evidence {}", campaign.evidence)?;
    snow::canon(at, out)?;
    freight::canon(at, out)?;
    window::canon(at, out)?;
    pavilions::canon(at, out)?;
    postcards::canon(at, out)?;
    for (seat, name) in colors.iter().enumerate().map(|(at, name)| (Seat::new(at), name)) {
        postcards::canon_seat(at, seat, out)?;
        crew::canon_seat(at, seat, out)?;
        let Tableau { stakes, stamps, .. } = campaign.tableaus[seat.index()];
        writeln!(out, "desk {name} stakes {stakes} stamps {stamps}")?;
        freight::canon_seat(at, seat, out)?;
        houses::canon_seat(at, seat, out)?;
        telegraph::canon_seat(at, seat, out)?;
    }
    writeln!(out, "ending {}", u8::from(campaign.ending))
}
