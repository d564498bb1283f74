//! The words of the card language: each has its meaning, and unknown words are refused with a
//! suggestion.

use rules::ability::{
    Atom, Clause, Condition, Cost, Effect, Modifier, Resolved, Resolver, Scope, Trigger, parse, parse_condition,
};
use rules::card::Color;
use rules::ids::{Id, PieceId, PlaceId};

/// A table with two cities and one board. Another city and another board are still sealed.
struct Table;

impl Resolver for Table {
    fn place(&self, id: &str) -> Resolved<PlaceId> {
        match id {
            "aal" => Resolved::Here(PlaceId::new(0)),
            "bor" => Resolved::Here(PlaceId::new(1)),
            "cam" => Resolved::Elsewhere,
            _ => Resolved::Unknown,
        }
    }

    fn piece(&self, id: &str) -> Resolved<PieceId> {
        match id {
            "F1" => Resolved::Here(PieceId::new(0)),
            "F2" => Resolved::Elsewhere,
            _ => Resolved::Unknown,
        }
    }
}

fn atoms(text: &str) -> Vec<Atom> {
    parse_condition(text, &Table).unwrap_or_else(|message| panic!("{text}: {message}")).0
}

fn acts(text: &str) -> Vec<Clause> {
    parse("CLAIM", "true", "-", text, &Table).unwrap_or_else(|message| panic!("{text}: {message}")).clauses
}

#[test]
fn triggers() {
    for (word, trigger) in Trigger::WORDS {
        assert_eq!(parse(word, "true", "-", "GAIN 1", &Table).unwrap().trigger, trigger, "{word}");
    }
}

#[test]
fn conditions() {
    let [aal, bor] = [0, 1].map(PlaceId::new);
    let cases = [
        ("len>=4", Atom::LenAtLeast(4)),
        ("len<=2", Atom::LenAtMost(2)),
        ("len=6", Atom::LenIs(6)),
        ("color=black", Atom::Color(Color::Black)),
        ("gray", Atom::Gray),
        ("company_color", Atom::CompanyColor),
        ("pool_color", Atom::PoolColor),
        ("multi", Atom::Multi),
        ("large", Atom::Large),
        ("touch(aal,bor)", Atom::Touch(vec![aal, bor])),
        ("touch( bor , cam )", Atom::Touch(vec![bor])),
        ("on(F1,F2)", Atom::On(vec![PieceId::new(0)])),
        ("joins_boards", Atom::JoinsBoards),
        ("zonecross", Atom::ZoneCross),
        ("house", Atom::House),
        ("pick>=2", Atom::Picks(2)),
        ("skull>=1", Atom::Skulls(1)),
        ("link(aal,bor)", Atom::Link(Some([aal, bor]))),
        ("link(aal,cam)", Atom::Link(None)),
        ("large>=5", Atom::LargeCities(5)),
        ("boards>=4", Atom::Boards(4)),
        ("zones>=4", Atom::Zones(4)),
        ("routes>=15", Atom::Routes(15)),
        ("tickets_done>=3", Atom::TicketsDone(3)),
        ("tickets_failed=0", Atom::NoneFailed),
        ("cash<=1", Atom::CashAtMost(1)),
        ("cash=least", Atom::CashLeast),
        ("hand>=12", Atom::HandAtLeast(12)),
        ("trains<=4", Atom::TrainsAtMost(4)),
        ("trains>=8", Atom::TrainsAtLeast(8)),
        ("my_newspaper", Atom::MyNewspaper),
        ("event_current", Atom::EventCurrent),
        ("ended_by_me", Atom::EndedByMe),
        ("not_last_round", Atom::NotLastRound),
    ];
    for (text, atom) in cases {
        assert_eq!(atoms(text), [atom], "{text}");
    }
    assert_eq!(atoms("true"), []);
    assert_eq!(atoms("gray & len>=3"), [Atom::Gray, Atom::LenAtLeast(3)]);
}

#[test]
fn costs() {
    let cost = |text: &str| parse("CLAIM", "true", text, "GAIN 1", &Table).map(|ability| ability.cost);
    assert_eq!(cost("-"), Ok(None));
    assert_eq!(cost(""), Ok(None));
    assert_eq!(cost("LOCO 1"), Ok(Some(Cost::Locomotives(1))));
    assert_eq!(cost("CASH 2"), Ok(Some(Cost::Cash(2))));
}

#[test]
fn effects() {
    let cases = [
        ("GAIN 4", Effect::Gain(4)),
        ("PAY 1", Effect::Pay(1)),
        ("POOL 1", Effect::Pool(1)),
        ("DRAW 2", Effect::Draw(2)),
        ("TAKE 1", Effect::Take(1)),
        ("TICKETS 3 0", Effect::Tickets { draw: 3, keep: 0 }),
        ("FREE 2", Effect::Free(2)),
        ("ANYCOLOR", Effect::AnyColor),
        ("UNLOCK", Effect::Unlock),
        ("TVALUE 5", Effect::TicketValue(5)),
        ("VAULT 8", Effect::Vault(8)),
        ("TRAINS 2", Effect::Trains(2)),
        ("STAKE 1", Effect::Stakes(1)),
        ("EVIDENCE 1", Effect::Evidence(1)),
        ("POSTCARD 1", Effect::Postcards(1)),
        ("REFRESH", Effect::Refresh),
        ("RETIRE_CURRENT", Effect::RetireCurrent),
        ("EXTRA_TURN", Effect::ExtraTurn),
        ("BYLEN 1 3 4", Effect::GainByLength([1, 3, 4])),
        ("DRAWLEN 1 2 2", Effect::DrawByLength([1, 2, 2])),
    ];
    for (text, effect) in cases {
        assert_eq!(acts(text), [Clause::Do(Scope::You, effect)], "{text}");
    }
    for (word, modifier) in Modifier::WORDS {
        assert_eq!(acts(&format!("MOD {word}")), [Clause::Do(Scope::You, Effect::Mod(modifier))], "{word}");
    }
    assert_eq!(acts("CHOOSE GAIN 2 | DRAW 2"), [Clause::Choose(Effect::Gain(2), Effect::Draw(2))]);
    let both = [Clause::Do(Scope::You, Effect::Gain(3)), Clause::Do(Scope::You, Effect::Draw(1))];
    assert_eq!(acts("GAIN 3; DRAW 1"), both);
}

#[test]
fn scopes() {
    let gain = Effect::Gain(2);
    let valley = Condition(vec![Atom::On(vec![PieceId::new(0)])]);
    for (text, scope) in [
        ("GAIN 2", Scope::You),
        ("CURRENT: GAIN 2", Scope::Current),
        ("ALL: GAIN 2", Scope::All(Condition::default())),
        ("ALL[on(F1)]: GAIN 2", Scope::All(valley)),
        ("MOST: GAIN 2", Scope::Most),
        ("LEAST: GAIN 2", Scope::Least),
    ] {
        assert_eq!(acts(text), [Clause::Do(scope, gain)], "{text}");
    }
}

/// Errors quote the wrong trigger, condition, cost or effect and list the words that are allowed.
#[test]
fn unknown_words_are_refused_with_a_suggestion() {
    let cases = [
        (["CLAIMS", "true", "-", "GAIN 1"], "'CLAIMS' is not a valid trigger; write one of SETUP, "),
        (["CLAIM", "length>=2", "-", "GAIN 1"], "'length>=2' is not a condition; write true, or one of len>=n, "),
        (["CLAIM", "", "-", "GAIN 1"], "'' is not a condition; write true, "),
        (["CLAIM", "len>=two", "-", "GAIN 1"], "'two' is not a number from 0 to 255."),
        (["CLAIM", "cash<=256", "-", "GAIN 1"], "'256' is not a number from 0 to 255."),
        (["CLAIM", "color=beige", "-", "GAIN 1"], "'beige' is not a colour of train cards."),
        (["CLAIM", "touch(aal,dun)", "-", "GAIN 1"], "there is no city 'dun'; write the id of one."),
        (["CLAIM", "on(F9)", "-", "GAIN 1"], "there is no board 'F9'; write the id of one."),
        (["CLAIM", "link(aal)", "-", "GAIN 1"], "'link(aal)' must name two cities."),
        (["CLAIM", "link(aal,dun)", "-", "GAIN 1"], "there is no city 'dun'; write the id of one."),
        (["CLAIM", "true", "LOCO", "GAIN 1"], "'LOCO' is not a cost; write -, LOCO n or CASH n."),
        (["CLAIM", "true", "CASH -1", "GAIN 1"], "'-1' is not a number from 0 to 255."),
        (["CLAIM", "true", "-", "GAIN"], "'GAIN' is not an effect; write GAIN, PAY, "),
        (["CLAIM", "true", "-", "WIN 3"], "'WIN 3' is not an effect; write GAIN, PAY, "),
        (["CLAIM", "true", "-", "GAIN 1;"], "'' is not an effect; write GAIN, PAY, "),
        (["CLAIM", "true", "-", "GAIN one"], "'one' is not a number from 0 to 255."),
        (["CLAIM", "true", "-", "TICKETS 3"], "2 numbers are needed here, not 1."),
        (["CLAIM", "true", "-", "BYLEN 1 2"], "3 numbers are needed here, not 2."),
        (["CLAIM", "true", "-", "MOD faster"], "'faster' is not a valid modifier; write one of draw_tickets+1, "),
        (["CLAIM", "true", "-", "SOME: GAIN 1"], "'SOME' is not a scope; write CURRENT, ALL, "),
        (["CLAIM", "true", "-", "ALL[rich]: GAIN 1"], "'rich' is not a condition; write true, "),
        (["CLAIM", "true", "-", "CHOOSE GAIN 1"], "CHOOSE needs two effects with | between them."),
    ];
    for ([trigger, when, cost, does], begins) in cases {
        let message = parse(trigger, when, cost, does, &Table).expect_err(begins);
        assert!(message.starts_with(begins), "{message}");
        assert!(message.ends_with('.'), "{message}");
    }
}
