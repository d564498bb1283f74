//! Names of things that are kept. They are strings on the wire: numbers above 53 bits do not survive every reader.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> $name {
                $name(text.to_string())
            }
        }
    )*};
}

ids! {
    /// A table, and the game played at it. Who knows it has the link.
    TableId;
    /// A campaign. Who knows it has the link.
    CampaignId;
    /// Somebody who has told a name. It is no secret.
    PersonId;
}
