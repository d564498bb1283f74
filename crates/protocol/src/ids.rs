//! Ids of tables, campaigns and people. They are strings on the wire because not every JSON parser
//! reads integers of more than 53 bits exactly.

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
    /// The id of a table and its game, the secret part of the table's link.
    TableId;
    /// The id of a campaign, the secret part of its link.
    CampaignId;
    /// The id of a person. It is not secret.
    PersonId;
}
