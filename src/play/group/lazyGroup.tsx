/** The group in the panels of its game. Everything else is loaded where there is a group. */
import { useSnapshot } from 'valtio'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { useEmbedded } from '../embed/embedded'
import { groupView, inGroup } from '../opening/group'
import type { Session } from '../session/core/session'
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

/** Whether a game has the start of the open group. */
export function useInGroup({ id, game, own, view }: Session): boolean {
  const { seed, options, live } = useSnapshot(view)
  const { start } = useSnapshot(groupView)
  const embedded = useEmbedded()
  return !embedded && !live && !own && inGroup(start, id, game, { seed, options })
}
