//! The derives of wire types.

/// Defines types that front ends send and receive: in camelCase, and with TypeScript types.
macro_rules! wire {
    ($($(#[$meta:meta])* pub $kind:ident $name:ident { $($body:tt)* })+) => {
        $(
            #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
            #[cfg_attr(feature = "specta", derive(specta::Type))]
            #[serde(rename_all = "camelCase")]
            $(#[$meta])*
            pub $kind $name { $($body)* }
        )+
    };
}
