//! Conditions of story sides. They decide which version of a side is read.

/// A list of tests that must all hold. A condition without tests always holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoryCondition(pub Vec<StoryTest>);

/// One test of a [`StoryCondition`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoryTest {
    /// `evidence>=n`: there are at least `n` marks of evidence.
    EvidenceFrom(u8),
    /// `evidence<n`: there are fewer than `n` marks of evidence.
    EvidenceBelow(u8),
    /// `fork(k)=f`: this board was chosen at this fork.
    Fork { fork: String, board: String },
    /// `verdict=s` or `verdict!=s`: the verdict is, or is not, this suspect.
    Verdict { suspect: String, is: bool },
}

/// The facts that story conditions test.
pub struct StoryFacts<'a> {
    pub evidence: u8,
    /// Function that returns the board chosen at a fork.
    pub chosen: &'a dyn Fn(&str) -> Option<&'a str>,
    pub verdict: Option<&'a str>,
}

impl StoryCondition {
    /// Parses tests joined by `&`.
    pub(super) fn parse(text: &str) -> Result<StoryCondition, String> {
        let tests = text.split('&').map(str::trim).filter(|test| !test.is_empty());
        Ok(StoryCondition(tests.map(StoryTest::parse).collect::<Result<_, _>>()?))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn holds(&self, facts: &StoryFacts<'_>) -> bool {
        self.0.iter().all(|test| match test {
            StoryTest::EvidenceFrom(marks) => facts.evidence >= *marks,
            StoryTest::EvidenceBelow(marks) => facts.evidence < *marks,
            StoryTest::Fork { fork, board } => (facts.chosen)(fork) == Some(board.as_str()),
            StoryTest::Verdict { suspect, is } => (facts.verdict == Some(suspect.as_str())) == *is,
        })
    }
}

impl StoryTest {
    fn parse(text: &str) -> Result<StoryTest, String> {
        let wrong = || {
            let forms = "evidence>=n, evidence<n, fork(k)=f, verdict=s or verdict!=s";
            format!("'{text}' is not a condition of the story; write {forms}.")
        };
        let text = text.replace(' ', "");
        let read = if let Some(marks) = text.strip_prefix("evidence>=") {
            marks.parse().ok().map(StoryTest::EvidenceFrom)
        } else if let Some(marks) = text.strip_prefix("evidence<") {
            marks.parse().ok().map(StoryTest::EvidenceBelow)
        } else if let Some((fork, board)) = text.strip_prefix("fork(").and_then(|rest| rest.split_once(")=")) {
            Some(StoryTest::Fork { fork: fork.to_string(), board: board.to_string() })
        } else {
            let named = |suspect: &str, is| StoryTest::Verdict { suspect: suspect.to_string(), is };
            (text.strip_prefix("verdict!=").map(|suspect| named(suspect, false)))
                .or_else(|| text.strip_prefix("verdict=").map(|suspect| named(suspect, true)))
        };
        read.ok_or_else(wrong)
    }
}

/// Formats the condition as written in packs. Translations refer to it in this form.
impl std::fmt::Display for StoryCondition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (at, test) in self.0.iter().enumerate() {
            f.write_str(if at > 0 { " & " } else { "" })?;
            match test {
                StoryTest::EvidenceFrom(marks) => write!(f, "evidence>={marks}")?,
                StoryTest::EvidenceBelow(marks) => write!(f, "evidence<{marks}")?,
                StoryTest::Fork { fork, board } => write!(f, "fork({fork})={board}")?,
                StoryTest::Verdict { suspect, is: true } => write!(f, "verdict={suspect}")?,
                StoryTest::Verdict { suspect, is: false } => write!(f, "verdict!={suspect}")?,
            }
        }
        Ok(())
    }
}
