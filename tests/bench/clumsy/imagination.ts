/**
 * The world that a player with delayed perception assumes: the world of a moment ago, advanced by their own input
 * since.
 */
import { copyOf } from '../../../src/engine/core/copy'
import type { InputFrame, RealtimeGame } from '../../../src/engine/core/game/contract'
import { readInput } from '../../../src/engine/core/input/input'
import type { Random } from '../../../src/engine/core/math/random'

/** The player looks at the real world this often, in ticks, and imagines it in between. */
const LOOK_EVERY = 6

type World = Record<string, unknown>

/** Worlds with parts that are not plain data cannot be copied, and therefore not imagined. */
export function canImagine(world: unknown): world is World {
  if (typeof world === 'function') return false
  if (typeof world !== 'object' || world === null) return true
  const plain = [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(world))
  return plain && Object.values(world).every(canImagine)
}

const isRandom = (part: unknown): part is Random =>
  typeof part === 'object' && part !== null && Object.keys(part).join() === 's'

export class Imagination {
  /** Always the same object, because bots use it as a key. */
  readonly world: World = {}
  readonly #game: RealtimeGame
  readonly #late: number
  /** What was seen, oldest first. */
  readonly #seen: { world: World; tick: number }[] = []
  readonly #did: InputFrame[] = []

  /** `late`: ticks after which the player sees what happened. */
  constructor(game: RealtimeGame, late: number) {
    this.#game = game
    this.#late = late
  }

  /** The world before this tick. */
  look(world: World, tick: number): void {
    if (tick % LOOK_EVERY !== 0) return
    const seen = this.#seen
    seen.push({ world: copyOf(world), tick })
    while (seen[1] && seen[1].tick <= tick - this.#late) seen.shift()
    const { world: old, tick: since } = seen[0] as { world: World; tick: number }
    for (const key of Object.keys(this.world)) delete this.world[key]
    Object.assign(this.world, copyOf(old))
    // Future random events are unknown, so the imagined ones differ.
    for (const part of Object.values(this.world)) if (isRandom(part)) part.s ^= tick + 1
    for (const frame of this.#did.slice(since)) this.#step(frame)
  }

  /** The player's own input in the tick, which is known at once. */
  did(frame: InputFrame): void {
    this.#did.push(frame)
    this.#step(frame)
  }

  #step(frame: InputFrame): void {
    if (this.#game.rules.outcome(this.world)) return
    this.#game.rules.step(this.world, readInput(frame), () => {})
  }
}
