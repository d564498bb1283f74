import type { GameModel } from '../../model/gameModel.svelte'

/** How long each board is shown, in milliseconds. */
const MOMENT_MS = 1400

/** Shows the board after each move of the others since the player's last turn, and then the game again. */
export async function recall(model: GameModel) {
  const { history } = model
  const deeds = [...model.meanwhile.values()].sort((one, other) => one.at - other.at)
  for (const { at, route } of deeds) {
    await history.look(at)
    if (history.past?.inputs !== at) break
    model.recalled = route
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS))
    // The player returned to the game, or looks at another moment.
    if (history.past?.inputs !== at) {
      model.recalled = undefined
      return
    }
  }
  model.recalled = undefined
  history.goOn()
}
