import { createSubscriber } from 'svelte/reactivity'
import { socket } from '../api/socket.svelte'

/** Refresh interval of displayed times, in milliseconds. */
const EVERY = 20_000

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY)
  return () => clearInterval(timer)
})

/** The server's time in milliseconds since 1970; reactive. */
export function now(): number {
  subscribe()
  return Date.now() + socket.ahead
}
