/** Where the host's record comes from: the game that is played on this page, alone or live. */
import { subscribeKey } from 'valtio/utils'
import type { Session } from '../../session/core/session'
import type { SessionView } from '../../session/view/view'
import type { Hosting } from './hosting'
import type { ShownPhase } from './packets'

/**
 * Shows a session to watchers until the returned function is called. While the host chooses the next game, they see the
 * result of the last one.
 *
 * @param onPhase - hears what is shown of the session's phase, at first, too
 */
export function feed(hosting: Hosting, session: Session, onPhase: (phase: ShownPhase) => void): () => void {
  const { view } = session
  let waits = false
  const onRecord = () => {
    waits = view.phase === 'ready' && hosting.begun
    // An own picture is not in the record.
    if (!waits)
      hosting.begin(session.own?.kind === 'picture' ? 'picture' : (session.replay() ?? 'unrecorded'))
  }
  session.listener = {
    onRecord,
    onTick: (tick) => {
      if (!waits) hosting.tick(tick)
    },
    onMoves: (steps) => {
      if (!waits) hosting.moves(steps)
    },
  }
  const follow = () => {
    if (waits && view.phase !== 'ready') onRecord()
    onPhase(shownPhase(view))
  }
  const unsubscribe = subscribeKey(view, 'phase', follow, true)
  onRecord()
  follow()
  return () => {
    unsubscribe()
    session.listener = null
  }
}

/** A claimed win is not in the record. */
const shownPhase = ({ phase, claimed }: SessionView): ShownPhase =>
  phase === 'over' && claimed ? 'left' : phase
