import type { Me, Person, SeatInfo } from '$protocol'
import { call } from '../api/api'
import { socket } from '../api/socket.svelte'

/** Storage key of the invitation, which is kept until it is used or the tab is closed. */
const INVITE = 'highball-invite'

/** The code of the stored invitation, if there is one. */
function invitation(): string | undefined {
  return sessionStorage.getItem(INVITE) ?? undefined
}

/** Stores the invitation code from the address, if it has one. */
function keepInvitation() {
  const code = new URLSearchParams(location.search).get('invite')
  if (code) sessionStorage.setItem(INVITE, code)
}

/** The person on this device; null before a name is entered. */
class Myself {
  me: Me | null = $state.raw(null)
  /** The person on this device before a code or login changed its identity. */
  before: Person | null = $state.raw(null)
  /** Whether new people need an invitation. */
  inviteOnly = $state(false)

  async load() {
    keepInvitation()
    const visitor = await call('GET /api/visitor')
    ;({ me: this.me, before: this.before, invite_only: this.inviteOnly = false } = visitor)
  }

  /** Whether this person still needs an invitation. */
  get isUninvited(): boolean {
    return this.inviteOnly && !this.me && !invitation()
  }

  /** Sets or changes the name. */
  async call(name: string) {
    if (this.me?.name === name) return
    const known = this.me !== null
    this.me = known
      ? await call('PUT /api/me', { body: { name } })
      : await call('POST /api/people', { body: { name, invite: invitation() } })
    if (!known) socket.again()
  }

  /** Changes the identity after a login, a code or a logout. */
  become(me: Me | null) {
    this.me = me
    this.before = null
    socket.again()
    void this.load()
  }
}

export const myself = new Myself()

/** The first seat held by the person on this device; undefined if they have none. */
export function mySeat(seats: SeatInfo[]): number | undefined {
  const mine = ({ sitter }: SeatInfo) =>
    sitter !== 'open' && 'person' in sitter && sitter.person.id === myself.me?.id
  const seat = seats.findIndex(mine)
  return seat < 0 ? undefined : seat
}

/** Asks for a name when an action needs one. */
class Naming {
  open = $state(false)
  #answer: ((named: boolean) => void) | undefined

  /** Asks for a name if there is none; returns whether there is one now. */
  need(): Promise<boolean> {
    if (myself.me) return Promise.resolve(true)
    this.open = true
    return new Promise((answer) => (this.#answer = answer))
  }

  close() {
    this.open = false
    this.#answer?.(myself.me !== null)
    this.#answer = undefined
  }
}

export const naming = new Naming()
