import type { PrivateSeen } from '$protocol'
import { call } from '../api/api'
import { currentLanguage } from '../i18n/language.svelte'
import type { GameModel } from './gameModel.svelte'

/** The private sides of the player's own postcards, by number. Nobody else receives them. */
export class PrivateSides {
  #sides: Map<number, PrivateSeen> = $state.raw(new Map())
  /** The campaign, company and language for which the private sides were fetched. */
  #of = ''

  constructor(readonly model: GameModel) {}

  /** The private side of a postcard; undefined while others look at the screen. */
  side(number: number): PrivateSeen | undefined {
    return this.model.own ? this.#sides.get(number) : undefined
  }

  /** Fetches the private sides for the uncovered seat; call it in an effect. */
  follow() {
    const { info, own, table } = this.model
    if (!info.chapter || !own || table.seat === null) return
    const { color } = info.seats[table.seat]!
    const side = { campaign: info.chapter.campaign, company: color, language: currentLanguage() }
    const of = Object.values(side).join()
    if (of === this.#of) return
    this.#of = of
    void this.#load(side, of)
  }

  async #load(side: { campaign: string; company: string; language: string }, of: string) {
    const { company } = side
    try {
      const { view } = await call('GET /api/campaigns/{campaign}/companies/{company}', side)
      if (this.#of !== of) return
      const own = view.companies.find((seen) => seen.company === company)?.postcards ?? []
      this.#sides = new Map(
        own.flatMap(({ number, private: side }) => (side ? [[number, side]] : [])),
      )
    } catch {
      // The game can be played without them. The next state tries again.
      if (this.#of === of) this.#of = ''
    }
  }
}
