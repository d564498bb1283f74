//! Checks whether a person's role gives the permission that a call requires.

pub use protocol::calls::Permission;

use crate::refusal::Refusal;

/// A person's relation to a table or campaign, and to the seat or company that a call concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Role {
    pub person: bool,
    pub seated: bool,
    pub own_seat: bool,
    pub host: bool,
    pub admin: bool,
}

/// Refuses a call if the person's role lacks the required permission.
pub fn permit(permission: Permission, role: &Role) -> Result<(), Refusal> {
    if permission == Permission::Anyone {
        return Ok(());
    }
    if permission == Permission::Admin {
        return if role.admin { Ok(()) } else { Err(Refusal::NotAdmin) };
    }
    if !role.person {
        return Err(Refusal::WhoAreYou);
    }
    match permission {
        Permission::Anyone | Permission::Person => Ok(()),
        Permission::Seated if role.seated || role.host => Ok(()),
        Permission::Seated => Err(Refusal::NotSeated),
        Permission::OwnSeat if role.own_seat => Ok(()),
        Permission::OwnSeatOrHost if role.own_seat || role.host => Ok(()),
        Permission::OwnSeat | Permission::OwnSeatOrHost => Err(Refusal::NotYourSeat),
        Permission::Host if role.host => Ok(()),
        Permission::Host => Err(Refusal::NotHost),
        Permission::Admin => Err(Refusal::NotAdmin),
    }
}
