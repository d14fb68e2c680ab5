/** Swipes and taps on a field: the direction of a swipe, and the actions that a game's touch controls assign to them. */
import type { TouchControls } from '../../core/game/contract'
import type { QuarterTurns } from '../../core/game/shape'
import { itemAt } from '../../core/itemAt'
import type { ActionMap } from '../actions'
import type { PointerHandlers, Swipe } from './pointerField'

/** A movement shorter than this, in CSS pixels at normal sensitivity, is a press and not a swipe. */
const SWIPE_PX = 10

/** How much longer than wide a movement is that turns: 27° from its direction at most. */
const CLEAR = 2

/** The directions clockwise. */
const DIRECTIONS = ['up', 'right', 'down', 'left'] as const

/**
 * The direction of a movement in CSS pixels; null while it may still be a press. A finger that went one way goes another
 * only by a clear turn: near the diagonal, a straight swipe would otherwise be many, one for each wobble.
 * @param sensitivity at 2 half the distance is enough
 * @param turned how the view is rotated
 * @param before the direction in which the finger went until now
 */
export function swipeDirection(
  dx: number,
  dy: number,
  sensitivity: number,
  turned: QuarterTurns,
  before?: Swipe['direction'],
): Swipe['direction'] | null {
  const [short = 0, long = 0] = [Math.abs(dx), Math.abs(dy)].sort((a, b) => a - b)
  if (long < SWIPE_PX / sensitivity) return null
  if (before && long < CLEAR * short) return before
  const seen = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0
  return itemAt(DIRECTIONS, (seen - turned + 4) % 4)
}

/** Turns taps and swipes on a field into presses of the actions that the game's touch controls name. */
export function gesturesAsActions(
  touch: TouchControls | undefined,
  actions: Pick<ActionMap, 'press' | 'release' | 'tap'>,
): PointerHandlers {
  const { swipe, tap } = touch ?? {}
  return {
    // Each finger counts: the second may touch before the first has left.
    onPress: tap
      ? (finger) => {
          actions.press(tap, `finger${finger}`)
          actions.tap(tap)
        }
      : undefined,
    onRelease: tap ? (finger) => actions.release(tap, `finger${finger}`) : undefined,
    onSwipe: swipe
      ? ({ direction }) => {
          const action = swipe[direction]
          if (action) actions.tap(action)
        }
      : undefined,
  }
}
