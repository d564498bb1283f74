import type { CampaignState, Tableau } from '$protocol'
import type { GameModel } from '../model/gameModel.svelte'

/** The campaign state; undefined in editions without one. */
export const extrasOf = (model: GameModel): CampaignState | undefined =>
  model.shown.view.open.extras

export const officeOf = (model: GameModel, seat: number): Tableau | undefined =>
  extrasOf(model)?.desks[seat]

/** All fields of a union's members, each of them optional. */
export type FieldsOf<U> = {
  [K in U extends U ? keyof U : never]?: U extends Record<K, infer Value> ? Value : never
}

/** The entries that are not null. */
export const some = <T>(all: (T | null)[]): T[] => all.filter((each): each is T => each !== null)

/** Whether this bit is set. */
export const has = (bits: number, at: number) => ((bits >> at) & 1) === 1
