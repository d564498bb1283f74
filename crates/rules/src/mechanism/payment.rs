//! Payment for a named route: the price, the discounts, and every legal payment.

use super::{ClaimInProgress, snow, stakes};
use crate::ability::{Ability, Atom, Clause, Cost, Effect, Scope, Trigger, applies_to};
use crate::action::Action;
use crate::card::{Card, Cards, Color, Face, Mark};
use crate::ids::{Id, RouteId, Seat};
use crate::limits::CREW_MAX;
use crate::open::Open;
use crate::own::Own;
use crate::refused::Refused;
use crate::tables::Tables;

/// Help with a payment: a discount in cards, a free choice of colour, and access to a closed track.
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

    /// Returns the help that an ability is certain to give its user.
    fn from(ability: &Ability) -> PaymentAid {
        let mut aid = PaymentAid::default();
        for clause in &ability.clauses {
            if let Clause::Do(Scope::You, effect) = clause {
                aid.add(effect);
            }
        }
        aid
    }

    fn and(mut self, other: PaymentAid) -> PaymentAid {
        self.free += other.free;
        self.any_color |= other.any_color;
        self.unlocked |= other.unlocked;
        self
    }
}

/// The price of a route after discounts.
#[derive(Clone, Copy)]
pub(super) struct Due {
    cards: u8,
    color: Option<Color>,
    /// Whether snow costs one more card if the payment shows no pickaxe.
    snow: bool,
}

impl Due {
    pub(super) fn new<const W: usize>(
        tables: &Tables<W>,
        open: &Open<W>,
        seat: Seat,
        route: RouteId,
        aid: PaymentAid,
    ) -> Due {
        let row = tables.route(route);
        Due {
            cards: row.length.saturating_sub(aid.free).max(1),
            color: row.color.filter(|_| !aid.any_color),
            snow: snow::costs_a_card(tables, open, seat, route),
        }
    }

    /// Checks whether a hand can pay this price.
    pub(super) fn payable(&self, hand: &Cards) -> bool {
        let wild = hand.locomotives();
        let of = |color: Color| hand.of_color(color) + wild >= self.cards;
        let enough = match self.color {
            Some(color) => of(color),
            None => Color::ALL.into_iter().any(of),
        };
        enough && (!self.snow || hand.len() > self.cards || hand.showing(Mark::Pickaxe) > 0)
    }

    /// Iterates over all payments from this hand, leaving out any extra card for snow. They are
    /// ordered by colour, then by number of locomotives; locomotives alone come last.
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

/// Iterates over all payments with `count` cards of one colour and `wild` locomotives. They differ
/// only in the marks on the cards.
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

/// All legal payments for the named route.
pub struct MechanismPayments<'a> {
    hand: &'a Cards,
    due: Due,
}

impl<'a> MechanismPayments<'a> {
    pub(crate) fn new<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &'a Own<W>, seat: Seat) -> Self {
        let claim = open.campaign.as_ref().and_then(|campaign| campaign.claim).expect("a route has been named");
        MechanismPayments {
            hand: &own.hand,
            due: Due::new(tables, open, seat, claim.claim.route, PaymentAid::of(&claim)),
        }
    }

    /// Iterates over all payments in order.
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

/// Returns the further discounts that a seat is certain to get for this route: from stakes, and
/// from abilities that cost nothing and depend only on the route. Other abilities are ignored: by
/// the time the seat pays, it may be unable to afford them, or their conditions may no longer hold.
pub(super) fn potential<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    route: RouteId,
    stages: Stages,
) -> PaymentAid {
    let mut aid = PaymentAid::default();
    let Some(campaign) = &open.campaign else { return aid };
    let edition = &tables.edition;
    let mut add = |ability: u8| {
        let found = &edition.abilities[ability as usize];
        let sure = found.cost.is_none() && found.condition.0.iter().all(Atom::is_of_route);
        if sure && found.trigger == Trigger::Pay && applies_to(tables, open, own, ability, seat, Some(route)) {
            aid = aid.and(PaymentAid::from(found));
        }
    };
    let tableau = &campaign.tableaus[seat.index()];
    if stages.event {
        campaign.event.into_iter().for_each(&mut add);
    }
    for hired in tableau.crew[stages.crew_from..].iter().flatten().filter(|hired| hired.paid) {
        let crew = &edition.crew[hired.crew as usize];
        if crew.uses.is_none() || hired.uses > 0 {
            add(crew.ability);
        }
    }
    for (slot, (number, _)) in tableau.postcards.iter().enumerate().filter_map(|(slot, held)| Some((slot, (*held)?))) {
        let postcard = tables.postcard(number);
        if stages.used >> slot & 1 == 0 && postcard.active {
            add(postcard.ability);
        }
    }
    if stages.stakes && stakes::can_pay(tables, open, seat, route) {
        aid.free += 1;
    }
    aid
}

/// The discounts still available while a route is being paid for.
#[derive(Clone, Copy)]
pub(super) struct Stages {
    pub event: bool,
    /// Index of the first crew card that can still help.
    pub crew_from: usize,
    pub stakes: bool,
    /// Postcards already used, one bit each.
    pub used: u8,
}

impl Stages {
    pub const ALL: Stages = Stages { event: true, crew_from: 0, stakes: true, used: 0 };
    /// The discounts that remain after the event has taken effect.
    pub const CREW: Stages = Stages { event: false, ..Stages::ALL };
    /// The discounts that remain after the question about stakes.
    pub const POSTCARDS: Stages = Stages { crew_from: CREW_MAX, stakes: false, ..Stages::CREW };
    /// No discounts remain.
    pub const NONE: Stages = Stages { used: u8::MAX, ..Stages::POSTCARDS };
}

/// Checks whether the named route can still be paid for, given the discounts so far and any that
/// are certain to follow. If `using` is given, the check includes the cost and effects of that
/// ability.
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
    let (mut aid, mut own) = (PaymentAid::of(&claim), *own);
    if let Some(ability) = using {
        aid = aid.and(PaymentAid::from(ability));
        if let Some(Cost::Locomotives(count)) = ability.cost {
            own.hand.take_all(&Cards::of(Card::Locomotive, count));
        }
    }
    let aid = aid.and(potential(tables, open, &own, seat, route, stages));
    let locked = !open.free.contains(route) && !aid.unlocked;
    !locked && Due::new(tables, open, seat, route, aid).payable(&own.hand)
}

/// Checks a payment for the named route.
pub(crate) fn check_payment<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    cards: &Cards,
    snow: Option<Face>,
) -> Result<(), Refused> {
    let payments = MechanismPayments::new(tables, open, own, seat);
    if payments.iter().any(|action| action == Action::Pay { cards: *cards, snow }) {
        return Ok(());
    }
    let due = payments.due;
    let needs_snow = due.snow && cards.showing(Mark::Pickaxe) == 0;
    let fits = crate::payment::fits(due.color, due.cards, cards) && needs_snow == snow.is_some();
    Err(if fits { Refused::NotEnoughCards } else { Refused::WrongPayment { need: due.cards } })
}
