/** Live games: what a correction costs, and whether two devices stay the same over bad networks. */

import { copyInto, copyOf, isPlain } from '../../src/engine/core/copy'
import type { InputFrame, OptionValues, RealtimeGame } from '../../src/engine/core/game/contract'
import { worldSize } from '../../src/engine/core/game/shape'
import { readInput, slot } from '../../src/engine/core/input/input'
import { MAX_AHEAD, Rollback } from '../../src/engine/core/live/rollback'
import { sharesOf } from '../../src/engine/core/live/shares'
import { createRandom, draw, type Random } from '../../src/engine/core/math/random'
import { ByteReader } from '../../src/engine/core/replay/bytes'
import { catalog } from '../../src/games/catalog'
import { playTwo } from '../engine/core/live/network'
import { liveModes } from '../support/liveModes'

const MAX_MS = 4
const CORRECTIONS = 3000
const WARM_UP = 300
const TICKS = 10_000
const DELAYS = [0, 50, 150, 300]
const LOSSES = [0, 0.05, 0.2]

/** Keys at random, held for a while. */
function presses(game: RealtimeGame, random: Random): () => InputFrame {
  const actions = [...new Set(game.controls.map(({ action }) => slot(action)))]
  let held: Record<string, number> = {}
  return () => {
    const before = held
    held = Object.fromEntries(
      actions.filter((each) => draw(random) < (before[each] ? 0.9 : 0.1)).map((each) => [each, 1]),
    )
    return {
      held,
      pressed: Object.keys(held).filter((each) => !before[each]),
      released: Object.keys(before).filter((each) => !held[each]),
      pointers: [],
    }
  }
}

/** How long corrections of `MAX_AHEAD` ticks take throughout a game, ms, ascending; null if the world cannot be copied. */
function corrections(game: RealtimeGame, options: OptionValues): number[] | null {
  const { rules } = game
  const size = worldSize(game, options)
  let seed = 1
  let world = rules.start(options, seed, size) as Record<string, unknown>
  if (!isPlain(world)) return null
  const shown = copyOf(world)
  const random = createRandom(5)
  const sides = ([0, 1] as const).map((seat) => ({
    rollback: new Rollback({ seat, shares: sharesOf(game, options), size, ahead: MAX_AHEAD }),
    take: presses(game, random),
  }))
  const [own, other] = sides as [(typeof sides)[number], (typeof sides)[number]]
  const times: number[] = []
  while (times.length < CORRECTIONS + WARM_UP) {
    // The other device falls behind by as many ticks as possible.
    while (own.rollback.shown - own.rollback.confirmed < MAX_AHEAD && own.rollback.pass(own.take));
    // The time of this process: others may run beside it.
    const from = process.cpuUsage()
    copyInto(shown, world)
    for (const frame of own.rollback.predictions()) rules.step(shown, readInput(frame), () => {})
    const { user, system } = process.cpuUsage(from)
    times.push((user + system) / 1000)
    other.rollback.receive(new ByteReader(own.rollback.packet()))
    other.rollback.pass(other.take)
    own.rollback.receive(new ByteReader(other.rollback.packet()))
    while (other.rollback.confirm());
    for (let frame = own.rollback.confirm(); frame; frame = own.rollback.confirm()) {
      rules.step(world, readInput(frame), () => {})
      if (rules.outcome(world)) world = rules.start(options, ++seed, size) as Record<string, unknown>
    }
  }
  return times.slice(WARM_UP).sort((a, b) => a - b)
}

/** Plays a game over all networks. Returns what went wrong. */
function networks(id: string, game: RealtimeGame, options: OptionValues): string[] {
  const missed: string[] = []
  for (const delay of DELAYS)
    for (const loss of LOSSES) {
      const name = `${delay} ms, ${loss * 100}% lost`
      try {
        const network = { delay, jitter: 0.3, loss, duplicates: 0.05 }
        const { digests, time, corrected, bytes } = playTwo(
          game,
          delay + loss * 100 + 1,
          TICKS,
          network,
          options,
        )
        const count = Math.floor(TICKS / 60)
        const [a, b] = digests.map((each) => each.slice(0, count))
        const same = a?.length === count && a.join() === b?.join()
        if (!same) missed.push(`${id}: worlds differ at ${name}`)
        const pace = ((time / TICKS) * 100).toFixed(0)
        console.log(
          `  ${name.padEnd(20)}${same ? 'same worlds' : 'DIFFER'}, ${pace.padStart(4)}% of the time, at most ${String(corrected).padStart(2)} ticks corrected, ${bytes.mean.toFixed(0).padStart(3)} bytes a packet, at most ${bytes.max}`,
        )
      } catch (error) {
        missed.push(`${id}: ${String(error)} at ${name}`)
      }
    }
  return missed
}

/** Prints both for every real-time game that two devices play. Returns what went wrong. */
export async function live(): Promise<string[]> {
  console.log(`\n# Live games: corrections of ${MAX_AHEAD} ticks, and two devices for ${TICKS} ticks`)
  const missed: string[] = []
  for (const entry of catalog) {
    const { default: game } = await entry.load()
    if (game.kind !== 'realtime') continue
    for (const [name, , options] of liveModes(entry.id, game)) {
      const times = corrections(game, options)
      if (times) {
        const at = (share: number) => times[Math.floor(times.length * share)] as number
        console.log(`${name}: ${at(0.5).toFixed(3)} ms a correction, 99% below ${at(0.99).toFixed(3)} ms`)
        if (at(0.99) > MAX_MS) missed.push(`${name}: a correction takes ${at(0.99).toFixed(1)} ms`)
      } else console.log(`${name}: waits for all input instead of correcting`)
      missed.push(...networks(name, game, options))
    }
  }
  for (const text of missed) console.log(`MISSED ${text}`)
  return missed
}
