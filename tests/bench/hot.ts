/** Measures what saving a file of the rules costs in the workbench: the same ticks by new code, and the comparison. */
import type { RealtimeBot } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { readInput } from '../../src/engine/core/input/input'
import { bots } from '../../src/games/bots'
import { catalog } from '../../src/games/catalog'
import { botTick, newRealtime } from '../../src/workbench/time/playOn'
import { firstDifference } from '../../src/workbench/time/recording'
import { heading, table } from './print'

/** A minute. */
const TICKS = 3600
/** Times the ticks alone: the rest is copies of worlds, once a second, and their comparison. */
const MAX_RATIO = 4
/** Shorter times need no limit, ms. */
const SHORT_MS = 300

function timed(act: () => void): number {
  const from = performance.now()
  act()
  return performance.now() - from
}

/** Returns the goals that are missed. */
export async function hot(): Promise<string[]> {
  const missed: string[] = []
  const rows: (string | number)[][] = []
  for (const { id, load } of catalog) {
    const game = (await load()).default
    if (game.kind !== 'realtime') continue
    const bot = (await bots[id]?.()) as RealtimeBot<unknown>
    const options = completeOptions(game.options)
    const recording = newRealtime(game, options, 1, worldSize(game, options))
    while (recording.tick < TICKS && botTick(recording, game, bot));
    const { tick, ticks, size } = recording
    const { rules } = game
    const alone = timed(() => {
      const world = rules.start(options, 1, size)
      for (const { frame } of ticks) rules.step(world, readInput(frame), () => {})
    })
    const whole = timed(() => firstDifference(recording, recording.by({ ...rules }), tick))
    const ratio = whole / alone
    rows.push([id, tick, alone, whole, ratio])
    if (whole > SHORT_MS && ratio > MAX_RATIO)
      missed.push(`hot: ${id} takes ${ratio.toFixed(1)} times the ticks alone`)
  }
  heading('Changed rules in the workbench, after a minute by the bot')
  table(['game', 'ticks', 'ticks alone, ms', 'with snapshots and comparison, ms', 'ratio'], rows)
  return missed
}
