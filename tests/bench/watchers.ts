/** Watchers of a game: how far they are behind over bad networks, and how soon after joining they have caught up. */
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { catalog } from '../../src/games/catalog'
import { ruling } from '../../src/play/opening/options'
import { watchAcross } from '../play/live/watching/latency'

const TICKS = 10_000
/** Ten minutes of a game that is watched from its start. */
const BEFORE = 36_000
/** Two seconds, unless much is lost. */
const SOON = 120
const USUAL_LOSS = 0.05

/** Prints the delays over every network. Returns what went wrong. */
export async function watchers(): Promise<string[]> {
  console.log(`\n# Watchers: ${TICKS} ticks, after joining a game that is ten minutes old`)
  const missed: string[] = []
  for (const entry of catalog) {
    const { default: game } = await entry.load()
    if (game.kind !== 'realtime' || !game.live) continue
    const options = completeOptions(game.options, game.live.options)
    const record = {
      game: entry.id,
      digest: game.replayVersion,
      seed: 1,
      options: ruling(game.options, options),
      date: 0,
      result: 'open' as const,
      figures: {},
      input: {
        kind: 'realtime' as const,
        size: worldSize(game, options),
        ticks: 0,
        slots: [],
        frames: new Uint8Array(),
      },
    }
    for (const delay of [0, 50, 150, 300])
      for (const loss of [0, USUAL_LOSS, 0.2]) {
        const network = { delay, jitter: 0.3, loss, duplicates: 0 }
        const { mean, max, stopped, joined } = watchAcross(game, record, BEFORE, TICKS, network)
        const name = `${delay} ms, ${loss * 100}% lost`
        console.log(
          `  ${name.padEnd(20)}${mean.toFixed(0).padStart(4)} ticks behind, at most ${String(max).padStart(4)}; nothing to play in ${(stopped * 100).toFixed(1).padStart(4)}% of the frames; caught up after ${String(joined).padStart(4)} ticks`,
        )
        if (loss <= USUAL_LOSS && joined > SOON)
          missed.push(`watchers: ${joined} ticks to catch up at ${name}`)
      }
    // The network does not depend on the game.
    break
  }
  for (const text of missed) console.log(`MISSED ${text}`)
  return missed
}
