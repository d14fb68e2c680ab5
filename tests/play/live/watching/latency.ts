/** How far a watcher is behind the host, over a simulated network. Everything follows from a seed. */
import type { Game } from '../../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../../src/engine/core/input/input'
import { createRandom, draw } from '../../../../src/engine/core/math/random'
import type { Replay } from '../../../../src/engine/core/replay/replay'
import { Following } from '../../../../src/play/live/watching/following'
import { FLUSH_MS, Hosting } from '../../../../src/play/live/watching/hosting'
import { Pace } from '../../../../src/play/live/watching/pace'
import type { Network } from '../../../engine/core/live/network'

const TICK = 1000 / 60
/** A packet that was lost is sent again after the round trip and this, ms. */
const RESEND_MS = 200

export interface Latency {
  /** Ticks from the host's to those that the watcher sees, after the first five seconds. */
  readonly mean: number
  readonly max: number
  /** Frames in which nothing was there to play, of all frames. */
  readonly stopped: number
  /** Ticks of time until the watcher, who joined in the middle, was less than a second and the way behind. */
  readonly joined: number
}

/**
 * A host plays, and somebody joins in the middle.
 *
 * @param record - the start of a real-time game
 * @param before - ticks before the watcher joins
 */
export function watchAcross(
  game: Game,
  record: Replay,
  before: number,
  ticks: number,
  network: Network,
): Latency {
  const random = createRandom(7)
  const hosting = new Hosting(game)
  hosting.begin(record)
  for (let n = 0; n < before; n++) hosting.tick({ frame: NO_INPUT, sizes: [] })
  const wire: { readonly at: number; arrive(): void }[] = []
  let now = 0
  let last = 0
  // In order, as the channel delivers: a packet that was lost holds up those behind it.
  const post = (arrive: () => void) => {
    let at = now + network.delay * (1 + network.jitter * (draw(random) * 2 - 1))
    while (draw(random) < network.loss) at += 2 * network.delay + RESEND_MS
    last = Math.max(last, at)
    wire.push({ at: last, arrive })
  }
  const following = new Following(record.game, game, () => {})
  hosting.add((bytes) => post(() => following.receive(bytes)))
  const pace = new Pace()
  let shown = 0
  let joined = 0
  const behind: number[] = []
  let stopped = 0
  for (let n = 1; n <= ticks; n++) {
    now = n * TICK
    hosting.tick({ frame: NO_INPUT, sizes: [] })
    if (Math.floor(now / FLUSH_MS) > Math.floor((now - TICK) / FLUSH_MS)) hosting.flush()
    while ((wire[0]?.at ?? Number.POSITIVE_INFINITY) <= now) wire.shift()?.arrive()
    shown += pace.due(TICK, following.ticks.length - shown)
    const late = before + n - shown
    if (joined === 0 && late < 60 + network.delay / TICK) joined = n
    if (n <= 300) continue
    behind.push(late)
    if (following.ticks.length === shown) stopped++
  }
  return {
    mean: behind.reduce((sum, each) => sum + each, 0) / behind.length,
    max: Math.max(...behind),
    stopped: stopped / behind.length,
    joined,
  }
}
