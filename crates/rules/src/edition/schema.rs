//! The content of an edition's own file. Unreadable values are reported and replaced by defaults,
//! so that the check can report further flaws.

use std::collections::{BTreeMap, BTreeSet};

use toml::de::DeTable;

use super::loose::{Loose, Node, Spots, line_at};
use super::parse::Flaws;
use super::{Privilege, Returned, TicketDeal};
use crate::score::Tie;

/// The parsed content of an edition's own file.
pub(super) struct EditionText {
    pub version: u32,
    pub title: String,
    pub seats: Vec<String>,
    pub cards: BTreeMap<String, u8>,
    pub newspapers: Vec<u8>,
    pub passengers: BTreeMap<String, u8>,
    pub decks: Vec<DeckText>,
    pub zones: Vec<String>,
    pub elsewhere: Vec<String>,
    pub events: Vec<EventText>,
    pub companies: Vec<CompanyText>,
    pub postcards: Vec<PostcardText>,
    pub crew: Vec<CrewText>,
    pub pavilions: Vec<PavilionText>,
    /// Rule slots that are in play. Cards may depend on them.
    pub slots: Vec<String>,
    pub marks: BTreeMap<String, u8>,
    /// The kinds of freight with their prices, sorted by name.
    pub goods: Vec<(String, u8)>,
    pub setup: BTreeMap<String, String>,
    pub beside: Vec<String>,
    pub privilege: Privilege,
    pub menu: Vec<String>,
    pub terms: super::Terms,
    /// Claim steps by number; `None` for a step that cannot be parsed.
    pub claimed: BTreeMap<String, Option<StepText>>,
    /// Lines of the score sheet; `None` for a line that cannot be parsed.
    pub lines: Vec<Option<LineText>>,
    pub floor: Option<i16>,
    pub ties: Vec<Option<Tie>>,
    /// The line numbers of all values, and the paths of values that were replaced by defaults.
    pub spots: Spots,
}

pub(super) struct DeckText {
    pub name: String,
    pub tickets: Vec<String>,
}

/// The parts of an ability, as text.
pub(super) struct AbilityText {
    pub trigger: String,
    pub when: String,
    pub cost: String,
    pub does: String,
}

pub(super) struct EventText {
    pub id: String,
    pub title: String,
    pub text: String,
    pub bolt: bool,
    pub kept: bool,
    pub ability: AbilityText,
    pub needs: String,
}

pub(super) struct PostcardText {
    pub number: u8,
    pub title: String,
    pub ability: AbilityText,
    pub needs: String,
}

pub(super) struct CrewText {
    pub id: String,
    pub title: String,
    pub wage: u8,
    pub uses: Option<u8>,
    pub ability: AbilityText,
}

pub(super) struct PavilionText {
    pub id: String,
    pub name: String,
    pub check: String,
    pub when: String,
    pub first: u8,
    pub second: u8,
}

pub(super) struct CompanyText {
    pub seat: String,
    pub color: String,
    pub ability: AbilityText,
}

pub(super) enum StepText {
    RoutePoints(Vec<u8>),
    Passengers,
    Collect(u8),
    LargeCity,
    CompanyBonus,
    Mechanism(&'static str),
}

pub(super) enum LineText {
    Routes,
    Tickets,
    LongestPath(i16),
    Globetrotter(i16),
    Passengers { most: i16, second: i16 },
    Coins,
    TrainsLeft(Vec<i16>),
    Bookings,
}

const STEPS: [&str; 15] = [
    "{ route-points = [1, 2, 4, 7, 10, 15] }",
    "\"passengers\"",
    "{ collect = 2 }",
    "\"large-city\"",
    "\"company-bonus\"",
    "\"hazard\"",
    "\"pool-dues\"",
    "\"snowbound\"",
    "\"deliver\"",
    "\"load\"",
    "\"survey\"",
    "\"telegraph\"",
    "\"eating-houses\"",
    "\"watch\"",
    "\"cards\"",
];

const LINES: [&str; 8] = [
    "\"routes\"",
    "\"tickets\"",
    "{ longest-path = 10 }",
    "{ globetrotter = 15 }",
    "{ passengers = { most = 20, second = 10 } }",
    "\"coins\"",
    "{ trains-left = [9, 4, 1] }",
    "\"bookings\"",
];

const TIES: [&str; 4] = ["\"tickets-completed\"", "\"longest-path\"", "\"passengers\"", "\"later-in-turn-order\""];

const RETURNED: [&str; 2] = ["\"shuffled-under\"", "\"shuffled-in\""];

/// Parses an edition's own file. Returns `None` if the file is still invalid TOML after unreadable
/// values have been replaced.
pub(super) fn read(file: &str, text: &str, flaws: &mut Flaws) -> Option<EditionText> {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut lines: Vec<String> = text.split('\n').map(str::to_string).collect();
    let mut bad = BTreeSet::new();
    for error in &errors {
        let line = line_at(text, error.span().map_or(0, |span| span.start));
        // Later errors on the same line have the same cause.
        if bad.insert(line) {
            let message = error.message().trim_end_matches('.').replace('`', "");
            flaws.add(file, line, format!("this line is invalid: {message}."));
            without_value(&mut lines[line - 1], &message);
        }
    }
    if bad.is_empty() {
        return Some(Loose { file, text, flaws, spots: Spots::default() }.edition(table.get_ref()));
    }
    let text = lines.join("\n");
    let table = DeTable::parse(&text).ok()?;
    let mut more = Flaws(Vec::new());
    let edition = Loose { file, text: &text, flaws: &mut more, spots: Spots::default() }.edition(table.get_ref());
    flaws.0.extend(more.0.into_iter().filter(|flaw| !bad.contains(&flaw.line)));
    Some(edition)
}

/// Replaces the value on an unreadable line with one that is invalid for every key, or clears a
/// line with a duplicate key. The other lines can then be parsed, and this line is not misread.
fn without_value(line: &mut String, message: &str) {
    if message == "duplicate key" {
        line.clear();
    } else if let Some(at) = line.find('=') {
        line.replace_range(at.., "= nan");
    }
}

impl Loose<'_> {
    fn edition(mut self, table: &DeTable<'_>) -> EditionText {
        let (
            [version, title, seats, cards, decks, menu, terms, steps, score],
            [
                newspapers,
                passengers,
                zones,
                elsewhere,
                events,
                companies,
                postcards,
                crew,
                pavilions,
                slots,
                marks,
                goods,
                rules,
                privilege,
            ],
        ) = self.root(
            table,
            ["version", "title", "seats", "cards", "decks", "menu", "terms", "steps", "score"],
            [
                "newspapers",
                "passengers",
                "zones",
                "elsewhere",
                "events",
                "companies",
                "postcards",
                "crew",
                "pavilions",
                "slots",
                "marks",
                "goods",
                "rules",
                "privilege",
            ],
        );
        let ([claimed], [setup]) = self.table(&steps, ["claimed"], ["setup"]);
        let beside =
            self.entries(&rules).into_iter().filter(|(_, node)| self.flag(node)).map(|(word, _)| word).collect();
        let ([], [privilege_cards, privilege_coins]) = self.table(&privilege, [], ["cards", "coins"]);
        let usual = Privilege::default();
        let ([lines, ties], [floor]) = self.table(&score, ["lines", "ties"], ["floor"]);
        EditionText {
            version: self.number(&version, 1),
            title: self.text(&title),
            seats: self.seats(&seats),
            cards: self.counts(&cards),
            newspapers: self.numbers(&newspapers, || 0),
            passengers: self.counts(&passengers),
            decks: self.list(&decks).iter().map(|deck| self.deck(deck)).collect(),
            zones: self.texts(&zones),
            elsewhere: self.texts(&elsewhere),
            events: self.list(&events).iter().map(|event| self.event(event)).collect(),
            companies: self
                .entries(&companies)
                .into_iter()
                .map(|(seat, company)| self.company(seat, &company))
                .collect(),
            postcards: self.list(&postcards).iter().map(|card| self.postcard(card)).collect(),
            crew: self.list(&crew).iter().map(|card| self.crew_card(card)).collect(),
            pavilions: self.list(&pavilions).iter().map(|card| self.pavilion(card)).collect(),
            slots: self.texts(&slots),
            marks: self.counts(&marks),
            goods: self.counts(&goods).into_iter().collect(),
            setup: self.entries(&setup).into_iter().map(|(slot, step)| (slot, self.text(&step))).collect(),
            beside,
            privilege: Privilege {
                cards: self.number(&privilege_cards, usual.cards),
                coins: self.number(&privilege_coins, usual.coins),
            },
            menu: self.texts(&menu),
            terms: self.terms(&terms),
            claimed: self.entries(&claimed).into_iter().map(|(slot, step)| (slot, self.step(&step))).collect(),
            lines: self.list(&lines).iter().map(|line| self.line(line)).collect(),
            floor: self.maybe(&floor, 0),
            ties: self.list(&ties).iter().map(|tie| self.tie(tie)).collect(),
            spots: self.spots,
        }
    }

    /// Parses the seats. The default is the minimum number, since more seats need more cards and
    /// tickets.
    fn seats(&mut self, node: &Node<'_, '_>) -> Vec<String> {
        let seats = self.texts(node);
        if self.spots.made_up(&["seats"]) { vec![String::new(); crate::limits::SEATS_MIN] } else { seats }
    }

    fn counts(&mut self, node: &Node<'_, '_>) -> BTreeMap<String, u8> {
        self.entries(node).into_iter().map(|(name, count)| (name, self.number(&count, 1))).collect()
    }

    fn deck(&mut self, node: &Node<'_, '_>) -> DeckText {
        let ([name, tickets], []) = self.table(node, ["name", "tickets"], []);
        DeckText { name: self.text(&name), tickets: self.texts(&tickets) }
    }

    fn event(&mut self, node: &Node<'_, '_>) -> EventText {
        let ([id, title, text, kind, trigger, does], [when, cost, needs, kept]) =
            self.table(node, ["id", "title", "text", "kind", "trigger", "does"], ["when", "cost", "needs", "kept"]);
        let ability = self.ability(&trigger, &when, &cost, &does);
        let bolt = matches!(self.choice(&kind, &["\"ongoing\"", "\"bolt\""]), Some(("bolt", _)));
        EventText {
            id: self.text(&id),
            title: self.text(&title),
            text: self.text(&text),
            bolt,
            kept: self.flag(&kept),
            ability,
            needs: self.text_or(&needs, ""),
        }
    }

    fn ability(
        &mut self,
        trigger: &Node<'_, '_>,
        when: &Node<'_, '_>,
        cost: &Node<'_, '_>,
        does: &Node<'_, '_>,
    ) -> AbilityText {
        AbilityText {
            trigger: self.text(trigger),
            when: self.text_or(when, "true"),
            cost: self.text_or(cost, "-"),
            does: self.text(does),
        }
    }

    fn postcard(&mut self, node: &Node<'_, '_>) -> PostcardText {
        let ([number, title, trigger, does], [when, cost, needs]) =
            self.table(node, ["number", "title", "trigger", "does"], ["when", "cost", "needs"]);
        let ability = self.ability(&trigger, &when, &cost, &does);
        PostcardText {
            number: self.number(&number, 1),
            title: self.text(&title),
            ability,
            needs: self.text_or(&needs, ""),
        }
    }

    fn crew_card(&mut self, node: &Node<'_, '_>) -> CrewText {
        let ([id, title, wage, trigger, does], [when, cost, uses]) =
            self.table(node, ["id", "title", "wage", "trigger", "does"], ["when", "cost", "uses"]);
        let ability = self.ability(&trigger, &when, &cost, &does);
        CrewText {
            id: self.text(&id),
            title: self.text(&title),
            wage: self.number(&wage, 0),
            uses: self.maybe(&uses, 1),
            ability,
        }
    }

    fn pavilion(&mut self, node: &Node<'_, '_>) -> PavilionText {
        let ([id, name, check, when, first], [second]) =
            self.table(node, ["id", "name", "check", "when", "first"], ["second"]);
        PavilionText {
            id: self.text(&id),
            name: self.text(&name),
            check: self.text(&check),
            when: self.text(&when),
            first: self.number(&first, 0),
            second: self.maybe(&second, 0).unwrap_or(0),
        }
    }

    fn company(&mut self, seat: String, node: &Node<'_, '_>) -> CompanyText {
        let ([color, does], []) = self.table(node, ["color", "does"], []);
        let [trigger, when, cost] = ["CLAIM", "true", "-"].map(str::to_string);
        let ability = AbilityText { trigger, when, cost, does: self.text(&does) };
        CompanyText { seat, color: self.text(&color), ability }
    }

    fn terms(&mut self, node: &Node<'_, '_>) -> super::Terms {
        let (
            [trains, hand, opening, drawn, second_owner],
            [coins, names_mix, draw_floor, reset_at, resets_max, end_at, trains_max],
        ) = self.table(
            node,
            ["trains", "hand", "opening_tickets", "drawn_tickets", "second_owner_from"],
            ["coins", "names_mix", "draw_floor", "reset_at", "resets_max", "end_at", "trains_max"],
        );
        let ([opening_deal, opening_keep, returned], [fewer]) =
            self.table(&opening, ["deal", "keep", "returned"], ["fewer"]);
        let ([drawn_deal, drawn_keep], []) = self.table(&drawn, ["deal", "keep"], []);
        let ([double, triple], []) = self.table(&second_owner, ["double", "triple"], []);
        super::Terms {
            trains: self.number(&trains, u8::MAX),
            hand: self.number(&hand, 0),
            coins: self.number(&coins, 0),
            opening_tickets: self.deal(&opening_deal, &opening_keep),
            fewer_tickets: self.flag(&fewer),
            opening_returned: match self.choice(&returned, &RETURNED) {
                Some(("shuffled-in", _)) => Returned::ShuffledIn,
                _ => Returned::ShuffledUnder,
            },
            drawn_tickets: self.deal(&drawn_deal, &drawn_keep),
            names_mix: self.flag(&names_mix),
            double_from: self.number(&double, 4),
            triple_from: self.number(&triple, 4),
            draw_floor: self.maybe(&draw_floor, 0),
            reset_at: self.number(&reset_at, 3),
            resets_max: self.number(&resets_max, 10),
            trains_max: self.number(&trains_max, u8::MAX),
            end_at: self.number(&end_at, 2),
        }
    }

    /// Parses a ticket deal. The default number dealt is the number that must be kept.
    fn deal(&mut self, deal: &Node<'_, '_>, keep: &Node<'_, '_>) -> TicketDeal {
        let keep = self.number(keep, 1);
        TicketDeal { deal: self.number(deal, keep), keep }
    }

    fn step(&mut self, node: &Node<'_, '_>) -> Option<StepText> {
        let (word, value) = self.choice(node, &STEPS)?;
        Some(match word {
            "route-points" => StepText::RoutePoints(self.numbers(&value, || 0)),
            "passengers" => StepText::Passengers,
            "collect" => StepText::Collect(self.number(&value, 0)),
            "company-bonus" => StepText::CompanyBonus,
            "large-city" => StepText::LargeCity,
            word => StepText::Mechanism(word),
        })
    }

    fn line(&mut self, node: &Node<'_, '_>) -> Option<LineText> {
        let (word, value) = self.choice(node, &LINES)?;
        Some(match word {
            "routes" => LineText::Routes,
            "tickets" => LineText::Tickets,
            "longest-path" => LineText::LongestPath(self.number(&value, 0)),
            "globetrotter" => LineText::Globetrotter(self.number(&value, 0)),
            "passengers" => {
                let ([most, second], []) = self.table(&value, ["most", "second"], []);
                LineText::Passengers { most: self.number(&most, 0), second: self.number(&second, 0) }
            }
            "coins" => LineText::Coins,
            "bookings" => LineText::Bookings,
            _ => LineText::TrainsLeft(self.numbers(&value, || 0)),
        })
    }

    fn tie(&mut self, node: &Node<'_, '_>) -> Option<Tie> {
        let (word, _) = self.choice(node, &TIES)?;
        Some(match word {
            "tickets-completed" => Tie::TicketsCompleted,
            "longest-path" => Tie::LongestPath,
            "passengers" => Tie::Passengers,
            _ => Tie::LaterInTurnOrder,
        })
    }
}
