/** Owns strokes and taps on a field: which way a stroke leads, and the actions that a game's touch controls make of them. */
import type { TouchControls } from '../../core/game/contract'
import type { ActionMap } from '../actions'
import type { PointerHandlers, Swipe } from './pointerField'

/** A stroke shorter than this, in CSS pixels at the usual sensitivity, is a press and no swipe. */
const SWIPE_PX = 10

/** Where a stroke leads in the world, when it is seen turned. */
const TURNED = { up: 'right', right: 'down', down: 'left', left: 'up' } as const

/**
 * The way of a stroke so far in CSS pixels; null while it may still be a press. At a `sensitivity` of 2 half the way does.
 * `turned`: the world is seen turned by a quarter.
 */
export function strokeOf(
  dx: number,
  dy: number,
  sensitivity: number,
  turned: boolean,
): Swipe['direction'] | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX / sensitivity) return null
  const seen = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up'
  return turned ? TURNED[seen] : seen
}

/** Taps and swipes on a field as presses of the actions that a game's touch controls name. */
export function strokesAsActions(
  touch: TouchControls | undefined,
  actions: Pick<ActionMap, 'press' | 'release' | 'strike'>,
): PointerHandlers {
  const { swipe, tap } = touch ?? {}
  return {
    // Each finger counts: the second may land before the first has left.
    onPress: tap
      ? (finger) => {
          actions.press(tap, `finger${finger}`)
          actions.strike(tap)
        }
      : undefined,
    onRelease: tap ? (finger) => actions.release(tap, `finger${finger}`) : undefined,
    onSwipe: swipe
      ? ({ direction }) => {
          const action = swipe[direction]
          if (action) actions.strike(action)
        }
      : undefined,
  }
}
