//! How a new table begins.

/// With whom a new table begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// With bots, at once.
    Bots,
    /// With friends, who come by its link.
    Friends,
    /// Not yet: its settings come first.
    New,
    /// As its settings have it.
    #[default]
    Room,
}

impl Start {
    /// All of them.
    pub const ALL: [Start; 4] = [Start::Bots, Start::Friends, Start::New, Start::Room];

    /// The word in forms.
    pub const fn id(self) -> &'static str {
        match self {
            Start::Bots => "bots",
            Start::Friends => "friends",
            Start::New => "new",
            Start::Room => "room",
        }
    }

    /// What the field of a form says; any other word leaves it to the settings.
    pub fn read(field: Option<&str>) -> Start {
        let named = |id| Start::ALL.into_iter().find(|start| start.id() == id);
        field.and_then(named).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Start;

    #[test]
    fn what_a_form_says_is_read_as_it_is_written() {
        for start in Start::ALL {
            assert_eq!(Start::read(Some(start.id())), start);
        }
        assert_eq!([Start::read(None), Start::read(Some("later"))], [Start::Room; 2]);
    }
}
