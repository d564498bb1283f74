//! Advice for a seat: the plan behind an action, and win chances estimated with playouts.

use std::sync::Arc;

use dealer::Stream;
use rules::action::Action;
use rules::choices::Choices;
use rules::game::Game;
use rules::ids::{Id, RouteId, Seat, TicketId};
use rules::limits::SEATS_MAX;
use rules::seen::Seen;
use rules::set::Set;
use rules::suppose::Guess;
use rules::tables::Tables;
use rules::view::Sight;

use crate::atlas::Atlas;
use crate::belief::{Belief, Odds};
use crate::cast;
use crate::planner::Planner;
use crate::rivals;
use crate::search::playout::Playout;
use crate::style::Style;

/// Names of the levels, from weakest to strongest.
pub const LEVELS: [&str; 5] = ["easy", "normal", "hard", "expert", "master"];

/// Number of guesses to compare for each game. Only the guess whose tickets best fit the rivals'
/// routes is used, because players do not keep tickets at random.
const GUESSES: usize = 3;

/// The plan behind a suggestion.
pub struct Why {
    /// Tickets that the bot wants to complete.
    pub aims: Vec<TicketId>,
    /// The route that the bot wants to claim after this action; `None` if its plan contains no more
    /// routes.
    pub next: Option<RouteId>,
    /// Approximate number of turns needed to build the remaining routes of the plan.
    pub turns: u32,
}

/// An adviser that observes a game from one seat. Like any player, it knows only what the seat has
/// seen.
pub struct Adviser<const W: usize> {
    atlas: Arc<Atlas<W>>,
    belief: Belief<W>,
    seed: u64,
}

impl<const W: usize> Adviser<W> {
    /// Creates an adviser for a new game. The seed determines its guesses.
    pub fn new(tables: &Arc<Tables<W>>, seed: u64) -> Adviser<W> {
        Adviser { atlas: Arc::new(Atlas::new(tables)), belief: Belief::default(), seed }
    }

    /// Updates the adviser with a fact as seen by the seat.
    pub fn notice(&mut self, seen: &Seen<W>) {
        self.belief.notice(&self.atlas.tables, seen);
    }

    /// Returns the plan that a bot of this level or character would follow after this action.
    pub fn why(&self, sight: &Sight<'_, W>, level: &str, action: &Action) -> Why {
        let style = cast::member(level).map_or(Style::PLANNER, |member| member.style);
        let planner = Planner::new(&self.atlas, style);
        let plan = planner.plan_with(sight, tickets_after(sight, action));
        let mut left = plan.wanted;
        let mut turns = plan.turns;
        if let Action::Claim { route, .. } = action {
            let twins = self.atlas.rail(*route).siblings.into_iter().flatten();
            let built: Set<RouteId, W> = twins.chain([*route]).collect();
            if !(left & built).is_empty() {
                left -= built;
                turns -= 1.0;
            }
        }
        let next = planner.nearest(sight, left);
        Why {
            aims: plan.aims.iter().filter(|&aim| self.atlas.is_ticket(aim)).collect(),
            next,
            turns: turns.max(0.0).ceil() as u32,
        }
    }

    /// Returns the seat's share of wins after this action, in `games` games that planners play to
    /// the end. Hidden cards and tickets are guessed. The guesses are the same for every action.
    pub fn win_chance(&self, sight: &Sight<'_, W>, action: &Action, games: u32) -> f64 {
        let mut stream = Stream::new(self.seed);
        let mut playout = Playout::new(&self.atlas);
        let odds = self.odds(sight);
        let mut won = 0.0;
        for _ in 0..games {
            let game = self.likely_game(sight, &odds, &mut stream);
            playout.prepare(&game);
            won += playout.won(&game, sight.seat, action, stream.next_u64());
        }
        won / f64::from(games.max(1))
    }

    /// Returns each seat's share of wins in `games` games that planners play to the end. Hidden
    /// cards and tickets are guessed.
    pub fn win_shares(&self, sight: &Sight<'_, W>, games: u32) -> Vec<f64> {
        let mut stream = Stream::new(self.seed);
        let mut playout = Playout::new(&self.atlas);
        let odds = self.odds(sight);
        let mut won = vec![0.0; sight.open.seats()];
        for _ in 0..games {
            let game = self.likely_game(sight, &odds, &mut stream);
            let shares = playout.shares(&game, 1, stream.next_u64());
            won.iter_mut().zip(shares).for_each(|(won, share)| *won += share);
        }
        won.iter().map(|won| won / f64::from(games.max(1))).collect()
    }

    /// Estimates how likely each rival is to hold each ticket.
    fn odds(&self, sight: &Sight<'_, W>) -> [Odds; SEATS_MAX] {
        std::array::from_fn(|seat| {
            let rival = seat < sight.open.seats() && seat != sight.seat.index();
            if rival { rivals::odds(&self.atlas, sight.open, Seat::new(seat)) } else { Odds::new() }
        })
    }

    /// Guesses a few possible games and returns the one whose tickets fit the rivals' routes best.
    fn likely_game(&self, sight: &Sight<'_, W>, odds: &[Odds; SEATS_MAX], stream: &mut Stream) -> Game<W> {
        let guesses = (0..GUESSES).map(|_| self.suppose(sight, odds, stream));
        let suits = |(_, a): &(_, f32), (_, b): &(_, f32)| a.total_cmp(b);
        guesses.max_by(suits).expect("there is at least one guess").0
    }

    /// Guesses a possible game. Returns the game, and a score in points for how well its tickets
    /// fit the rivals' routes.
    fn suppose(&self, sight: &Sight<'_, W>, odds: &[Odds; SEATS_MAX], stream: &mut Stream) -> (Game<W>, f32) {
        let mut guess = self.belief.guess(sight, odds, stream);
        seal_mixes(sight, &mut guess);
        let game = Game::suppose(Arc::clone(&self.atlas.tables), &sight.view(), &guess);
        let game = game.expect("a guess from what was seen fits");
        let planner = Planner::light(&self.atlas, Style::PLANNER);
        let rivals = sight.open.all_seats().filter(|&seat| seat != sight.seat);
        let worth = rivals.map(|rival| planner.plan_with(&game.sight(rival), guess.tickets[rival.index()]).worth).sum();
        (game, worth)
    }
}

/// Fills in the ticket mixes that rivals have already chosen in secret: assumes that each chose the
/// first possible mix.
pub fn seal_mixes<const W: usize>(sight: &Sight<'_, W>, guess: &mut Guess<W>) {
    let choices = sight.choices();
    if let (Choices::Mixes(_), Action::NameMix(mix)) = (&choices, choices.nth(0)) {
        let answered = |seat: &Seat| *seat != sight.seat && sight.open.has_answered(*seat);
        let rivals = sight.open.all_seats().filter(answered);
        rivals.for_each(|seat| guess.sealed_mixes[seat.index()] = Some(mix));
    }
}

/// Returns the seat's tickets, including those that this action keeps.
fn tickets_after<const W: usize>(sight: &Sight<'_, W>, action: &Action) -> Set<TicketId, W> {
    match action {
        Action::KeepTickets { kept, .. } => sight.own.tickets | kept.as_slice().iter().copied().collect(),
        _ => sight.own.tickets,
    }
}
