/** Finds the busiest seconds of a real-time game: those with the most events. */
import type { OptionValues, RealtimeBot, RealtimeGame, Size } from '../../engine/core/game/contract'
import { botTick, newRealtime } from '../time/playOn'

/** Ticks that the bot plays, and ticks without input after that, so that the game is lost. */
const PLAYED = 60 * 30
const LEFT_ALONE = 60 * 30
/** Ticks before and after an event that are included: its effects last. */
const BEFORE = 10
const AFTER = 70
/** The number of moments, in addition to the end. */
const MOMENTS = 2

/** A range of ticks, which may reach beyond the end of the game. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Plays like the bot, and stops after half a minute. */
export const stops =
  (bot: RealtimeBot<unknown>): RealtimeBot<unknown> =>
  (world, tick) =>
    tick < PLAYED ? bot(world, tick) : {}

/** The busiest stretches of a game, in order and without overlap; the last one reaches beyond its end. */
export function busyStretches(
  game: RealtimeGame,
  bot: RealtimeBot<unknown>,
  options: OptionValues,
  seed: number,
  size: Size,
): Stretch[] {
  const counts: number[] = []
  const run = newRealtime(game, options, seed, size)
  while (run.tick < PLAYED + LEFT_ALONE && botTick(run, game, stops(bot))) counts.push(run.events.length)
  const end = run.tick
  const found: Stretch[] = [{ from: end - AFTER, to: end + AFTER }]
  const within = (tick: number) => counts.slice(tick, tick + 60).reduce((sum, each) => sum + each, 0)
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
