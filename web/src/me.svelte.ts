import { call, Declined, get, post } from './net/api'
import { socket } from './net/socket.svelte'
import type { Me } from '$protocol'

/** Who sits at this device; null before a name was told. */
class Myself {
  me: Me | null = $state.raw(null)

  async load() {
    try {
      this.me = await get<Me>('/api/me')
    } catch (problem) {
      if (!(problem instanceof Declined && problem.status === 401)) throw problem
    }
  }

  /** Tells a name, or changes it. */
  async call(name: string) {
    if (this.me?.name === name) return
    const known = this.me !== null
    this.me = known ? await call<Me>('PUT', '/api/me', { name }) : await post<Me>('/api/people', { name })
    if (!known) socket.again()
  }

  /** Becomes somebody else: after a login, a code or a logout. */
  become(me: Me | null) {
    this.me = me
    socket.again()
  }
}

export const myself = new Myself()
