//! The campaign mechanisms, one file each. This file has one `match` for each hook: setting up,
//! planning the consequences of a claim, offering answers and applying them, receiving deals, and
//! acting when the game ends. `fact.rs` has the hook that applies facts, and `canon.rs` the one
//! that writes canonical lines. A mechanism implements only the hooks it needs.
//!
//! The mechanisms share the state ([`CampaignState`]), claims in two steps (`claim`, `payment`),
//! cards with abilities (`cards`, `effect`, `event`), and turns (`turns`).

pub mod bookings;
mod caboose;
mod canon;
mod cards;
mod claim;
mod crew;
mod describe;
mod double_heading;
mod effect;
mod event;
mod fact;
mod freight;
mod hazard;
mod houses;
mod kind;
mod limited;
mod pavilions;
mod payment;
mod pool;
mod postcards;
mod prices;
mod snow;
mod stakes;
mod state;
mod telegraph;
mod turns;
mod watch;
mod window;

pub(crate) use canon::canon;
pub use claim::{ClaimFact, ClaimInProgress};
pub(crate) use claim::{check_name, names};
pub use crew::{CrewFact, Hired};
pub(crate) use describe::{describe, describe_name, origin, step_gain, subject};
pub(crate) use double_heading::second_names;
pub use effect::EffectFact;
pub use event::EventFact;
pub use fact::MechanismFact;
pub(crate) use fact::note;
pub use freight::FreightFact;
pub use hazard::HazardFact;
pub use houses::HouseFact;
pub use kind::{Mechanism, Mechanisms};
pub use pavilions::PavilionFact;
pub use payment::MechanismPayments;
pub(crate) use payment::check_payment;
pub use pool::PoolFact;
pub use postcards::PostcardFact;
pub use prices::Amounts;
pub use snow::SnowFact;
pub use stakes::StakesFact;
pub use state::{CampaignState, Tableau};
pub use turns::TurnFact;
pub use watch::WatchFact;
pub use window::WindowFact;
pub(crate) use window::window_open;

use canon::Canon;
use serde::{Deserialize, Serialize};

use crate::ability::{Modifier, Trigger, modifier};
use crate::agenda::{Ask, Claim, Deal, Task};
use crate::card::{Card, Mark};
use crate::chance::{Chance, Draw, Outcome};
use crate::fact::{FactData, Listener};
use crate::ids::{Id, Seat};
use crate::open::Open;
use crate::own::Own;
use crate::pile::TicketPiles;
use crate::state::Transition;
use crate::tables::{RouteRow, Tables};

/// A step that a mechanism adds to a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MechanismStep {
    Hazard,
    PoolDues,
    Snowbound,
    Deliver,
    Load,
    Survey,
    Telegraph,
    /// Keep one card from a telegram.
    #[serde(rename = "keep-wired")]
    TelegraphKeep,
    EatingHouses,
    #[serde(rename = "dine")]
    HouseMeal,
    #[serde(rename = "build")]
    HouseSite,
    Watch,
    /// Crew cards, postcards and pavilions react to the claim.
    Cards,
    Pavilions,
    /// Buy a second claim with a locomotive.
    Second,
    /// Use stakes in place of one of the cards for the route.
    Stakes,
}

/// The state that a mechanism reads during a claim.
struct Moment<'a, const W: usize> {
    tables: &'a Tables<W>,
    open: &'a Open<W>,
    campaign: &'a CampaignState<W>,
    claim: ClaimInProgress,
    seat: Seat,
}

impl<'a, const W: usize> Moment<'a, W> {
    fn new(tables: &'a Tables<W>, open: &'a Open<W>, seat: Seat) -> Self {
        let campaign = open.campaign.as_deref().expect("only campaign games come here");
        let claim = campaign.claim.expect("a route was claimed or named");
        Moment { tables, open, campaign, claim, seat }
    }

    fn route(&self) -> &'a RouteRow {
        self.tables.route(self.claim.claim.route)
    }

    fn tableau(&self) -> &'a Tableau {
        &self.campaign.tableaus[self.seat.index()]
    }

    fn has(&self, wanted: Modifier) -> bool {
        modifier(self.tables, self.open, self.seat, wanted) > 0
    }

    fn affords(&self, coins: u8) -> bool {
        self.campaign.coins[self.seat.index()] >= i16::from(coins)
    }
}

/// The planned consequences of a mechanism's step.
enum Next {
    Nothing,
    Ask(Ask),
    Fact(MechanismFact),
    /// Several tasks, in order.
    Tasks([Task; 3]),
}

impl Next {
    fn ask_if(holds: bool, ask: Ask) -> Next {
        if holds { Next::Ask(ask) } else { Next::Nothing }
    }
}

/// Plans the tasks of a numbered step after a claim.
pub(crate) fn claim_tasks<const W: usize>(tables: &Tables<W>, step: MechanismStep, claim: Claim) -> [Option<Task>; 2] {
    match step {
        MechanismStep::Load => freight::load_tasks(tables, claim),
        MechanismStep::EatingHouses => houses::tasks(claim),
        _ => [Some(Task::Mechanism(step, claim.seat)), None],
    }
}

fn plan<const W: usize>(at: &Moment<'_, W>, step: MechanismStep) -> Next {
    match step {
        MechanismStep::Hazard => hazard::plan(at),
        MechanismStep::PoolDues => pool::plan(at),
        MechanismStep::Snowbound => snow::plan(at),
        MechanismStep::Deliver => freight::plan(at),
        MechanismStep::Survey => stakes::plan_survey(at),
        MechanismStep::Stakes => stakes::plan_cut_off(at),
        MechanismStep::Telegraph => telegraph::plan(at),
        MechanismStep::TelegraphKeep => telegraph::plan_keep(at),
        MechanismStep::HouseMeal => houses::plan_meal(at),
        MechanismStep::HouseSite => houses::plan_site(at),
        MechanismStep::Watch => watch::plan(at),
        MechanismStep::Second => double_heading::plan(at),
        MechanismStep::Cards => Next::Tasks([
            Task::Crew(Trigger::Claim, at.seat, 0),
            Task::Cards(Trigger::Claim, at.seat, 0),
            Task::Mechanism(MechanismStep::Pavilions, at.seat),
        ]),
        MechanismStep::Load | MechanismStep::EatingHouses | MechanismStep::Pavilions => Next::Nothing,
    }
}

/// Returns a seat's legal answers to a mechanism's question, one bit each.
pub(crate) fn options<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &Own<W>, ask: Ask) -> u16 {
    let Some(campaign) = &open.campaign else { return 0 };
    match ask {
        Ask::Use(seat, ability) => cards::use_options(tables, open, own, campaign, seat, ability),
        Ask::Crew(seat, slot) => crew::options(tables, open, own, campaign, seat, slot),
        Ask::Cards(seat, trigger) => postcards::options(tables, open, own, campaign, seat, trigger),
        Ask::Stakes(seat) => stakes::options(tables, open, own, seat),
        Ask::TelegraphKeep(_) => telegraph::keep_options(campaign),
        Ask::Deliver(seat) => freight::options(tables, open, campaign, seat),
        Ask::HouseMeal(seat) => houses::meal_options(tables, campaign, seat),
        Ask::HouseSite(_) => houses::site_options(tables, campaign),
        Ask::Window(seat) => window::options(tables, open, campaign, seat),
        Ask::Choose(..) | Ask::Hazard(_) | Ask::Load(..) | Ask::Telegraph(_) | Ask::Privilege(_) | Ask::Wage(..) => {
            0b11
        }
        _ => 0,
    }
}

/// Returns the possible outcomes of a deal that occurs only in campaign games.
#[inline(never)]
pub(crate) fn draw<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    tickets: &TicketPiles<W>,
    deal: Deal,
) -> Draw<W> {
    let campaign = open.campaign.as_ref().expect("only campaign games deal this");
    match deal {
        Deal::Event(_) => Draw::Event(campaign.event_deck),
        Deal::Window(_) => Draw::Ticket(tickets.next(0)),
        Deal::Rate => Draw::Passenger(tables.rates()),
        Deal::Snow => Draw::Route(snow::candidates(tables, open)),
        Deal::Pavilion => {
            let all = (1u32 << tables.edition.pavilions.len()) - 1;
            Draw::Pavilion(all & !u32::from(campaign.pavilions))
        }
        Deal::Postcard(_) => Draw::Postcard(campaign.delivery),
        _ => unreachable!("the other cases are handled elsewhere"),
    }
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Returns the campaign state. Panics if the game is not a campaign game.
    fn campaign(&self) -> &CampaignState<W> {
        self.state.open.campaign.as_ref().expect("only campaign games come here")
    }

    /// Applies a mechanism's fact and passes it to the listener.
    pub(crate) fn fact(&mut self, fact: impl Into<MechanismFact>) {
        self.mechanism_fact(fact.into());
    }

    #[inline(never)]
    fn mechanism_fact(&mut self, fact: MechanismFact) {
        self.happen(FactData::Mechanism(fact));
    }

    /// Runs a task that occurs only in campaign games.
    #[inline(never)]
    pub(crate) fn carry(&mut self, task: Task) {
        self.pop();
        self.make_room();
        match task {
            Task::All(trigger, seats) => self.tell(trigger, seats),
            Task::Turn(seat) => self.push(Task::TurnBegins(seat, false)),
            Task::Trigger(trigger, seat) => self.trigger(trigger, seat),
            Task::Crew(trigger, seat, slot) => self.crew_acts(trigger, seat, slot),
            Task::Cards(trigger, seat, used) => self.ask_cards(trigger, seat, used),
            Task::News(seat) => self.credit_news(seat),
            Task::ClaimEvent(seat) => self.event_after_claim(seat),
            Task::Mechanism(step, seat) => self.run_step(step, seat),
            Task::Load(seat, city) => self.offer_load(seat, city),
            Task::ClaimDone => self.claim_done(),
            Task::Begin(ability, seat) => self.begin_ability(ability, seat),
            Task::Clause { ability, clause, seats } => self.apply_clause(ability, clause, seats),
            Task::Take(seat) => self.take(seat),
            Task::TurnEvent(by) => self.turn_event(by),
            Task::DrawTickets(seat) => self.draw_more_tickets(seat),
            Task::TicketsDone => self.tickets_done(),
            Task::Layout(stage) => self.lay_out(stage),
            Task::CrewCall(seats, slot) => self.crew_call(seats, slot),
            Task::Ending(stage) => self.end(stage),
            Task::TurnBegins(seat, again) => self.begin_campaign_turn(seat, again),
            _ => {}
        }
    }

    /// Runs one stage of the layout and schedules the next. In games with two-step claims,
    /// newspapers are added last, so that none turns up before the first turn.
    fn lay_out(&mut self, stage: u8) {
        let first = self.state.open.first.expect("it is settled who begins");
        self.push(Task::Layout(stage + 1));
        match stage {
            0 => self.fill_window(),
            // Postcards take effect before the first turn; crew takes effect when its wage is paid.
            1 => self.tell_all(Trigger::Setup),
            2..=5 => match self.tables.edition.setup_steps[usize::from(stage - 2)] {
                None => {}
                Some(Mechanism::FreightYard) => self.lay_out_freight(),
                Some(Mechanism::CrewCall) => self.lay_out_crew(),
                Some(Mechanism::PostedRate) => self.lay_out_pool(),
                Some(Mechanism::FirstSnow) => self.lay_out_snow(),
                Some(other) => unreachable!("{other:?} has no setup step"),
            },
            6 => self.lay_out_pavilions(),
            7 => self.lay_out_caboose(first),
            _ => {
                self.pop();
                self.push(Task::Turn(first));
                if self.tables.edition.menu.name_route {
                    self.push(Task::AddNewspapers);
                }
            }
        }
    }

    /// Runs the step that a mechanism adds to a claim.
    fn run_step(&mut self, step: MechanismStep, seat: Seat) {
        if step == MechanismStep::Pavilions {
            return self.visit_pavilions(seat, Trigger::Claim);
        }
        match plan(&Moment::new(self.tables, &self.state.open, seat), step) {
            Next::Nothing => {}
            Next::Ask(ask) => self.push(Task::Ask(ask)),
            Next::Fact(fact) => self.mechanism_fact(fact),
            Next::Tasks(tasks) => tasks.into_iter().rev().for_each(|task| self.push(task)),
        }
    }

    /// Applies a seat's answer to a mechanism's question.
    pub(crate) fn answer(&mut self, seat: Seat, answer: u8) {
        let Task::Ask(ask) = *self.state.open.agenda.top() else { unreachable!("the answer was checked") };
        self.pop();
        match (ask, answer) {
            (Ask::Cards(..), _) => self.use_postcard(seat, answer),
            (Ask::Choose(_, ability), _) => self.choose_effect(seat, ability, answer),
            (Ask::Privilege(_), _) => self.take_privilege(seat, answer),
            (Ask::TelegraphKeep(_), _) => self.keep_telegram(seat, answer),
            (Ask::Window(_), _) => self.take_from_window(seat, answer),
            // For all other questions, 0 declines.
            (_, 0) => {}
            (Ask::Use(_, ability), _) => self.use_ability(seat, ability),
            (Ask::Crew(_, slot), _) => self.use_crew(seat, slot),
            (Ask::Stakes(_), _) => self.spend_stakes(seat),
            (Ask::Wage(_, slot), _) => self.pay_wage(seat, slot),
            (Ask::Hazard(_), _) => self.declare_hazard(seat),
            (Ask::Deliver(_), _) => self.deliver(seat, answer),
            (Ask::Load(_, city), _) => self.load(seat, city),
            (Ask::Telegraph(_), _) => self.send_telegram(seat),
            (Ask::HouseMeal(_), _) => self.dine(seat, answer),
            (Ask::HouseSite(_), _) => self.build_house(seat, answer),
            _ => unreachable!("the answer was checked"),
        }
    }

    /// Applies the outcome of a deal that a mechanism requested.
    #[inline(never)]
    pub(crate) fn mechanism_dealt(&mut self, deal: Deal, outcome: Outcome) {
        match (deal, outcome) {
            (Deal::Event(by), Outcome::Event(event)) => self.event_dealt(event, by),
            (Deal::Window(slot), Outcome::Ticket(ticket)) => self.window_dealt(slot, ticket),
            (Deal::Rate, Outcome::Passenger(color)) => self.rate_dealt(color),
            (Deal::Snow, Outcome::Route(route)) => self.snow_dealt(route),
            (Deal::Pavilion, Outcome::Pavilion(pavilion)) => self.pavilion_dealt(pavilion),
            (Deal::Postcard(seat), Outcome::Postcard(number)) => self.postcard_dealt(seat, number),
            _ => unreachable!("the deal was checked"),
        }
    }

    /// Applies a dealt card that goes neither to a hand nor to the market.
    #[inline(never)]
    pub(crate) fn mechanism_card_dealt(&mut self, deal: Deal, card: Card, mark: Option<Mark>) {
        match deal {
            Deal::Telegraph(seat) => self.telegraph_dealt(seat, card, mark),
            Deal::Hazard(seat) => self.hazard_dealt(seat, card, mark),
            _ => unreachable!("the deal was checked"),
        }
    }

    /// Runs one of the stages between the last turn and scoring (rules, then crew, then postcards),
    /// and schedules the next.
    fn end(&mut self, stage: u8) {
        // Later stages wait on the agenda below the tasks of earlier ones.
        if stage < 5 {
            self.push(Task::Ending(stage + 1));
        }
        match stage {
            0 => self.end_pool(),
            1 => self.end_freight(),
            2 => self.end_limited(),
            3 => self.end_pavilions(),
            4 => self.end_crew(),
            _ => self.tell_all(Trigger::GameEnd),
        }
    }
}
