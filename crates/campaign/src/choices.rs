//! Lists of legal answers and outcomes. The campaign refuses all others.

use rules::card::Color;

use crate::input::{CampaignDraw, CampaignOutcome, CompanyAnswer, CompanyQuestion};
use crate::location::{CardId, Location};
use crate::pack::Pack;
use crate::state::CampaignProgress;

/// Lists the legal answers to a question that a company is asked.
pub(crate) fn choices(
    pack: &Pack,
    state: &CampaignProgress,
    company: Color,
    question: &CompanyQuestion,
) -> Vec<CompanyAnswer> {
    match question {
        CompanyQuestion::RetireEvent => {
            let kept = |id: &&String| pack.event(id).is_some_and(|event| event.kept);
            state.discarded.iter().filter(|id| !kept(id)).cloned().map(CompanyAnswer::RetireEvent).collect()
        }
        CompanyQuestion::Fork { boards, .. } => boards.iter().cloned().map(CompanyAnswer::Fork).collect(),
        CompanyQuestion::RecallEvent => {
            let retired = state.events(Location::DeadLetters).into_iter();
            retired.filter(|event| !state.barred_events.contains(event)).map(CompanyAnswer::RecallEvent).collect()
        }
        CompanyQuestion::TakePostcards => {
            let max = usize::from(pack.numbers.post_office.take_max);
            subsets(&entries(pack, state, company), max).into_iter().map(CompanyAnswer::TakePostcards).collect()
        }
        CompanyQuestion::RetirePostcard => {
            state.postcards(company).into_iter().map(CompanyAnswer::RetirePostcard).collect()
        }
        CompanyQuestion::Build => candidates(pack, state).into_iter().map(CompanyAnswer::Build).collect(),
        CompanyQuestion::Hire => hires(pack, state, company),
        CompanyQuestion::Accuse { suspects } | CompanyQuestion::Verdict { suspects } => {
            suspects.iter().cloned().map(CompanyAnswer::Accuse).collect()
        }
    }
}

/// Lists the possible outcomes of a draw, in a fixed order.
pub(crate) fn outcomes(pack: &Pack, state: &CampaignProgress, draw: CampaignDraw) -> Vec<CampaignOutcome> {
    match draw {
        CampaignDraw::Caboose => {
            let seats = state.current().map(|played| played.seats.clone()).unwrap_or_default();
            seats.into_iter().map(CampaignOutcome::Caboose).collect()
        }
        CampaignDraw::Postcard(_) => state.general_delivery(pack).into_iter().map(CampaignOutcome::Postcard).collect(),
        CampaignDraw::CrewDisplay | CampaignDraw::CrewFor(_) => {
            state.crew_next().into_iter().map(CampaignOutcome::Crew).collect()
        }
    }
}

/// Lists the post office's postcards that are named on tickets the company completed in the latest
/// game.
pub(crate) fn entries(pack: &Pack, state: &CampaignProgress, company: Color) -> Vec<u8> {
    let slips = state.games.last().map(|played| &played.slips[..]).unwrap_or_default();
    let completed = slips.iter().filter(|slip| slip.company == company).flat_map(|slip| &slip.completed);
    let tickets = completed.filter_map(|id| pack.tickets.iter().find(|ticket| ticket.id == *id));
    let mut numbers: Vec<u8> = tickets.filter_map(|ticket| ticket.entry).collect();
    numbers.retain(|&number| state.at(&CardId::Postcard(number)) == Location::PostOffice);
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// Lists the cut-offs that are not built yet and whose required boards are all on the table.
pub(crate) fn candidates(pack: &Pack, state: &CampaignProgress) -> Vec<String> {
    let on_table = |board: &String| state.boards.contains(board);
    let built = |id: &String| state.cut_offs.iter().any(|(built, _)| built == id);
    let open = pack.cut_offs.iter().filter(|cut_off| cut_off.needs.iter().all(on_table));
    open.map(|cut_off| cut_off.id.clone()).filter(|id| !built(id)).collect()
}

fn hires(pack: &Pack, state: &CampaignProgress, company: Color) -> Vec<CompanyAnswer> {
    let own = state.crew(company);
    let full = own.len() >= usize::from(pack.numbers.crew_max);
    let leaving: Vec<Option<String>> = if full { own.into_iter().map(Some).collect() } else { vec![None] };
    let mut answers = vec![CompanyAnswer::HireNobody];
    for crew in &state.display {
        answers.extend(leaving.iter().cloned().map(|instead| CompanyAnswer::Hire { crew: crew.clone(), instead }));
    }
    answers
}

/// Lists all subsets of size `count`. If there are at most `count` members, lists only the whole
/// set.
fn subsets(numbers: &[u8], count: usize) -> Vec<Vec<u8>> {
    match numbers {
        [] => vec![Vec::new()],
        _ if count == 0 => vec![Vec::new()],
        _ if numbers.len() <= count => vec![numbers.to_vec()],
        [first, rest @ ..] => {
            let with = subsets(rest, count - 1).into_iter().map(|taken| [&[*first][..], &taken].concat());
            with.chain(subsets(rest, count)).collect()
        }
    }
}
