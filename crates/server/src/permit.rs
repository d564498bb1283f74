//! Who may do what. Every call has one row in `api::CALLS`; this is the only place where rows and people meet.

use crate::refusal::Refusal;

/// What a call needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Nothing.
    Anyone,
    /// Somebody who has told a name.
    Person,
    /// A seat at the table.
    Seated,
    /// The very seat that is named.
    OwnSeat,
    /// The very seat, or being host.
    OwnSeatOrHost,
    Host,
    /// The server's administration token.
    Admin,
}

/// How somebody stands to a table and to the seat that is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    pub person: bool,
    pub seated: bool,
    pub own_seat: bool,
    pub host: bool,
    pub admin: bool,
}

/// Whether it is allowed.
pub fn permit(needs: Needs, standing: &Standing) -> Result<(), Refusal> {
    if needs == Needs::Anyone {
        return Ok(());
    }
    if needs == Needs::Admin {
        return if standing.admin { Ok(()) } else { Err(Refusal::NotAdmin) };
    }
    if !standing.person {
        return Err(Refusal::WhoAreYou);
    }
    match needs {
        Needs::Anyone | Needs::Person => Ok(()),
        Needs::Seated if standing.seated || standing.host => Ok(()),
        Needs::Seated => Err(Refusal::NotSeated),
        Needs::OwnSeat if standing.own_seat => Ok(()),
        Needs::OwnSeatOrHost if standing.own_seat || standing.host => Ok(()),
        Needs::OwnSeat | Needs::OwnSeatOrHost => Err(Refusal::NotYourSeat),
        Needs::Host if standing.host => Ok(()),
        Needs::Host => Err(Refusal::NotHost),
        Needs::Admin => Err(Refusal::NotAdmin),
    }
}
