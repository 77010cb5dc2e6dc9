//! What a screen reader is told: title, headings, tables row by row.

use std::num::NonZeroU16;

use krilla::tagging::{Identifier, Node, TableHeaderScope, Tag, TagGroup, TagKind, TagTree};

use super::flow::{Rank, Row};

/// The structure of a document, in the order of its pages.
#[derive(Default)]
pub(super) struct Tags {
    nodes: Vec<Node>,
    /// The table that is being filled, and its number.
    table: Option<(usize, TagGroup)>,
}

impl Tags {
    /// A line of words.
    pub(super) fn words(&mut self, rank: Rank, text: &str, id: Identifier) {
        let level = |level| NonZeroU16::new(level).unwrap_or(NonZeroU16::MIN);
        let tag: TagKind = match rank {
            Rank::Title => Tag::Hn(level(1), Some(text.to_owned())).into(),
            Rank::Heading => Tag::Hn(level(2), Some(text.to_owned())).into(),
            Rank::Note => Tag::P.into(),
        };
        self.push(group(tag, id));
    }

    /// A chart with what it shows.
    pub(super) fn picture(&mut self, title: &str, id: Identifier) {
        let tag = Tag::Figure(Some(title.to_owned()));
        self.push(group(tag.into(), id));
    }

    /// A row, with the identifiers of its cells.
    pub(super) fn row(&mut self, row: &Row, ids: Vec<Identifier>) {
        let cell = |id| {
            let tag: TagKind = if row.head {
                Tag::TH(TableHeaderScope::Column).into()
            } else {
                Tag::TD.into()
            };
            Node::Group(group(tag, id))
        };
        let line = TagGroup::with_children(Tag::TR, ids.into_iter().map(cell).collect());
        match &mut self.table {
            Some((number, table)) if *number == row.table => table.push(line),
            _ => {
                self.close();
                let table = TagGroup::with_children(Tag::Table, vec![Node::Group(line)]);
                self.table = Some((row.table, table));
            }
        }
    }

    /// The whole structure.
    pub(super) fn tree(mut self, lang: &str) -> TagTree {
        self.close();
        let mut tree = TagTree::new().with_lang(Some(lang.to_owned()));
        for node in self.nodes {
            tree.push(node);
        }
        tree
    }

    fn push(&mut self, group: TagGroup) {
        self.close();
        self.nodes.push(Node::Group(group));
    }

    fn close(&mut self) {
        if let Some((_, table)) = self.table.take() {
            self.nodes.push(Node::Group(table));
        }
    }
}

fn group(tag: TagKind, id: Identifier) -> TagGroup {
    TagGroup::with_children(tag, vec![Node::Leaf(id)])
}
