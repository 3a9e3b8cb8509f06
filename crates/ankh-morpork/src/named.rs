//! Enums whose values have a kebab-case id in notation, data files and positions.

/// Declares an enum with an id for each value, `ALL` of them in order, and the
/// conversions from and to that id.
macro_rules! named {
    ($(#[$meta:meta])* pub enum $name:ident: $what:literal {
        $($(#[$value_meta:meta])* $value:ident = $id:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$value_meta])* $value,)+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$value),+];

            /// The kebab-case ids, in order.
            pub const IDS: [&'static str; Self::ALL.len()] = [$($id),+];

            /// The kebab-case id.
            pub const fn id(self) -> &'static str {
                match self { $($name::$value => $id,)+ }
            }

            /// The position in `ALL`.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = game::ParseError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($id => Ok($name::$value),)+
                    _ => Err(game::ParseError::none_of($what, text, Self::IDS)),
                }
            }
        }

        $crate::named::as_text!($name);
    };
}

/// Serialises a type as its `Display` text and reads it back with `FromStr`.
macro_rules! as_text {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = String::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {as_text, named};
