//! The epilogue of each company, composed of the pack's sentences about what the company did.

use rules::card::Color;

use crate::audit::FinalAudit;
use crate::fact::Slip;
use crate::reveal::{CardText, Reveal};

/// An epilogue mentions the caboose only if the company took it at least this many times.
const CABOOSES: usize = 3;

impl Reveal<'_> {
    /// Returns a company's epilogue: sentences about what the company did, preceded for the winner
    /// by a text from the pack. Returns `None` if the epilogue has not been read yet.
    pub fn epilogue(&self, color: Color) -> Option<CardText> {
        let company = self.pack.companies.iter().find(|company| company.color == color)?;
        if !self.state.epilogues.contains(&color) {
            return None;
        }
        let won = self.state.audit.as_ref().and_then(FinalAudit::winner) == Some(color);
        let mut sentences: Vec<String> = won.then(|| company.epilogue.clone()).into_iter().collect();
        sentences.extend(self.deeds(color).into_iter().filter_map(|(line, values)| self.sentence(line, &values)));
        Some(CardText::new(color.name(), &company.name, &sentences.join(" ")))
    }

    /// Inserts values into the pack's text for a line of `audit.csv`. Returns `None` if there is no
    /// text.
    fn sentence(&self, line: &str, values: &[String]) -> Option<String> {
        let text = &self.pack.audit_texts.iter().find(|text| text.line == line)?.text;
        Some(values.iter().fold(text.clone(), |text, value| text.replacen("{}", value, 1)))
    }

    /// Lists what a company did in the campaign, as lines of `audit.csv` with their values.
    fn deeds(&self, company: Color) -> Vec<(&'static str, Vec<String>)> {
        let mut deeds = vec![self.wins(company)];
        deeds.extend(self.best_year(company));
        deeds.extend(self.lines_built(company));
        let postcards = self.state.firms[&company].completed.len();
        deeds.extend((postcards > 0).then(|| ("deed_postcards", vec![postcards.to_string()])));
        let cabooses = self.state.cabooses.get(&company).copied().unwrap_or(0);
        deeds.extend((cabooses >= CABOOSES).then(|| ("deed_caboose", vec![cabooses.to_string()])));
        let pens = self.state.pens.iter().filter(|(by, _)| *by == company);
        let boards = pens.filter_map(|(_, board)| self.pack.board(board));
        deeds.extend(boards.map(|board| ("deed_fork", vec![board.name.clone()])).next_back());
        let suspects = &self.pack.suspects;
        let accused = self.state.accusations.get(&company).and_then(|id| suspects.iter().find(|each| each.id == *id));
        deeds.extend(accused.map(|suspect| (if suspect.guilty { "deed_right" } else { "deed_wrong" }, Vec::new())));
        let crew = self.state.crew(company).into_iter().filter_map(|id| self.crew(&id)).next_back();
        deeds.extend(crew.map(|crew| ("deed_crew", vec![crew.words.title])));
        let missed = self.state.games.iter().filter(|played| !played.seats.contains(&company)).count();
        deeds.extend((missed > 0).then(|| ("deed_missed", vec![missed.to_string()])));
        deeds
    }

    fn year(&self, game: usize) -> String {
        self.pack.games.get(game).map_or(String::new(), |game| game.year.to_string())
    }

    fn wins(&self, company: Color) -> (&'static str, Vec<String>) {
        let won: Vec<usize> = (0..self.state.games.len())
            .filter(|&game| self.state.games[game].slips.first().is_some_and(|slip| slip.company == company))
            .collect();
        match won[..] {
            [] => ("deed_no_win", Vec::new()),
            [only] => ("deed_win", vec![self.year(only)]),
            [first, ..] => ("deed_wins", vec![won.len().to_string(), self.year(first)]),
        }
    }

    fn best_year(&self, company: Color) -> Option<(&'static str, Vec<String>)> {
        let own = |slips: &[Slip]| slips.iter().find(|slip| slip.company == company).map(Slip::sum);
        let games = self.state.games.iter().enumerate();
        let slips = games.filter_map(|(game, played)| Some((own(&played.slips)?, game)));
        // If several years are equally good, take the first.
        let (dollars, game) = slips.max_by_key(|&(dollars, game)| (dollars, std::cmp::Reverse(game)))?;
        Some(("deed_best", vec![self.year(game), dollars.to_string()]))
    }

    fn lines_built(&self, company: Color) -> Option<(&'static str, Vec<String>)> {
        let built = self.state.cut_offs.iter().filter(|(_, builder)| *builder == company);
        let built: Vec<[String; 2]> = built
            .filter_map(|(id, _)| self.pack.cut_offs.iter().find(|cut_off| cut_off.id == *id))
            .filter_map(|cut_off| Some(self.cut_off(cut_off)?.ends))
            .collect();
        match &built[..] {
            [] => None,
            [[a, b]] => Some(("deed_cut_off", vec![a.clone(), b.clone()])),
            [[a, b], ..] => Some(("deed_cut_offs", vec![built.len().to_string(), a.clone(), b.clone()])),
        }
    }
}
