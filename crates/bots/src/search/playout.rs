//! Playouts, in which light planners in all seats play a game to its end.

use std::sync::Arc;

use dealer::Stream;
use rules::action::Action;
use rules::chance::{Dealer, Draw, Outcome};
use rules::fact::NoListener;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::SEATS_MAX;
use rules::score::Standings;

use super::tree::Tree;
use crate::Player;
use crate::atlas::Atlas;
use crate::planner::{Planner, TicketPlan};
use crate::style::Style;

/// Maximum depth of the tree.
const DEPTH: usize = 4;
/// Scale, in points, of the logistic curve that turns a lead into a chance to win.
const MARGIN: f64 = 25.0;
/// Number of points that are worth as much as a win if only the seat's own score counts.
const SCORE: f64 = 160.0;

/// A dealer for comparing choices. If a seat draws the same number of cards in two games, it gets
/// nearly the same cards in both. Differences between the results are then due to choices, not
/// luck.
pub struct PairedDeals {
    seed: u64,
    /// The number of deals after each seat's actions. Index 1 counts the deals after draws from the
    /// deck, and index 0 all others.
    deals: [[u64; 2]; SEATS_MAX],
    seat: usize,
    blind: bool,
}

impl PairedDeals {
    pub fn new(seed: u64) -> PairedDeals {
        PairedDeals { seed, deals: [[0; 2]; SEATS_MAX], seat: 0, blind: false }
    }

    /// Prepares the deals that follow an action by this seat.
    pub fn on(&mut self, seat: Seat, action: &Action) -> &mut Self {
        self.seat = seat.index();
        self.blind = matches!(action, Action::DrawBlind);
        self
    }
}

impl Dealer for PairedDeals {
    #[inline]
    fn pick<const W: usize>(&mut self, draw: &Draw<W>) -> Outcome {
        let kind = usize::from(self.blind);
        let number = &mut self.deals[self.seat][kind];
        *number += 1;
        let key = (self.seat * 2 + kind) as u64;
        let mut stream = Stream::new(self.seed ^ (key << 56 | *number).wrapping_mul(0x9fb2_1c65_1e98_df25));
        stream.next_u64();
        draw.nth(stream.below(draw.weight() as usize) as u32)
    }
}

/// Light planners that play a game to its end, one for each seat.
pub struct Playout<const W: usize> {
    players: [Planner<W>; SEATS_MAX],
    /// The plan of each seat in the guessed game.
    plans: [Option<TicketPlan<W>>; SEATS_MAX],
}

impl<const W: usize> Playout<W> {
    pub fn new(atlas: &Arc<Atlas<W>>) -> Playout<W> {
        let players = std::array::from_fn(|_| Planner::light(atlas, Style::PLANNER));
        Playout { players, plans: Default::default() }
    }

    /// Makes a plan for every seat, before a game is played out several times.
    pub fn prepare(&mut self, game: &Game<W>) {
        for seat in game.open().all_seats() {
            let player = &mut self.players[seat.index()];
            player.begin(None);
            self.plans[seat.index()] = Some(player.plan_for(&game.sight(seat)).clone());
        }
    }

    /// Returns the final scores if a seat takes this action and the planners play on to the end.
    fn finish(&mut self, game: &Game<W>, seat: Seat, action: &Action, luck: u64) -> Standings {
        let mut luck = PairedDeals::new(luck);
        let game = self.begin(game, seat, action, &mut luck);
        self.play_on(game, &mut luck)
    }

    fn begin(&mut self, game: &Game<W>, seat: Seat, action: &Action, luck: &mut PairedDeals) -> Game<W> {
        let mut game = game.clone();
        for (player, plan) in self.players.iter_mut().zip(&self.plans) {
            player.begin(plan.as_ref());
        }
        game.act_dealt(seat, action, luck.on(seat, action), &mut NoListener);
        game
    }

    fn play_on(&mut self, mut game: Game<W>, luck: &mut PairedDeals) -> Standings {
        while let Some(seat) = game.to_move() {
            let action = self.players[seat.index()].decide(&game.sight(seat));
            game.act_dealt(seat, &action, luck.on(seat, &action), &mut NoListener);
        }
        game.standings().expect("the game was played to its end")
    }

    /// Returns each seat's share of wins over `games` playouts from this position.
    pub fn shares(&mut self, game: &Game<W>, games: u32, luck: u64) -> Vec<f64> {
        let seats = || game.open().all_seats();
        let mut won = vec![0.0; seats().count()];
        for number in 0..u64::from(games) {
            self.players.iter_mut().for_each(|player| player.begin(None));
            let mut luck = PairedDeals::new(dealer::game_seed(luck, number));
            let mut game = game.clone();
            game.deal_all(&mut luck, &mut NoListener);
            let standings = self.play_on(game, &mut luck);
            seats().for_each(|seat| won[seat.index()] += share(&standings, seat));
        }
        won.iter().map(|won| won / f64::from(games.max(1))).collect()
    }

    /// Returns a seat's win share after this action.
    pub fn won(&mut self, game: &Game<W>, seat: Seat, action: &Action, luck: u64) -> f64 {
        share(&self.finish(game, seat, action, luck), seat)
    }

    /// Returns the value of the game to a seat after this action. The tree decides the answers that
    /// follow, and light planners decide the rest.
    pub fn value(
        &mut self,
        game: &Game<W>,
        seat: Seat,
        action: &Action,
        luck: u64,
        (tree, root): (&mut Tree, usize),
    ) -> f64 {
        let mut luck = PairedDeals::new(luck);
        let mut game = self.begin(game, seat, action, &mut luck);
        let mut path = vec![(root, seat)];
        let mut node = root;
        while let Some(on) = game.to_move()
            && path.len() <= DEPTH
            && tree.is_grown(node)
        {
            let judged = self.players[on.index()].judge(&game.sight(on));
            let mut action = judged[0].action;
            if judged.len() > 1 {
                (action, node) = tree.choose(node, judged);
                path.push((node, on));
            }
            game.act_dealt(on, &action, luck.on(on, &action), &mut NoListener);
        }
        let standings = self.play_on(game, &mut luck);
        for &(node, seat) in &path {
            tree.count(node, worth(&standings, seat));
        }
        worth(&standings, seat)
    }
}

/// Returns the value of final scores to a seat. With two seats, this is mostly the seat's lead,
/// because the lead in a single game says more than a win or a loss. At larger tables, the seat's
/// own score counts more, because hurting one rival helps little.
fn worth(standings: &Standings, seat: Seat) -> f64 {
    let results = standings.results();
    let own = results[seat.index()].total;
    let others = results.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let best = others.map(|(_, result)| result.total).max().unwrap_or(0);
    let margin = f64::from(own - best) / MARGIN;
    let ahead = 0.3 * share(standings, seat) + 0.7 / (1.0 + (-margin).exp());
    let rivals = (results.len() - 1) as f64;
    ahead / rivals + f64::from(own) / SCORE * (1.0 - 1.0 / rivals)
}

/// Returns a seat's share of the win, which is divided equally among the winners.
pub fn share(standings: &Standings, seat: Seat) -> f64 {
    if standings.results()[seat.index()].place == 1 { 1.0 / standings.winners().count() as f64 } else { 0.0 }
}
