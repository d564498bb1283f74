//! People. A name is enough to play. Only hashes of passphrases, keys and codes are stored.

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, PasswordHash, Version};
use protocol::{Account, Code, Key, KeyInfo, Login, Me, Name, NewToken, Person, PersonId, Redeem, Secret, Visitor};
use sha2::{Digest, Sha256};
use words::message;

use super::{Caller, Cookie, Reply, Service};
use crate::admin::AdminActor;
use crate::limits::{
    CODE_LETTERS, CODE_LIFE_MS, CODES_PER_PERSON, HASH_PATIENCE, KEYS_PER_PERSON, PASSPHRASE_MAX, PASSPHRASE_MIN,
    PERSON_LETTERS,
};
use crate::refusal::Refusal;
use crate::store::{KeyKind, KeyRow, LoginRow, PersonRow, StoreError, Write};
use crate::table::commands::{Writing, clean};

/// Returns the SHA-256 of a secret, which is stored in place of the secret.
pub fn hashed(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

/// Returns the stored form of a code, which may be typed with spaces, hyphens or capitals.
pub(crate) fn code_hash(code: &str) -> String {
    hashed(&code.trim().to_lowercase().replace([' ', '-'], ""))
}

/// Returns a key without its secret; `None` for codes, which are neither a device nor a token.
pub(crate) fn key_info(row: KeyRow) -> Option<KeyInfo> {
    let key = match row.kind {
        KeyKind::Device => Key::Device,
        KeyKind::Token => Key::Token,
        KeyKind::Code => return None,
    };
    Some(KeyInfo { id: row.id, key, label: row.label, created: row.created })
}

fn unknown_code() -> Refusal {
    Refusal::NotKnown(message!("refusal-unknown-code"))
}

fn person(caller: &Caller) -> Result<&PersonRow, Refusal> {
    caller.person.as_ref().ok_or(Refusal::WhoAreYou)
}

impl Service {
    /// Identifies the caller by a cookie or token. An unknown secret gives an anonymous caller, not
    /// an error.
    pub async fn caller(&self, secret: Option<&str>) -> Result<Caller, Refusal> {
        let Some(secret) = secret else { return Ok(Caller::default()) };
        let (now, hash) = (self.shared.clock.now(), hashed(secret));
        if self.shared.settings.admin.key.as_ref() == Some(&hash) {
            return Ok(Caller { admin: Some(AdminActor::Api), ..Caller::default() });
        }
        let key = self.shared.store.key(&hash).await?;
        let good = |key: &KeyRow| key.kind != KeyKind::Code && (key.expires == 0 || key.expires > now);
        let Some(key) = key.filter(good) else { return Ok(Caller::default()) };
        let person = self.shared.store.person(&key.person).await?;
        if let Some(person) = &person {
            self.admit(&person.id)?;
        }
        Ok(Caller { person, key: Some(key), ..Caller::default() })
    }

    async fn make_key(
        &self,
        person: &PersonId,
        kind: KeyKind,
        label: String,
        secret: &str,
        expires: u64,
    ) -> Result<String, Refusal> {
        let created = self.shared.clock.now();
        let mut keys = self.shared.store.keys_of(person).await?;
        for expired in keys.extract_if(.., |key| key.expires != 0 && key.expires <= created) {
            // Another request may be removing the key at the same time.
            let _ = self.shared.store.write(Write::DropKey { person: person.clone(), id: expired.id }).await;
        }
        // Codes for other devices are counted separately: they expire soon and must not lock
        // anybody out.
        let same = keys.iter().filter(|key| (key.kind == KeyKind::Code) == (kind == KeyKind::Code)).count();
        let most = if kind == KeyKind::Code { CODES_PER_PERSON } else { KEYS_PER_PERSON };
        if same >= most {
            return Err(Refusal::TooMany(message!("refusal-many-keys")));
        }
        let id = self.shared.luck.word(PERSON_LETTERS);
        let row =
            KeyRow { hash: hashed(secret), id: id.clone(), person: person.clone(), kind, label, created, expires };
        self.shared.store.write(Write::Key(row)).await?;
        Ok(id)
    }

    /// Signs in a new device. The reply contains the person and a cookie.
    async fn welcome(&self, person: PersonRow) -> Result<Reply, Refusal> {
        self.admit(&person.id)?;
        let secret = self.shared.luck.secret();
        self.make_key(&person.id, KeyKind::Device, "device".to_string(), &secret, 0).await?;
        let me = self.describe(&person).await?;
        Ok(Reply::json(&me).with(Cookie::Set(secret)))
    }

    async fn describe(&self, person: &PersonRow) -> Result<Me, Refusal> {
        let account = self.shared.store.login_of(&person.id).await?.map(|row| row.login);
        Ok(Me { id: person.id.clone(), name: person.name.clone(), account })
    }

    pub(super) async fn new_person(&self, new: Name) -> Result<Reply, Refusal> {
        let name = clean(&new.name, Writing::Name)?;
        self.invited(new.invite.as_deref()).await?;
        let id = PersonId(self.shared.luck.word(PERSON_LETTERS));
        let row = PersonRow { id, name, created: self.shared.clock.now() };
        self.shared.store.write(Write::Person(row.clone())).await?;
        self.welcome(row).await
    }

    pub(super) async fn visitor(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let me = match &caller.person {
            Some(person) => Some(self.describe(person).await?),
            None => None,
        };
        let before = caller.before.as_ref().map(|person| Person { id: person.id.clone(), name: person.name.clone() });
        let invite_only = self.shared.settings.admin.invite_only;
        Ok(Reply::json(&Visitor { me, before, invite_only }))
    }

    pub(super) async fn me(&self, caller: &Caller) -> Result<Reply, Refusal> {
        Ok(Reply::json(&self.describe(person(caller)?).await?))
    }

    pub(super) async fn rename(&self, caller: &Caller, name: Name) -> Result<Reply, Refusal> {
        let name = clean(&name.name, Writing::Name)?;
        let row = PersonRow { name, ..person(caller)?.clone() };
        self.shared.store.write(Write::Person(row.clone())).await?;
        Ok(Reply::json(&self.describe(&row).await?))
    }

    fn argon(&self) -> Argon2<'static> {
        let params = Params::new(self.shared.settings.passphrase_kib, Params::DEFAULT_T_COST, 1, None);
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params.expect("the settings are within bounds"))
    }

    /// Runs a function that hashes a passphrase. Since each hash takes a lot of memory, only a few
    /// run concurrently and the others wait.
    async fn hashing<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
        let turn = tokio::time::timeout(HASH_PATIENCE, self.hashers.acquire()).await;
        let _turn = turn.map_err(|_| Refusal::TooFast)?.map_err(|_| Refusal::Unavailable)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Refusal::Unavailable)
    }

    pub(super) async fn make_account(&self, caller: &Caller, account: Account) -> Result<Reply, Refusal> {
        let person = person(caller)?;
        let login = clean(&account.login, Writing::Login)?.to_lowercase();
        let length = account.passphrase.chars().count();
        if !(PASSPHRASE_MIN..=PASSPHRASE_MAX).contains(&length) {
            let (least, most) = (PASSPHRASE_MIN, PASSPHRASE_MAX);
            return Err(Refusal::Bad(message!("refusal-passphrase", least = least, most = most)));
        }
        let (argon, salt) = (self.argon(), self.shared.luck.bytes::<16>());
        let hash = move || argon.hash_password_with_salt(account.passphrase.as_bytes(), &salt);
        let passphrase = self.hashing(hash).await?.map_err(|_| Refusal::Unavailable)?.to_string();
        let row = LoginRow { login, person: person.id.clone(), passphrase };
        match self.shared.store.write(Write::Login(row)).await {
            Err(StoreError::Conflict) => return Err(Refusal::Taken),
            done => done?,
        }
        Ok(Reply::json(&self.describe(person).await?))
    }

    pub(super) async fn login(&self, login: Login) -> Result<Reply, Refusal> {
        let found = self.shared.store.login(&login.login.trim().to_lowercase()).await?;
        let argon = self.argon();
        // An unknown login takes as long as a wrong passphrase, so that timing does not reveal
        // logins.
        let salt = [0; 16];
        let fits = self.hashing(move || {
            let Some(row) = found else {
                let _ = argon.hash_password_with_salt(login.passphrase.as_bytes(), &salt);
                return None;
            };
            let hash = PasswordHash::new(&row.passphrase).ok()?;
            argon.verify_password(login.passphrase.as_bytes(), &hash).ok()?;
            Some(row.person)
        });
        let unknown = || Refusal::NotKnown(message!("refusal-unknown-login"));
        let id = fits.await?.ok_or_else(unknown)?;
        let person = self.shared.store.person(&id).await?.ok_or_else(unknown)?;
        self.welcome(person).await
    }

    pub(super) async fn logout(&self, caller: &Caller) -> Result<Reply, Refusal> {
        if let Some(key) = &caller.key {
            self.take_away(&key.person, &key.id).await?;
        }
        Ok(Reply::nothing().with(Cookie::Clear))
    }

    async fn take_away(&self, person: &PersonId, id: &str) -> Result<(), Refusal> {
        let write = Write::DropKey { person: person.clone(), id: id.to_string() };
        match self.shared.store.write(write).await {
            Err(StoreError::Conflict) => return Err(Refusal::NoSuchThing(message!("refusal-no-such-key"))),
            done => done?,
        }
        self.revoke(id);
        Ok(())
    }

    pub(super) async fn new_code(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let code = self.shared.luck.word(CODE_LETTERS);
        let expires = self.shared.clock.now() + CODE_LIFE_MS;
        self.make_key(&person(caller)?.id, KeyKind::Code, "code".to_string(), &code, expires).await?;
        Ok(Reply::json(&Code { code, expires }))
    }

    /// Returns a valid code and its owner.
    async fn good_code(&self, code: &Redeem) -> Result<(KeyRow, PersonRow), Refusal> {
        let key = self.shared.store.key(&code_hash(&code.code)).await?;
        let now = self.shared.clock.now();
        let key = key.filter(|key| key.kind == KeyKind::Code && key.expires > now).ok_or_else(unknown_code)?;
        let person = self.shared.store.person(&key.person).await?.ok_or_else(unknown_code)?;
        Ok((key, person))
    }

    pub(super) async fn whose(&self, code: Redeem) -> Result<Reply, Refusal> {
        let (_, PersonRow { id, name, .. }) = self.good_code(&code).await?;
        Ok(Reply::json(&Person { id, name }))
    }

    /// Signs this device in as its previous person.
    pub(super) async fn be_again(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let before = caller.before.as_ref().ok_or_else(|| Refusal::NotKnown(message!("refusal-nobody-before")))?;
        Ok(Reply::json(&self.describe(before).await?).with(Cookie::Swap))
    }

    pub(super) async fn redeem(&self, code: Redeem) -> Result<Reply, Refusal> {
        let (key, person) = self.good_code(&code).await?;
        // The code is deleted first, so that only one of two devices with the same code succeeds.
        let taken = self.shared.store.write(Write::DropKey { person: key.person.clone(), id: key.id.clone() }).await;
        match taken {
            Err(StoreError::Conflict) => return Err(unknown_code()),
            done => done?,
        }
        self.welcome(person).await
    }

    pub(super) async fn new_token(&self, caller: &Caller, token: NewToken) -> Result<Reply, Refusal> {
        let label = clean(&token.label, Writing::Label)?;
        let secret = self.shared.luck.secret();
        let id = self.make_key(&person(caller)?.id, KeyKind::Token, label, &secret, 0).await?;
        Ok(Reply::json(&Secret { id, secret }))
    }

    pub(super) async fn keys(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let keys = self.shared.store.keys_of(&person(caller)?.id).await?;
        Ok(Reply::json(&keys.into_iter().filter_map(key_info).collect::<Vec<_>>()))
    }

    pub(super) async fn drop_key(&self, caller: &Caller, id: String) -> Result<Reply, Refusal> {
        self.take_away(&person(caller)?.id, &id).await?;
        Ok(Reply::nothing())
    }
}
