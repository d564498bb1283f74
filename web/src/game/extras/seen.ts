import type { Desk as Office, Extras } from '$protocol'
import type { Desk } from '../desk.svelte'

export type { ClaimAtHand, Desk as Office, Extras } from '$protocol'

/** What lies there besides trains and cards; undefined in editions that have nothing of the kind. */
export const extrasOf = (desk: Desk): Extras | undefined => desk.shown.view.open.extras

export const officeOf = (desk: Desk, seat: number): Office | undefined => extrasOf(desk)?.desks[seat]

/** All fields that the members of a union have, each of them optional. */
export type FieldsOf<U> = { [K in U extends U ? keyof U : never]?: U extends Record<K, infer Value> ? Value : never }

/** The things that are there of places that may be empty. */
export const some = <T>(all: (T | null)[]): T[] => all.filter((each): each is T => each !== null)

/** Whether this bit is set. */
export const has = (bits: number, at: number) => ((bits >> at) & 1) === 1
