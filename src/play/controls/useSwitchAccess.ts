/**
 * Switch access in a real-time game. In a game with one button the switch is that button, and a long press
 * pauses; in others scanning highlights the buttons (`SwitchPad.tsx`), except where two players share the
 * keys.
 */
import { useLayoutEffect } from 'react'
import type { RealtimeGame } from '../../engine/core/game/contract'
import type { ActionMap } from '../../engine/input/actions'
import { switchAccess } from '../../engine/input/switchAccess'
import { settings } from '../../engine/storage/values/settings'
import type { Session } from '../session/core/session'
import { onlyAction } from './switchButtons'

/** A press held so long pauses, ms: there is no other way to the pause by one switch. */
const PAUSE_HOLD_MS = 2000

/** Distinguishes its presses from those of other devices. */
const SOURCE = 'switch'

interface Props {
  readonly game: RealtimeGame
  readonly players: 1 | 2
  readonly actions: ActionMap
  readonly session: Session
  /** The play runs, and no panel lies over it. */
  readonly playing: boolean
}

/** A layout effect: the switch that started the play is the play's from its first tick. */
export function useSwitchAccess({ game, players, actions, session, playing }: Props): void {
  useLayoutEffect(() => {
    if (!playing) return
    const action = onlyAction(game, players)
    if (!action && players === 1) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const up = () => {
      clearTimeout(timer)
      if (action) actions.release(action, SOURCE)
    }
    const give = switchAccess.use({
      passes: () => action === null,
      down() {
        // Held it presses: then a pause would come into every play.
        if (!(game.controls.some(({ mashed }) => mashed) && settings.get().steady > 0))
          timer = setTimeout(() => session.pause('asked'), PAUSE_HOLD_MS)
        if (action) actions.press(action, SOURCE)
      },
      up,
    })
    return () => {
      up()
      give()
    }
  }, [game, players, actions, session, playing])
}
