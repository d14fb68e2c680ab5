/** Owns one switch in a real-time play: it is the button of a game that has just one, and held long it pauses that. Of any other the scan lights the buttons (`SwitchPad.tsx`), but where two share the keys. */
import { useLayoutEffect } from 'react'
import type { RealtimeGame } from '../../engine/core/game/contract'
import type { ActionMap } from '../../engine/input/actions'
import { switchAccess } from '../../engine/input/switchAccess'
import { settings } from '../../engine/storage/values/settings'
import type { Session } from '../session/core/session'
import { onlyAction } from './onlyAction'

/** A press held so long pauses, ms: there is no other way to the pause by one switch. */
const PAUSE_HOLD_MS = 2000

/** How its presses are told apart from those of other devices. */
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
export function useSwitch({ game, players, actions, session, playing }: Props): void {
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
