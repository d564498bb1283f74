//! The tree below a choice that is being tried. A node stands for all games in which the same
//! answers were given. It stores the next answers and the results of these games.

use rules::action::Action;

use crate::planner::Judged;

/// Number of visits after which a node is expanded into separate answers.
const GROWN: u32 = 24;
/// Number of answers into which a node is expanded. They are the answers that the planner values
/// most.
const WIDTH: usize = 3;
/// Weight of the bonus for rarely tried answers.
const CURIOSITY: f64 = 0.25;

/// A search tree shared by all guesses at the hidden cards. Nodes are addressed by index. A guess
/// only determines which answers of a node are possible.
#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
}

#[derive(Default)]
struct Node {
    visits: u32,
    /// Number of games in which the answer that leads to this node was possible.
    possible: u32,
    /// Total value of the games that passed through this node, to the seat that answered.
    worth: f64,
    answers: Vec<(Action, usize)>,
}

impl Tree {
    /// Adds an empty node and returns its index.
    pub fn grow(&mut self) -> usize {
        self.nodes.push(Node::default());
        self.nodes.len() - 1
    }

    /// Checks whether a node has been visited often enough to be expanded.
    pub fn is_grown(&self, node: usize) -> bool {
        self.nodes[node].visits >= GROWN
    }

    /// Returns the answer to try next, with its node. It is an untried answer or, if all have been
    /// tried, the most promising one.
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

    /// Records the value of a game that passed through a node.
    pub fn count(&mut self, node: usize, worth: f64) {
        self.nodes[node].visits += 1;
        self.nodes[node].worth += worth;
    }
}
