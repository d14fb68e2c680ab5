/** The option "Zen": ninety seconds without bombs and lives; a combo pays a bonus when it ends. */
import { type Emit, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { COMBO_TICKS, type Event, type World } from './world'

export const ZEN_SECONDS = 90
/** The last seconds are announced one by one. */
export const LAST_SECONDS = 5
/** The shortest combo with a bonus, and its points per fruit. */
export const BONUS_FROM = 3
export const BONUS_POINTS = 10

/** Whole seconds left, including the current one. */
export const zenSeconds = ({ tick }: Pick<World, 'tick'>) =>
  Math.max(0, Math.ceil(ZEN_SECONDS - tick / TICKS_PER_SECOND))

/** The combo has ended: no further cut continues it. */
function settle(world: World, emit: Emit<Event>): void {
  const { combo } = world
  world.combo = 0
  if (combo < BONUS_FROM) return
  const points = combo * BONUS_POINTS
  world.score += points
  emit({ type: 'bonus', combo, points })
}

/** Advances the clock and the pending bonus by one tick. Returns true when time is up. */
export function stepZen(world: World, emit: Emit<Event>): boolean {
  const over = world.tick >= ZEN_SECONDS * TICKS_PER_SECOND
  if (over || world.tick - world.lastCut > COMBO_TICKS) settle(world, emit)
  const left = zenSeconds(world)
  if (!over && world.tick % TICKS_PER_SECOND === 0 && left <= LAST_SECONDS) emit({ type: 'second', left })
  return over
}
