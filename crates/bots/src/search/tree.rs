//! The tree of own answers, and how to choose among them.

use crate::Insight;

/// What an untried answer is taken to be worth, below what can be expected.
const CAUTION: f32 = 0.02;

/// The number of a node.
pub(crate) type NodeId = u32;

/// Where every search begins.
pub(crate) const ROOT: NodeId = 0;

/// A tree whose nodes are questions and whose edges are answers.
pub(crate) struct Tree<G: Insight> {
    nodes: Vec<Node<G>>,
}

/// A task, reached by the same answers.
struct Node<G: Insight> {
    edges: Vec<Edge<G>>,
    /// Where outcomes of chance lead that are told apart.
    outcomes: Vec<(G::Chance, NodeId)>,
}

/// An answer.
struct Edge<G: Insight> {
    action: G::Action,
    /// How likely it looked to be the best when it was first open.
    idea: f32,
    /// How often it could have been given.
    open: u32,
    visits: u32,
    /// What it has brought, over all visits.
    total: f32,
    child: Option<NodeId>,
}

impl<G: Insight> Node<G> {
    fn new() -> Node<G> {
        Node { edges: Vec::new(), outcomes: Vec::new() }
    }
}

impl<G: Insight> Tree<G> {
    pub(crate) fn new() -> Tree<G> {
        Tree { nodes: vec![Node::new()] }
    }

    fn add(&mut self) -> NodeId {
        self.nodes.push(Node::new());
        self.nodes.len() as NodeId - 1
    }

    /// The place of an answer among the edges of a node, if it was open before.
    pub(crate) fn find(&self, node: NodeId, action: G::Action) -> Option<usize> {
        self.nodes[node as usize].edges.iter().position(|edge| edge.action == action)
    }

    /// Adds an answer that was never open here before, and returns its place.
    pub(crate) fn open(&mut self, node: NodeId, action: G::Action, idea: f32) -> usize {
        let edges = &mut self.nodes[node as usize].edges;
        edges.push(Edge { action, idea, open: 0, visits: 0, total: 0.0, child: None });
        edges.len() - 1
    }

    /// Chooses among the answers that are open now, given by their places, and returns
    /// which of them it is.
    ///
    /// This is the usual rule of expected value plus curiosity, where the curiosity of an
    /// answer grows with how often it was open and not with how often its task came up.
    /// Only the most promising few are looked at as long as there were few visits.
    pub(crate) fn choose(&mut self, node: NodeId, places: &[usize]) -> usize {
        let edges = &mut self.nodes[node as usize].edges;
        let (mut visits, mut total, mut tried) = (0, 0.0, 0);
        for &place in places {
            let edge = &mut edges[place];
            edge.open += 1;
            visits += edge.visits;
            total += edge.total;
            tried += usize::from(edge.visits > 0);
        }
        let expected = if visits > 0 { total / visits as f32 - CAUTION } else { 0.0 };
        let may_try_more = tried < 3 + (visits as f32).sqrt() as usize;
        let mut best = 0;
        let mut best_score = f32::MIN;
        for (nth, &place) in places.iter().enumerate() {
            let edge = &edges[place];
            if edge.visits == 0 && !may_try_more {
                continue;
            }
            let value = if edge.visits > 0 { edge.total / edge.visits as f32 } else { expected };
            let curiosity =
                G::CURIOSITY * edge.idea * (edge.open as f32).sqrt() / (1 + edge.visits) as f32;
            if value + curiosity > best_score {
                (best, best_score) = (nth, value + curiosity);
            }
        }
        best
    }

    /// Notes what a visit to an answer brought.
    pub(crate) fn learn(&mut self, node: NodeId, place: usize, value: f32) {
        let edge = &mut self.nodes[node as usize].edges[place];
        edge.visits += 1;
        edge.total += value;
    }

    /// Where an answer leads, and whether nobody had gone there before.
    pub(crate) fn child(&mut self, node: NodeId, place: usize) -> (NodeId, bool) {
        if let Some(child) = self.nodes[node as usize].edges[place].child {
            return (child, false);
        }
        let child = self.add();
        self.nodes[node as usize].edges[place].child = Some(child);
        (child, true)
    }

    /// Where an outcome of chance leads.
    pub(crate) fn outcome(&mut self, node: NodeId, chance: G::Chance) -> (NodeId, bool) {
        let known = &self.nodes[node as usize].outcomes;
        if let Some(&(_, child)) = known.iter().find(|(outcome, _)| *outcome == chance) {
            return (child, false);
        }
        let child = self.add();
        self.nodes[node as usize].outcomes.push((chance, child));
        (child, true)
    }

    /// How often the answer at this place was tried at the root, and what it brought on
    /// average.
    pub(crate) fn at_root(&self, place: usize) -> (u32, f32) {
        let edge = &self.nodes[ROOT as usize].edges[place];
        (edge.visits, edge.total / edge.visits.max(1) as f32)
    }
}
