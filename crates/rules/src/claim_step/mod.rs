//! Edition rules that take effect after a claim, each in its numbered slot.

mod collect;
mod company_bonus;
mod large_city;
mod passengers;
mod route_points;

use crate::ability::Effect;
use crate::agenda::{Claim, Task};
use crate::card::Cards;
use crate::limits::LENGTH_MAX;
use crate::mechanism::{MechanismStep, claim_tasks, step_gain};
use crate::open::Open;
use crate::question::AnswerGain;
use crate::tables::Tables;
use crate::view::Sight;

/// A rule that an edition can apply after a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimStep {
    /// The claimer scores points by the length of the route. The first number is for length 1.
    RoutePoints([u8; LENGTH_MAX]),
    /// The claimer picks up one passenger from each end of the route.
    Passengers,
    /// The claimer gets this much money from the bank.
    Collect(u8),
    /// The claimer draws a card if an end of the route is a large city.
    LargeCity,
    /// The claimer gets its company's bonus for a route in the company's colour.
    CompanyBonus,
    /// The claimer can load a freight token from each end of the route.
    Load,
    /// The claimer can dine at an eating house, and then build one.
    EatingHouses,
    /// A step of any other mechanism.
    Mechanism(MechanismStep),
}

/// The planned consequences of a claim step. Planning changes nothing.
pub(crate) enum StepPlan {
    Nothing,
    /// Money that the seat receives immediately.
    Coins(i16),
    /// Tasks to run, in this order.
    Tasks([Option<Task>; 2]),
}

impl ClaimStep {
    /// All mechanism steps with their names in edition files.
    pub const MECHANISMS: [(&str, ClaimStep); 10] = [
        ("hazard", ClaimStep::Mechanism(MechanismStep::Hazard)),
        ("pool-dues", ClaimStep::Mechanism(MechanismStep::PoolDues)),
        ("snowbound", ClaimStep::Mechanism(MechanismStep::Snowbound)),
        ("deliver", ClaimStep::Mechanism(MechanismStep::Deliver)),
        ("load", ClaimStep::Load),
        ("survey", ClaimStep::Mechanism(MechanismStep::Survey)),
        ("telegraph", ClaimStep::Mechanism(MechanismStep::Telegraph)),
        ("eating-houses", ClaimStep::EatingHouses),
        ("watch", ClaimStep::Mechanism(MechanismStep::Watch)),
        ("cards", ClaimStep::Mechanism(MechanismStep::Cards)),
    ];

    /// Returns the mechanism step with this name.
    pub(crate) fn mechanism(word: &str) -> ClaimStep {
        let found = ClaimStep::MECHANISMS.into_iter().find(|(known, _)| *known == word);
        found.map(|(_, step)| step).expect("the schema knows the same words")
    }

    /// Returns the name of a mechanism step; `None` for any other step.
    pub fn mechanism_word(&self) -> Option<&'static str> {
        ClaimStep::MECHANISMS.iter().find(|(_, step)| step == self).map(|(word, _)| *word)
    }

    /// Returns the points that this step awards immediately for a claim, if any. They are separate
    /// from the other consequences because almost every claim has them.
    #[inline(always)]
    pub(crate) fn points<const W: usize>(&self, tables: &Tables<W>, claim: Claim) -> Option<i16> {
        match self {
            ClaimStep::RoutePoints(points) => Some(route_points::points(tables, points, claim)),
            _ => None,
        }
    }

    /// Plans the consequences of this step for a claim, except immediate points. The plan depends
    /// only on the public table and changes nothing.
    #[inline(always)]
    pub(crate) fn plan<const W: usize>(&self, tables: &Tables<W>, open: &Open<W>, claim: Claim) -> StepPlan {
        match self {
            ClaimStep::RoutePoints(_) => StepPlan::Nothing,
            ClaimStep::Passengers => passengers::plan(tables, open, claim),
            _ => self.rare_plan(tables, open, claim),
        }
    }

    /// Plans the consequences of the less common steps.
    #[inline(never)]
    fn rare_plan<const W: usize>(&self, tables: &Tables<W>, open: &Open<W>, claim: Claim) -> StepPlan {
        match self {
            ClaimStep::Collect(coins) => collect::plan(*coins),
            ClaimStep::LargeCity => large_city::plan(tables, open, claim),
            ClaimStep::CompanyBonus => company_bonus::plan(tables, open, claim),
            ClaimStep::Load => StepPlan::Tasks(claim_tasks(tables, MechanismStep::Load, claim)),
            ClaimStep::EatingHouses => StepPlan::Tasks(claim_tasks(tables, MechanismStep::EatingHouses, claim)),
            ClaimStep::Mechanism(step) => StepPlan::Tasks(claim_tasks(tables, *step, claim)),
            ClaimStep::RoutePoints(_) | ClaimStep::Passengers => unreachable!("they are common"),
        }
    }
}

/// Lists the gains from all active steps for a claim paid with these cards, except gains that
/// depend on a further question.
pub(crate) fn gains<const W: usize>(sight: &Sight<'_, W>, claim: Claim, cards: &Cards) -> Vec<AnswerGain> {
    let steps = sight.tables.edition.claim_steps.iter().enumerate();
    let in_force = steps.filter(|(slot, _)| sight.open.steps >> slot & 1 == 1).filter_map(|(_, step)| step.as_ref());
    in_force.flat_map(|step| step.gains(sight, claim, cards)).collect()
}

impl ClaimStep {
    fn gains<const W: usize>(&self, sight: &Sight<'_, W>, claim: Claim, cards: &Cards) -> Vec<AnswerGain> {
        if let Some(points) = self.points(sight.tables, claim) {
            return vec![AnswerGain::Points(points)];
        }
        match self.plan(sight.tables, sight.open, claim) {
            StepPlan::Nothing => Vec::new(),
            StepPlan::Coins(coins) => vec![AnswerGain::Effect(Effect::Gain(coins as u8))],
            StepPlan::Tasks(tasks) => {
                tasks.into_iter().flatten().flat_map(|task| task_gains(sight, task, claim, cards)).collect()
            }
        }
    }
}

/// Lists the gains from a planned task that are known in advance.
fn task_gains<const W: usize>(sight: &Sight<'_, W>, task: Task, claim: Claim, cards: &Cards) -> Vec<AnswerGain> {
    match task {
        Task::Bonus(_) => vec![AnswerGain::Effect(Effect::Draw(1))],
        Task::Begin(ability, _) => {
            let length = sight.tables.route(claim.route).length;
            sight.ability_gains(&sight.tables.edition.abilities[ability as usize], Some(length))
        }
        Task::Board(_, place) => match sight.open.waiting_at(sight.tables, place) {
            [Some(first), rest @ ..] if rest.iter().flatten().all(|color| color == first) => {
                vec![AnswerGain::Passenger(*first)]
            }
            _ => Vec::new(),
        },
        Task::Mechanism(step, _) => step_gain(sight, step, claim, cards).into_iter().collect(),
        _ => Vec::new(),
    }
}
