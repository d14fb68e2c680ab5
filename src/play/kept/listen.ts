/** Stores replays of finished games. The code for that is loaded when the first game has ended. */
import { onFinished } from '../session/events/finishListeners'

/** From now on plays that end on this page are kept. Returns how to call it off. */
export function keepFinished(): () => void {
  return onFinished((play) => {
    // At once: the session goes on to another play.
    const record = play.record()
    if (!record) return
    const keeping = async () => (await import('./keep')).keep(play, record)
    // A play that cannot be kept is no trouble of whoever has just played it.
    keeping().catch(() => {})
  })
}
