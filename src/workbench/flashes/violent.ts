/** Finds the most violent seconds of a real-time game: those with the most events. */
import type { OptionValues, RealtimeBot, RealtimeGame, Size } from '../../engine/core/game/contract'
import { type RealtimeRun, realtimeRun } from '../moments/run'

/** By its bot for so long, and then by nobody, so that it ends as plays end; ticks. */
const PLAYED = 60 * 30
const LEFT_ALONE = 60 * 30
/** Looked at around each, ticks: what an event sets off lasts. */
const BEFORE = 10
const AFTER = 70
/** So many moments of a play besides its end. */
const MOMENTS = 2

/** From one tick up to another, which may lie behind the end of the play. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The play that is looked at, at its start. Equal for equal arguments. */
export function violentRun(
  game: RealtimeGame,
  bot: RealtimeBot<unknown>,
  options: OptionValues,
  seed: number,
  size: Size,
): RealtimeRun {
  return realtimeRun(game, (world, tick) => (tick < PLAYED ? bot(world, tick) : {}), options, seed, size)
}

/** The stretches of `run` that are worth a look, in their order and apart from each other; the last one goes beyond its end. */
export function violent(run: RealtimeRun): Stretch[] {
  const told: number[] = []
  let count = 0
  while (run.tick < PLAYED + LEFT_ALONE && run.step(() => count++)) {
    told.push(count)
    count = 0
  }
  const end = run.tick
  const found: Stretch[] = [{ from: end - AFTER, to: end + AFTER }]
  const within = (tick: number) => told.slice(tick, tick + 60).reduce((sum, each) => sum + each, 0)
  const seconds = Array.from({ length: Math.floor(end / 30) }, (_, i) => ({
    from: i * 30 - BEFORE,
    to: i * 30 + AFTER,
    weight: within(i * 30),
  }))
  for (const { from, to } of seconds.sort((a, b) => b.weight - a.weight || a.from - b.from)) {
    if (found.length > MOMENTS) break
    if (found.every((other) => to <= other.from || from >= other.to)) found.push({ from, to })
  }
  return found.map(({ from, to }) => ({ from: Math.max(0, from), to })).sort((a, b) => a.from - b.from)
}
