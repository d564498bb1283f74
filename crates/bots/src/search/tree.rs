//! The tree below a choice under test: what seats answered in games that look alike to the searcher, and how it went.

use rules::action::Action;

use crate::planner::Judged;

/// Games through a node before its answers are told apart.
const GROWN: u32 = 24;
/// Answers told apart at a node: those the planner likes best.
const WIDTH: usize = 3;
/// How much a seldom tried answer is favoured.
const CURIOSITY: f64 = 0.25;

/// Nodes by number. Each gathers games from many guesses: a guess settles only which of its answers are possible.
#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
}

#[derive(Default)]
struct Node {
    visits: u32,
    /// Games in which the answer that leads here was possible.
    possible: u32,
    /// What these games were worth to the seat that answered.
    worth: f64,
    answers: Vec<(Action, usize)>,
}

impl Tree {
    /// A new node.
    pub fn grow(&mut self) -> usize {
        self.nodes.push(Node::default());
        self.nodes.len() - 1
    }

    /// Whether enough games came by to tell answers apart.
    pub fn is_grown(&self, node: usize) -> bool {
        self.nodes[node].visits >= GROWN
    }

    /// The answer to try next, and the node it leads to: one not tried yet, or the one that promises most.
    pub fn choose(&mut self, node: usize, judged: &[Judged]) -> (Action, usize) {
        let mut best: Option<(f64, Action, usize)> = None;
        for answer in judged.iter().take(WIDTH) {
            let known = self.nodes[node].answers.iter().find(|(action, _)| *action == answer.action);
            let to = known.map(|&(_, to)| to).unwrap_or_else(|| {
                let to = self.grow();
                self.nodes[node].answers.push((answer.action, to));
                to
            });
            let next = &mut self.nodes[to];
            next.possible += 1;
            let promise = match next.visits {
                0 => f64::INFINITY,
                visits => {
                    let visits = f64::from(visits);
                    next.worth / visits + CURIOSITY * (f64::from(next.possible).ln() / visits).sqrt()
                }
            };
            if best.is_none_or(|(most, _, _)| promise > most) {
                best = Some((promise, answer.action, to));
            }
        }
        let (_, action, to) = best.expect("a seat that is asked has a choice");
        (action, to)
    }

    /// Counts a game through a node.
    pub fn count(&mut self, node: usize, worth: f64) {
        self.nodes[node].visits += 1;
        self.nodes[node].worth += worth;
    }
}
