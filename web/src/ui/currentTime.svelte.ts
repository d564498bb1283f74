import { createSubscriber } from 'svelte/reactivity'
import { socket } from '../api/socket.svelte'

/** How often whatever shows the time is shown anew, in milliseconds. */
const EVERY = 20_000

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY)
  return () => clearInterval(timer)
})

/** The server's time in milliseconds since 1970; what is derived from it follows it. */
export function now(): number {
  subscribe()
  return Date.now() + socket.ahead
}
