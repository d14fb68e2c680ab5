/** Where the host's record comes from: the game that is played on this page, alone or live. */
import type { Session } from '../../session/core/session'
import type { Hosting } from './hosting'

/** Shows a session to watchers until the returned function is called. */
export function feed(hosting: Hosting, session: Session): () => void {
  const begin = () => hosting.begin(session.replay())
  session.listener = {
    onRecord: begin,
    onTick: (tick) => hosting.tick(tick),
    onMoves: (steps) => hosting.moves(steps),
  }
  begin()
  return () => {
    session.listener = null
  }
}
