//! Ids of stored things. They are strings on the wire because not every JSON parser reads numbers
//! above 53 bits.

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
    /// A table and its game. The id is the secret part of its link.
    TableId;
    /// A campaign. The id is the secret part of its link.
    CampaignId;
    /// A person with a name. The id is not secret.
    PersonId;
}
