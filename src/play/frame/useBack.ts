/**
 * Back during a game pauses it, and only a second Back leaves: swipes from the edge of a phone are often meant for the
 * game. A live game also asks before its page is closed or reloaded, and links to other languages ask before they lose a
 * game that is not saved.
 *
 * A running game has a second entry in the history, which the first Back only takes away.
 */
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { closeDialog } from '../../ui/input/padNavigation'
import { toast } from '../../ui/toasts/toast'
import { watchUnsaved } from '../../ui/unsaved'
import { useEmbedded } from '../embed/embedded'
import { liveView } from '../live/port'
import { onward } from '../opening/wayHome'
import type { Session } from '../session/core/session'
import { sessionTexts } from '../texts/session'

/** The history state of a game's own entry, and of the one above it. */
interface Guarded {
  readonly guard?: 'below' | 'above'
}
const guard = () => (history.state as Guarded | null)?.guard

/** Whether Back has just taken away the second entry. */
export const isBelowGuard = (): boolean => guard() === 'below'

/** Adds the second entry, unless it is the current one. */
function addEntry(): void {
  if (guard() === 'above') return
  const { state } = history
  history.replaceState({ ...state, guard: 'below' } satisfies Guarded, '')
  history.pushState({ ...onward(state), guard: 'above' } satisfies Guarded, '')
}

export function useBack(session: Session): void {
  const embedded = useEmbedded()
  const { phase } = useSnapshot(session.view)
  const { state } = useSnapshot(liveView)
  const isLive = (state === 'connected' || state === 'lost') && phase !== 'over'
  const asks = !embedded && (phase === 'playing' || isLive)
  useEffect(() => {
    if (asks) addEntry()
  }, [asks])
  useEffect(() => {
    const onBack = () => {
      if (!isBelowGuard()) return
      if (closeDialog()) addEntry()
      else if (session.view.phase === 'playing') session.pause('left')
      else if (isLive) toast(sessionTexts.leavesLive)
      else history.back()
    }
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [session, isLive])
  // A live game asks by itself.
  useEffect(
    () => watchUnsaved(() => (isLive || session.saveBeforeLeaving() ? null : 'game')),
    [session, isLive],
  )
  useEffect(() => {
    if (!isLive || embedded) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isLive, embedded])
}
