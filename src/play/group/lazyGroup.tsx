/** The group in the panels of its game. Everything else is loaded where there is a group. */
import { useSnapshot } from 'valtio'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { groupView, inGroup } from '../opening/group'
import { usePlay } from '../session/core/usePlay'
import { frameTexts } from '../texts/frame'

interface DialogProps {
  readonly onClose: () => void
}

export const GroupDialog = lazyComponent<DialogProps>(() => import('./GroupDialog'), {
  name: frameTexts.parts.group,
})

interface LineProps {
  readonly onOpen: () => void
}

/** The line that opens the board, at the end of a game with the button that adds its result. */
export const GroupLine = lazyComponent<LineProps>(() => import('./GroupLine'), {
  // The panel keeps its height.
  fallback: <p>{'\u00a0'}</p>,
})

/** Whether the game that is open has the start of the group. */
export function useInGroup(): boolean {
  const { session } = usePlay()
  const { seed, options, live } = useSnapshot(session.view)
  const { start } = useSnapshot(groupView)
  return (
    start !== null && !live && !session.own && inGroup(start, session.id, session.game, { seed, options })
  )
}
