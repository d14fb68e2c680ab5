/** Stores replays of finished games. The code for that is loaded when the first game has ended. */
import { onFinished } from '../session/events/finishListeners'

/** From now on plays that end on this page are kept. Returns how to call it off. */
export function keepFinished(): () => void {
  return onFinished((play) => {
    // At once: the session will begin another game.
    const record = play.record()
    if (!record) return
    const keeping = async () => (await import('./keep')).keep(play, record)
    // A failure to store a replay must not disturb the player.
    keeping().catch(() => {})
  })
}
