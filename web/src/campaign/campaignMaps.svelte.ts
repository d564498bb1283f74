import { untrack } from 'svelte'
import type { CampaignId, CampaignSnapshot } from '$protocol'
import type { Drawing } from '../board/drawing'
import type { Edition } from '../api/edition'
import { call } from '../api/api'
import { spokenDrawing } from '../i18n/names'
import { openPavilions } from './world'

interface Here {
  campaign: CampaignId
  language: string
}

/** The maps of a campaign, fetched when they change. */
export class CampaignMaps {
  #drawn: Drawing | null = $state.raw(null)
  readonly drawing: Drawing | null = $derived(this.#drawn && spokenDrawing(this.#drawn))
  #sides: Record<string, Drawing> = $state.raw({})
  /** The map with each board of a pending fork, by the board's id. */
  readonly sides: Record<string, Drawing> = $derived(
    Object.fromEntries(Object.entries(this.#sides).map(([id, side]) => [id, spokenDrawing(side)])),
  )
  /** The known board as data, once it has pavilions with conditions. */
  board: Edition | null = $state.raw(null)
  #boards = ''
  /** The pavilions at the table of a game, one bit each. */
  #laid: { table: string; bits: number } | undefined

  /** Fetches whatever has changed since the last view. */
  async load(seeing: CampaignSnapshot, here: Here) {
    await this.#draw(seeing, here)
    await this.#drawSides(seeing, here)
    await this.#describe(seeing, here)
  }

  /**
   * The campaign with only those pavilions that were laid out at the table of its last game. With
   * few companies, some pavilions stay in the box.
   */
  async laidOut(seeing: CampaignSnapshot): Promise<CampaignSnapshot> {
    const { info, view } = seeing
    const table = info.games.at(-1)?.table
    if (!view.pavilions.length || !table) return seeing
    if (this.#laid?.table !== table)
      this.#laid = await call('GET /api/tables/{table}/game', { table }).then(
        ({ view }) => ({ table, bits: view.open.extras?.pavilions ?? 0 }),
        // Without the table, all pavilions are shown.
        () => ({ table, bits: 0 }),
      )
    return {
      ...seeing,
      view: { ...view, pavilions: openPavilions(view.pavilions, this.#laid.bits) },
    }
  }

  /** Loads the drawing, which changes when a board is added or a route is built. */
  async #draw({ info, view }: CampaignSnapshot, here: Here) {
    const now = [
      info.id,
      view.boards.length,
      ...view.cut_offs.filter(({ builder }) => builder).map(({ id }) => id),
    ].join()
    if (now === this.#boards) return
    this.#boards = now
    try {
      const drawn = await call('GET /api/campaigns/{campaign}/drawing', here)
      if (this.#boards === now) this.#drawn = drawn
    } catch {
      // The rest of the page is useful without the map. The next load tries again.
      this.#boards = ''
    }
  }

  /** Loads both maps of a fork while it is open. */
  async #drawSides({ view }: CampaignSnapshot, here: Here) {
    const known = untrack(() => this.#sides)
    const offered = view.fork.map(({ id }) => id)
    if (offered.join() === Object.keys(known).join()) return
    try {
      const drawn = offered.map(async (board) => {
        const wanted = { ...here, board }
        return [
          board,
          await call('GET /api/campaigns/{campaign}/boards/{board}/drawing', wanted),
        ] as const
      })
      this.#sides = Object.fromEntries(await Promise.all(drawn))
    } catch {
      // The names and notes are shown without the maps. The next update tries again.
    }
  }

  /** Loads the board when pavilions are added: they stay until the end of the campaign. */
  async #describe({ view }: CampaignSnapshot, here: Here) {
    const known = untrack(() => this.board)?.pavilions.length ?? 0
    if (!view.pavilions.length || known) return
    try {
      const wanted = { ...here, describe: true }
      this.board = await call('GET /api/campaigns/{campaign}/edition', wanted)
    } catch {
      // Without the board, conditions are shown as written in the pack. The next update tries
      // again.
    }
  }
}
