//! Claims in which the route is named first, then cards help, and then the set is paid.

use super::offers::applies_to;
use super::{ClaimInProgress, modifier};
use crate::ability::{Ability, Atom, Clause, Cost, Effect, Modifier, Scope, Trigger};
use crate::action::Action;
use crate::card::{Card, Cards, Color, Face, Mark};
use crate::ids::{Id, RouteId, Seat};
use crate::limits::{CREW_MAX, SEATS_MIN};
use crate::open::Open;
use crate::own::Own;
use crate::refused::Refused;
use crate::set::Set;
use crate::tables::Tables;

/// Stakes that replace a card, and the shortest route on which they do.
pub(super) const STAKES_PAID: u8 = 2;
const STAKED_FROM: u8 = 3;
/// The longest second claim of a turn.
const SECOND_MAX: u8 = 3;

/// PaymentAid with a payment.
#[derive(Clone, Copy, Default)]
pub(super) struct PaymentAid {
    pub free: u8,
    pub any_color: bool,
    pub unlocked: bool,
}

impl PaymentAid {
    fn of(claim: &ClaimInProgress) -> PaymentAid {
        PaymentAid { free: claim.free, any_color: claim.any_color, unlocked: claim.unlocked }
    }

    pub(super) fn add(&mut self, effect: &Effect) {
        match effect {
            Effect::Free(cards) => self.free += cards,
            Effect::AnyColor => self.any_color = true,
            Effect::Unlock => self.unlocked = true,
            _ => {}
        }
    }

    /// What using a card is sure to help.
    fn from(ability: &Ability) -> PaymentAid {
        let mut help = PaymentAid::default();
        for clause in &ability.clauses {
            if let Clause::Do(Scope::You, effect) = clause {
                help.add(effect);
            }
        }
        help
    }

    fn and(mut self, other: PaymentAid) -> PaymentAid {
        self.free += other.free;
        self.any_color |= other.any_color;
        self.unlocked |= other.unlocked;
        self
    }
}

/// What is to be paid for a route.
#[derive(Clone, Copy)]
struct Due {
    cards: u8,
    color: Option<Color>,
    /// A card more, unless the set shows a pickaxe.
    snow: bool,
}

impl Due {
    fn new<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, route: RouteId, help: PaymentAid) -> Due {
        let row = tables.route(route);
        let snow = open.campaign.as_ref().is_some_and(|campaign| campaign.snow.contains(route));
        Due {
            cards: row.length.saturating_sub(help.free).max(1),
            color: row.color.filter(|_| !help.any_color),
            snow: snow && modifier(tables, open, seat, Modifier::SnowFree) == 0,
        }
    }

    /// Whether a hand can pay it in any way.
    fn payable(&self, hand: &Cards) -> bool {
        let wild = hand.locomotives();
        let of = |color: Color| hand.of_color(color) + wild >= self.cards;
        let enough = match self.color {
            Some(color) => of(color),
            None => Color::ALL.into_iter().any(of),
        };
        enough && (!self.snow || hand.len() > self.cards || hand.showing(Mark::Pickaxe) > 0)
    }

    /// All sets that pay it, fewest locomotives first.
    fn sets<'a>(&self, hand: &'a Cards) -> impl Iterator<Item = Cards> + use<'a> {
        let due = *self;
        let colors = Color::ALL.into_iter().filter(move |&color| due.color.is_none_or(|only| only == color));
        let colored = colors.flat_map(move |color| {
            let most = hand.of_color(color).min(due.cards);
            let fewest = due.cards.saturating_sub(hand.locomotives()).max(1);
            (fewest..=most).rev().flat_map(move |count| splits(hand, color, count, due.cards - count))
        });
        let alone = (hand.locomotives() >= due.cards).then(|| Cards::of(Card::Locomotive, due.cards));
        colored.chain(alone)
    }
}

/// So many cards of a colour with so many locomotives, in all ways to choose among the marks.
fn splits(hand: &Cards, color: Color, count: u8, wild: u8) -> impl Iterator<Item = Cards> + use<> {
    let [picks, skulls] = Mark::ALL.map(|mark| hand.marked(color, mark).min(count));
    let plain = hand.plain(color);
    (0..=picks).flat_map(move |picks| (0..=skulls).map(move |skulls| (picks, skulls))).filter_map(
        move |(picks, skulls)| {
            let rest = count.checked_sub(picks + skulls).filter(|rest| *rest <= plain)?;
            let mut set = Cards::of(Card::Color(color), rest);
            set.add_all(&Cards::of_face(Face::Marked(color, Mark::Pickaxe), picks));
            set.add_all(&Cards::of_face(Face::Marked(color, Mark::Skull), skulls));
            set.add_all(&Cards::of(Card::Locomotive, wild));
            Some(set)
        },
    )
}

/// The payments a seat may choose from.
pub struct Payments<'a> {
    hand: &'a Cards,
    due: Due,
}

impl<'a> Payments<'a> {
    pub(crate) fn new<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &'a Own<W>, seat: Seat) -> Self {
        let claim = open.campaign.as_ref().and_then(|campaign| campaign.claim).expect("a route has been named");
        Payments { hand: &own.hand, due: Due::new(tables, open, seat, claim.claim.route, PaymentAid::of(&claim)) }
    }

    /// All of them in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + use<'a> {
        let (hand, due) = (self.hand, self.due);
        due.sets(hand).flat_map(move |cards| {
            let mut rest = *hand;
            rest.take_all(&cards);
            let snow = due.snow && cards.showing(Mark::Pickaxe) == 0;
            let plain = (!snow).then_some(Action::Pay { cards, snow: None });
            let with: Vec<Action> = match snow {
                true => rest.faces().map(|(face, _)| Action::Pay { cards, snow: Some(face) }).collect(),
                false => Vec::new(),
            };
            plain.into_iter().chain(with)
        })
    }
}

/// All the help a seat can be sure of for this route, beside what it has had: what costs nothing and looks at nothing but
/// the route. Money can be gone when its turn comes, and locomotives may be those of the set.
fn potential<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    route: RouteId,
    stages: Stages,
) -> PaymentAid {
    let mut help = PaymentAid::default();
    let Some(campaign) = &open.campaign else { return help };
    let edition = &tables.edition;
    let mut add = |ability: u8| {
        let found = &edition.abilities[ability as usize];
        let sure = found.cost.is_none() && found.condition.0.iter().all(Atom::is_of_route);
        if sure && found.trigger == Trigger::Pay && applies_to(tables, open, own, ability, seat, Some(route)) {
            help = help.and(PaymentAid::from(found));
        }
    };
    let desk = &campaign.tableaus[seat.index()];
    if stages.event {
        campaign.event.into_iter().for_each(&mut add);
    }
    for hired in desk.crew[stages.crew_from..].iter().flatten().filter(|hired| hired.paid) {
        let crew = &edition.crew[hired.crew as usize];
        if crew.uses.is_none() || hired.uses > 0 {
            add(crew.ability);
        }
    }
    for (slot, (number, _)) in desk.postcards.iter().enumerate().filter_map(|(slot, held)| Some((slot, (*held)?))) {
        let postcard = tables.postcard(number);
        if stages.used >> slot & 1 == 0 && postcard.active {
            add(postcard.ability);
        }
    }
    if stages.stakes && can_stake(tables, open, seat, route) {
        help.free += 1;
    }
    help
}

/// What has not had its say yet while a route is paid for.
#[derive(Clone, Copy)]
pub(super) struct Stages {
    pub event: bool,
    /// Crew from this card on.
    pub crew_from: usize,
    pub stakes: bool,
    /// Postcards used already, a bit each.
    pub used: u8,
}

impl Stages {
    pub const ALL: Stages = Stages { event: true, crew_from: 0, stakes: true, used: 0 };
    /// After the event.
    pub const CREW: Stages = Stages { event: false, ..Stages::ALL };
    /// After stakes.
    pub const POSTCARDS: Stages = Stages { crew_from: CREW_MAX, stakes: false, ..Stages::CREW };
    /// After everything.
    pub const NONE: Stages = Stages { used: u8::MAX, ..Stages::POSTCARDS };
}

/// Whether stakes can replace a card of this route.
pub(super) fn can_stake<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, route: RouteId) -> bool {
    let stakes = open.campaign.as_ref().map_or(0, |campaign| campaign.tableaus[seat.index()].stakes);
    tables.edition.beside.cut_offs && stakes >= u16::from(STAKES_PAID) && tables.route(route).length >= STAKED_FROM
}

/// Whether the named route can be paid for with the help so far and what is sure to come, after the seat has used this
/// card or, without one, used nothing.
pub(super) fn still_payable<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    stages: Stages,
    using: Option<&Ability>,
) -> bool {
    let Some(claim) = open.campaign.as_ref().and_then(|campaign| campaign.claim) else { return false };
    let route = claim.claim.route;
    let (mut help, mut own) = (PaymentAid::of(&claim), *own);
    if let Some(ability) = using {
        help = help.and(PaymentAid::from(ability));
        if let Some(Cost::Locomotives(count)) = ability.cost {
            own.hand.take_all(&Cards::of(Card::Locomotive, count));
        }
    }
    let help = help.and(potential(tables, open, &own, seat, route, stages));
    let locked = !open.free.contains(route) && !help.unlocked;
    !locked && Due::new(tables, open, seat, route, help).payable(&own.hand)
}

/// Why this seat cannot name the route, the first reason in the order of ENG-02.
pub(crate) fn check_name<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    route: RouteId,
) -> Result<(), Refused> {
    let help = match route.index() < tables.routes.len() {
        true => potential(tables, open, own, seat, route, Stages::ALL),
        false => PaymentAid::default(),
    };
    match crate::turn::claim_route::check_route(tables, open, seat, route) {
        Err(Refused::RouteClosed) if help.unlocked => {
            let (have, need) = (open.trains[seat.index()], tables.route(route).length);
            if have < need {
                return Err(Refused::NotEnoughTrains { have, need });
            }
        }
        checked => checked?,
    }
    if Due::new(tables, open, seat, route, help).payable(&own.hand) { Ok(()) } else { Err(Refused::NotEnoughCards) }
}

/// The routes this seat may name.
#[inline(never)]
pub(crate) fn names<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &Own<W>, seat: Seat) -> Set<RouteId, W> {
    let routes = (0..tables.routes.len()).map(RouteId::new);
    routes.filter(|&route| check_name(tables, open, own, seat, route).is_ok()).collect()
}

/// The routes this seat may name for a second claim, once it has given a locomotive for it.
pub(crate) fn second_names<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
) -> Set<RouteId, W> {
    let first = open.campaign.as_ref().and_then(|campaign| campaign.claim).map(|claim| claim.claim.route);
    let (Some(first), true) = (first, own.hand.locomotives() > 0) else { return Set::EMPTY };
    let mut left = *own;
    left.hand.take(Card::Locomotive);
    let meets = |route: &RouteId| {
        let (row, ends) = (tables.route(*route), tables.route(first).ends);
        row.length <= SECOND_MAX && row.ends.iter().any(|end| ends.contains(end))
    };
    names(tables, open, &left, seat).iter().filter(meets).collect()
}

/// Why this is no payment for the named route.
pub(crate) fn check_payment<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    cards: &Cards,
    snow: Option<Face>,
) -> Result<(), Refused> {
    let payments = Payments::new(tables, open, own, seat);
    if payments.iter().any(|action| action == Action::Pay { cards: *cards, snow }) {
        return Ok(());
    }
    let due = payments.due;
    let needs_snow = due.snow && cards.showing(Mark::Pickaxe) == 0;
    let fits = crate::payment::fits(due.color, due.cards, cards) && needs_snow == snow.is_some();
    Err(if fits { Refused::NotEnoughCards } else { Refused::WrongPayment { need: due.cards } })
}

/// Snow markers for so many seats.
pub(super) fn snow_markers(seats: usize) -> usize {
    if seats <= SEATS_MIN + 1 { 4 } else { 6 }
}
