/** The fall after a crash. The rules end at the touch; the tumble is only drawn. */
import { GRAVITY, HEIGHT, HIT_RADIUS } from '../rules'

/** Height of the drawn grass. The floor of the rules is the lower edge of the field. */
export const GRASS = 16

export interface Tumble {
  /** Height of the field. */
  readonly height: number
  /** Units below the position of the crash, and units per tick. */
  fallen: number
  speed: number
  landed: boolean
}

/** The start of the fall: thrown up a little by a pipe or the ceiling, but not out of the grass. */
export const thrown = (reason: string, height = HEIGHT): Tumble => ({
  height,
  fallen: 0,
  speed: reason === 'floor' ? 0 : -4,
  landed: false,
})

/**
 * Where the bird that crashed at `y` is drawn `ms` later. It comes to rest in the grass; one that crashed there stays
 * as deep as it was.
 */
export function tumble(state: Tumble, y: number, ms: number): number {
  const rest = Math.max(0, state.height - GRASS - HIT_RADIUS + 6 - y)
  if (!state.landed) {
    state.speed += (GRAVITY * 1.4 * ms) / 16.7
    state.fallen += (state.speed * ms) / 16.7
    if (state.fallen >= rest) {
      state.fallen = rest
      state.landed = true
    }
  }
  return y + state.fallen
}
