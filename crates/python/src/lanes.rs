//! Many games, played in parallel on all threads of a pool. [`Lanes`] hides their capacity `W`.

use std::sync::Arc;

use bots::net::actions::PaymentDetail;
use bots::net::{ADVICE, BadCasting, Casting, Lane, ObservationLayout, Run};
use dealer::Stream;
use rayon::prelude::*;
use rules::ids::Id;
use rules::limits::SEATS_MAX;
use rules::tables::Tables;

/// Minimum number of games that are assigned to a thread at a time.
const GRAIN: usize = 32;

/// Arrays with the learners' views, one row per game.
pub struct Sights<'a> {
    pub obs: &'a mut [u8],
    pub mask: &'a mut [u8],
    pub seat: &'a mut [i8],
    pub seats: &'a mut [i8],
}

/// Arrays with the results of games, one row per game.
pub struct Ends<'a> {
    pub done: &'a mut [u8],
    pub share: &'a mut [f32],
    pub score: &'a mut [i16],
    pub tickets: &'a mut [u8],
    pub learners: &'a mut [u8],
    pub length: &'a mut [i32],
}

/// Many games of one edition, of either capacity.
pub trait Lanes: Send {
    fn layout(&self) -> &ObservationLayout;
    fn reset(&mut self, sights: Sights<'_>);
    /// Takes a step in every game. If an action is illegal, returns its row and index and changes
    /// nothing.
    fn step(&mut self, actions: &[i64], sights: Sights<'_>, ends: Ends<'_>) -> Result<(), (usize, i64)>;
    fn sample(&mut self, seed: u64, actions: &mut [i64]);
    fn advise(&mut self, temperature: f32, index: &mut [u16], chance: &mut [f32]);
    fn reveal(&mut self, hands: &mut [u8], tickets: &mut [u8]);
}

struct Core<const W: usize> {
    run: Arc<Run<W>>,
    lanes: Vec<Lane<W>>,
}

/// Creates lanes that play this number of games.
pub fn new<const W: usize>(
    tables: &Arc<Tables<W>>,
    casting: Casting,
    payments: PaymentDetail,
    seed: u64,
    games: usize,
) -> Result<Box<dyn Lanes>, BadCasting> {
    let run = Arc::new(Run::new(tables, casting, payments, seed)?);
    Ok(Box::new(Core { lanes: begin(&run, games), run }))
}

fn begin<const W: usize>(run: &Arc<Run<W>>, games: usize) -> Vec<Lane<W>> {
    (0..games).into_par_iter().with_min_len(GRAIN).map(|row| Lane::new(run, row as u64, games as u64)).collect()
}

/// Writes a lane's view to its row.
fn show<const W: usize>(lane: &mut Lane<W>, obs: &mut [u8], mask: &mut [u8], seat: &mut i8, seats: &mut i8) {
    lane.observe(obs);
    lane.mask().write(mask);
    *seat = lane.seat().index() as i8;
    *seats = lane.seats() as i8;
}

impl<const W: usize> Lanes for Core<W> {
    fn layout(&self) -> &ObservationLayout {
        &self.run.chart.layout
    }

    fn reset(&mut self, sights: Sights<'_>) {
        self.lanes = begin(&self.run, self.lanes.len());
        let (bytes, masks) = (self.layout().bytes(), self.layout().mask_bytes());
        (self.lanes.par_iter_mut().with_min_len(GRAIN))
            .zip(sights.obs.par_chunks_exact_mut(bytes))
            .zip(sights.mask.par_chunks_exact_mut(masks))
            .zip(sights.seat.par_iter_mut().zip(sights.seats))
            .for_each(|(((lane, obs), mask), (seat, seats))| show(lane, obs, mask, seat, seats));
    }

    fn step(&mut self, actions: &[i64], sights: Sights<'_>, ends: Ends<'_>) -> Result<(), (usize, i64)> {
        let fits =
            |(lane, &action): (&Lane<W>, &i64)| usize::try_from(action).is_ok_and(|index| lane.mask().has(index));
        if let Some(row) = self.lanes.iter().zip(actions).position(|pair| !fits(pair)) {
            return Err((row, actions[row]));
        }
        let (bytes, masks) = (self.layout().bytes(), self.layout().mask_bytes());
        let sights = (sights.obs.par_chunks_exact_mut(bytes))
            .zip(sights.mask.par_chunks_exact_mut(masks))
            .zip(sights.seat.par_iter_mut().zip(sights.seats));
        let ends = (ends.done.par_iter_mut())
            .zip(ends.share.par_chunks_exact_mut(SEATS_MAX).zip(ends.score.par_chunks_exact_mut(SEATS_MAX)))
            .zip(ends.tickets.par_chunks_exact_mut(2 * SEATS_MAX))
            .zip(ends.learners.par_iter_mut().zip(ends.length));
        (self.lanes.par_iter_mut().with_min_len(GRAIN)).zip(actions).zip(sights).zip(ends).for_each(
            |(
                ((lane, &action), ((obs, mask), (seat, seats))),
                (((done, (share, score)), tickets), (learners, length)),
            )| {
                let outcome = lane.step(action as usize);
                *done = u8::from(outcome.is_some());
                if let Some(outcome) = outcome {
                    share.copy_from_slice(&outcome.share);
                    score.copy_from_slice(&outcome.score);
                    tickets[..SEATS_MAX].copy_from_slice(&outcome.completed);
                    tickets[SEATS_MAX..].copy_from_slice(&outcome.failed);
                    *learners = outcome.learners;
                    *length = outcome.decisions as i32;
                }
                show(lane, obs, mask, seat, seats);
            },
        );
        Ok(())
    }

    fn sample(&mut self, seed: u64, actions: &mut [i64]) {
        (self.lanes.par_iter_mut().with_min_len(GRAIN)).zip(actions).enumerate().for_each(|(row, (lane, action))| {
            let mut stream = Stream::new(dealer::game_seed(seed, row as u64));
            *action = lane.mask().nth(stream.below(lane.mask().len())).map_or(-1, |index| index as i64);
        });
    }

    fn advise(&mut self, temperature: f32, index: &mut [u16], chance: &mut [f32]) {
        (self.lanes.par_iter_mut().with_min_len(GRAIN))
            .zip(index.par_chunks_exact_mut(ADVICE).zip(chance.par_chunks_exact_mut(ADVICE)))
            .for_each(|(lane, (index, chance))| {
                let advice = lane.advise(temperature);
                index.copy_from_slice(&advice.index);
                chance.copy_from_slice(&advice.chance);
            });
    }

    fn reveal(&mut self, hands: &mut [u8], tickets: &mut [u8]) {
        (self.lanes.par_iter_mut().with_min_len(GRAIN))
            .zip(hands.par_chunks_exact_mut(9 * SEATS_MAX).zip(tickets.par_chunks_exact_mut(8 * W * SEATS_MAX)))
            .for_each(|(lane, (hands, tickets))| lane.reveal(hands, tickets));
    }
}
