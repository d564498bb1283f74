import type { GameModel } from '../../model/gameModel.svelte'

/** Time for which each board is shown, in milliseconds. */
const MOMENT_MS = 1400

/** Shows the board after each of the other players' moves since the player's last turn, then returns to the game. */
export async function recall(model: GameModel) {
  const { history } = model
  const deeds = [...model.meanwhile.values()].sort((one, other) => one.at - other.at)
  for (const { at, route } of deeds) {
    await history.look(at)
    if (history.past?.inputs !== at) break
    model.recalled = route
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS))
    // The player has returned to the game, or is looking at another moment.
    if (history.past?.inputs !== at) {
      model.recalled = undefined
      return
    }
  }
  model.recalled = undefined
  history.goOn()
}
