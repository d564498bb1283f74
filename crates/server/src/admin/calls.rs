//! The calls of administration, in the form of `api::CALLS`.

use protocol::{Name, NewInvite, NewSanction, PersonId, Reason, SanctionKind, TableId};
use words::message;

use crate::api::{Call, Row};
use crate::hall::{number, read, read_or_default};
use crate::permit::Needs;
use crate::refusal::Refusal;
use crate::store::admin::sanction_named;

/// A call of administration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AdminCall {
    Tables,
    TablesAfter,
    TablesOf,
    Close,
    Delete,
    Remove,
    People,
    PeopleAfter,
    Find,
    Person,
    Rename,
    Sanction,
    Lift,
    RevokeKeys,
    Erase,
    Invites,
    NewInvite,
    DropInvite,
    Audit,
    AuditBefore,
    Retention,
    Sweep,
}

macro_rules! calls {
    ($($call:ident $method:literal $path:literal $takes:literal $gives:literal $says:literal;)*) => {
        /// All calls of administration.
        pub const CALLS: &[Row] = &[$(Row {
            call: Call::Admin(AdminCall::$call),
            method: $method,
            path: $path,
            needs: Needs::Admin,
            costly: false,
            takes: $takes,
            gives: $gives,
            says: $says,
        }),*];
    };
}

calls! {
    Tables "GET" "/api/admin/tables" "" "[AdminTable]" "List tables and campaigns by id: the first 200.";
    TablesAfter "GET" "/api/admin/tables/{table}/next" "" "[AdminTable]" "List the 200 tables and campaigns after this one.";
    TablesOf "GET" "/api/admin/people/{person}/tables" "" "[AdminTable]" "List every table and campaign in which a person occurs.";
    Close "POST" "/api/admin/tables/{table}/close" "Reason" "" "Close a table. A game in progress ends without a result.";
    Delete "DELETE" "/api/admin/tables/{table}" "Reason" "" "Delete a table, or a campaign with all its games, for everyone.";
    Remove "POST" "/api/admin/tables/{table}/seats/{seat}/remove" "Reason" "" "Remove the player from a seat. The seat is open afterwards.";
    People "GET" "/api/admin/people" "" "[AdminPerson]" "List people by id: the first 200.";
    PeopleAfter "GET" "/api/admin/people/{person}/next" "" "[AdminPerson]" "List the 200 people after this one.";
    Find "GET" "/api/admin/find/{text}" "" "[AdminPerson]" "Find people by a part of their id, name or login.";
    Person "GET" "/api/admin/people/{person}" "" "AdminPerson" "Get a person.";
    Rename "PUT" "/api/admin/people/{person}/name" "Name" "" "Change a person's name, at all their tables too.";
    Sanction "POST" "/api/admin/people/{person}/sanctions" "NewSanction" "" "Mute or ban a person.";
    Lift "DELETE" "/api/admin/people/{person}/sanctions/{kind}" "" "" "Lift a mute or ban.";
    RevokeKeys "DELETE" "/api/admin/people/{person}/keys" "" "" "Log a person out everywhere: remove all devices and tokens.";
    Erase "DELETE" "/api/admin/people/{person}" "Reason" "" "Delete a person and everything stored about them. Their moves stay, without a name.";
    Invites "GET" "/api/admin/invites" "" "[InviteInfo]" "List invitations.";
    NewInvite "POST" "/api/admin/invites" "NewInvite" "Invite" "Create an invitation. Its code is shown only once.";
    DropInvite "DELETE" "/api/admin/invites/{invite}" "" "" "Withdraw an invitation.";
    Audit "GET" "/api/admin/audit" "" "[AuditLine]" "Get the newest 200 lines of the audit log.";
    AuditBefore "GET" "/api/admin/audit/{number}/next" "" "[AuditLine]" "Get the 200 lines before this number.";
    Retention "GET" "/api/admin/retention" "" "Retention" "Get how long data is stored.";
    Sweep "POST" "/api/admin/retention" "" "Swept" "Remove everything that is older than that now.";
}

/// Everything a host can ask for.
#[derive(Clone)]
pub enum AdminRequest {
    Tables(TableId),
    TablesOf(PersonId),
    Close(TableId, String),
    Delete(TableId, String),
    Remove(TableId, u8, String),
    People(PersonId),
    Find(String),
    Person(PersonId),
    Rename(PersonId, String),
    Sanction(PersonId, NewSanction),
    Lift(PersonId, SanctionKind),
    RevokeKeys(PersonId),
    Erase(PersonId, String),
    Invites,
    NewInvite(NewInvite),
    DropInvite(String),
    Audit(u64),
    Retention,
    Sweep,
}

impl AdminRequest {
    pub fn call(&self) -> AdminCall {
        match self {
            AdminRequest::Tables(_) => AdminCall::Tables,
            AdminRequest::TablesOf(_) => AdminCall::TablesOf,
            AdminRequest::Close(..) => AdminCall::Close,
            AdminRequest::Delete(..) => AdminCall::Delete,
            AdminRequest::Remove(..) => AdminCall::Remove,
            AdminRequest::People(_) => AdminCall::People,
            AdminRequest::Find(_) => AdminCall::Find,
            AdminRequest::Person(_) => AdminCall::Person,
            AdminRequest::Rename(..) => AdminCall::Rename,
            AdminRequest::Sanction(..) => AdminCall::Sanction,
            AdminRequest::Lift(..) => AdminCall::Lift,
            AdminRequest::RevokeKeys(_) => AdminCall::RevokeKeys,
            AdminRequest::Erase(..) => AdminCall::Erase,
            AdminRequest::Invites => AdminCall::Invites,
            AdminRequest::NewInvite(_) => AdminCall::NewInvite,
            AdminRequest::DropInvite(_) => AdminCall::DropInvite,
            AdminRequest::Audit(_) => AdminCall::Audit,
            AdminRequest::Retention => AdminCall::Retention,
            AdminRequest::Sweep => AdminCall::Sweep,
        }
    }
}

/// Parses what came over HTTP.
pub fn parse(call: AdminCall, words: &[&str], body: &[u8]) -> Result<AdminRequest, Refusal> {
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    let table = || TableId::from(word(0));
    let person = || PersonId::from(word(0));
    let reason = || read_or_default::<Reason>(body).map(|body| body.reason);
    let nothing = || Refusal::NoSuchThing(message!("refusal-no-such-address"));
    Ok(match call {
        AdminCall::Tables => AdminRequest::Tables(TableId::from("")),
        AdminCall::TablesAfter => AdminRequest::Tables(table()),
        AdminCall::TablesOf => AdminRequest::TablesOf(person()),
        AdminCall::Close => AdminRequest::Close(table(), reason()?),
        AdminCall::Delete => AdminRequest::Delete(table(), reason()?),
        AdminCall::Remove => AdminRequest::Remove(table(), number(word(1), Refusal::NoSuchSeat)?, reason()?),
        AdminCall::People => AdminRequest::People(PersonId::from("")),
        AdminCall::PeopleAfter => AdminRequest::People(person()),
        AdminCall::Find => AdminRequest::Find(word(0).to_string()),
        AdminCall::Person => AdminRequest::Person(person()),
        AdminCall::Rename => AdminRequest::Rename(person(), read::<Name>(body)?.name),
        AdminCall::Sanction => AdminRequest::Sanction(person(), read(body)?),
        AdminCall::Lift => AdminRequest::Lift(person(), sanction_named(word(1)).ok_or_else(nothing)?),
        AdminCall::RevokeKeys => AdminRequest::RevokeKeys(person()),
        AdminCall::Erase => AdminRequest::Erase(person(), reason()?),
        AdminCall::Invites => AdminRequest::Invites,
        AdminCall::NewInvite => AdminRequest::NewInvite(read(body)?),
        AdminCall::DropInvite => AdminRequest::DropInvite(word(0).to_string()),
        AdminCall::Audit => AdminRequest::Audit(u64::MAX),
        AdminCall::AuditBefore => AdminRequest::Audit(number(word(0), nothing())?),
        AdminCall::Retention => AdminRequest::Retention,
        AdminCall::Sweep => AdminRequest::Sweep,
    })
}
