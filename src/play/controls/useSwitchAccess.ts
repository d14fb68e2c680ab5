/**
 * Switch access in a real-time game. In a game with one button the switch is that button, and a long press
 * pauses; in others scanning highlights the buttons (`SwitchPad.tsx`), except when two players share the keys.
 */
import { useLayoutEffect } from 'react'
import type { Players } from '../../engine/core/input/seats'
import type { ActionMap } from '../../engine/input/actions'
import { switchAccess } from '../../engine/input/switchAccess'
import { settings } from '../../engine/storage/values/settings'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import { onlyAction } from './switchButtons'

/** A press held this long pauses, ms: with one switch there is no other way to pause. */
const PAUSE_HOLD_MS = 2000

/** Distinguishes its presses from those of other devices. */
const SOURCE = 'switch'

interface Props {
  readonly play: RealtimeSession
  readonly players: Players
  readonly actions: ActionMap
  /** The game runs, and no panel covers it. */
  readonly playing: boolean
}

/** A layout effect: the switch works from the first tick. */
export function useSwitchAccess({ play, players, actions, playing }: Props): void {
  useLayoutEffect(() => {
    if (!playing) return
    const { game } = play
    const action = onlyAction(game, players)
    if (!action && players === 1) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const up = () => {
      clearTimeout(timer)
      if (action) actions.release(action, SOURCE)
    }
    const release = switchAccess.use({
      passes: () => action === null,
      down() {
        // With auto-repeat the switch is held all the time: a long press must not pause.
        if (!(game.controls.some(({ mashed }) => mashed) && settings.get().steady > 0))
          timer = setTimeout(() => play.pause('asked'), PAUSE_HOLD_MS)
        if (action) actions.press(action, SOURCE)
      },
      up,
    })
    return () => {
      up()
      release()
    }
  }, [play, players, actions, playing])
}
