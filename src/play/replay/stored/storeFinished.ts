/** Stores replays of finished games. The code is loaded when the first game has ended. */
import { onFinished } from '../../session/events/finishListeners'

/** Stores the games that end on this page until the returned function is called. */
export function keepFinished(): () => void {
  return onFinished((play) => {
    // Synchronously: the session may begin another game.
    const replay = play.replay()
    if (!replay) return
    const keeping = async () => (await import('./storeReplay')).keep(play, replay)
    // A failure to store a replay must not disturb the player.
    keeping().catch(() => {})
  })
}
