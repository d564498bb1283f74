//! Macros that generate types from the list of calls in `mod.rs`. Adding a call needs no change
//! here, unless the call has a new kind of path parameter.

/// Expands to the type of a path parameter.
macro_rules! word {
    (table) => {
        TableId
    };
    (seat) => {
        u8
    };
    (campaign) => {
        CampaignId
    };
    (company) => {
        Color
    };
    (inputs) => {
        u32
    };
    (map) => {
        String
    };
    (edition) => {
        String
    };
    (board) => {
        String
    };
    (key) => {
        String
    };
    (person) => {
        PersonId
    };
    (kind) => {
        SanctionKind
    };
    (text) => {
        String
    };
    (number) => {
        u64
    };
    (invite) => {
        String
    };
}

/// Expands to a body's type, name or parser, or to a flag that says whether the body is optional.
macro_rules! body {
    (type ($body:ident)) => {
        $body
    };
    (type $body:ident) => {
        $body
    };
    (name) => {
        ""
    };
    (name ($body:ident)) => {
        stringify!($body)
    };
    (name $body:ident) => {
        stringify!($body)
    };
    (optional) => {
        false
    };
    (optional ($body:ident)) => {
        true
    };
    (optional $body:ident) => {
        false
    };
    (read $bytes:ident ($body:ident)) => {
        if $bytes.is_empty() { <$body>::default() } else { read($bytes)? }
    };
    (read $bytes:ident $body:ident) => {
        read($bytes)?
    };
    (bind $name:ident $body:tt) => {
        $name
    };
}

/// Expands to the name or the schema of an answer's type.
macro_rules! answer {
    (name ()) => {
        ""
    };
    (name [$one:ident]) => {
        concat!("[", stringify!($one), "]")
    };
    (name $one:ident) => {
        stringify!($one)
    };
    (schema $generator:ident ()) => {
        None
    };
    (schema $generator:ident text) => {
        None
    };
    (schema $generator:ident png) => {
        None
    };
    (schema $generator:ident [$one:ident]) => {
        Some($generator.subschema_for::<$one>())
    };
    (schema $generator:ident $one:ident) => {
        Some($generator.subschema_for::<$one>())
    };
}

macro_rules! is_costly {
    (costly) => {
        true
    };
    (cheap) => {
        false
    };
}

macro_rules! calls {
    ($($(#[doc = $about:literal])+ $kind:ident($group:ident) { $(
        $(#[doc = $says:literal])+
        $call:ident($($word:ident),* $(; $body:tt $(: $($part:ident),+)?)?) -> $gives:tt:
            $method:ident $path:literal $permission:ident $cost:ident $tag:ident;
    )* })*) => {
        /// An API call without its arguments.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Call {
            $($($(#[doc = $says])+ $call,)*)*
        }

        /// All calls, in the same order as in `Call`.
        pub const CALLS: &[CallSpec] = &[$($(CallSpec {
            call: Call::$call,
            method: stringify!($method),
            path: $path,
            words: &[$(stringify!($word)),*],
            permission: Permission::$permission,
            costly: is_costly!($cost),
            tag: stringify!($tag),
            takes: body!(name $($body)?),
            is_body_optional: body!(optional $($body)?),
            gives: answer!(name $gives),
            says: concat!($($says),+).trim_ascii_start(),
        },)*)*];

        $(
            $(#[doc = $about])+
            #[derive(Clone, Serialize, Deserialize)]
            pub enum $group {
                $($(#[doc = $says])+ $call { $($word: word!($word),)* $(body: body!(type $body),)? },)*
            }

            impl $group {
                pub fn call(&self) -> Call {
                    match self {
                        $($group::$call { .. } => Call::$call,)*
                    }
                }

                /// Returns the table, the seat and other values named in the call.
                #[allow(unused_variables)]
                pub fn subject(&self) -> Subject {
                    match self {
                        $($group::$call { $($word,)* $(body: body!(bind of $body),)? } => Subject {
                            $($word: Some($word.to_owned()),)*
                            $($($($part: Some(of.$part.to_owned()),)+)?)?
                            ..Subject::default()
                        },)*
                    }
                }
            }
        )*

        /// A call with its arguments, as a value that can be stored and forwarded.
        #[derive(Clone, Serialize, Deserialize)]
        pub enum Request {
            $($kind($group),)*
        }

        impl Request {
            /// Parses a request from its path parameters and its body.
            pub fn parse(call: Call, words: &[&str], bytes: &[u8]) -> Result<Request, BadRequest> {
                let mut words = words.iter().copied();
                Ok(match call {
                    $($(Call::$call => Request::$kind($group::$call {
                        $($word: Word::read(words.next().unwrap_or_default())?,)*
                        $(body: body!(read bytes $body),)?
                    }),)*)*
                })
            }

            pub fn call(&self) -> Call {
                match self {
                    $(Request::$kind(request) => request.call(),)*
                }
            }

            /// Returns the table, the seat and other values named in the request.
            pub fn subject(&self) -> Subject {
                match self {
                    $(Request::$kind(request) => request.subject(),)*
                }
            }
        }

        /// Returns the schemas of all bodies.
        pub(crate) fn bodies(generator: &mut SchemaGenerator) -> Vec<Schema> {
            vec![$($($(generator.subschema_for::<body!(type $body)>(),)?)*)*]
        }

        /// Returns the schemas of all answers.
        pub(crate) fn answers(generator: &mut SchemaGenerator) -> Vec<Schema> {
            let all = [$($(answer!(schema generator $gives),)*)*];
            all.into_iter().flatten().collect()
        }
    };
}
