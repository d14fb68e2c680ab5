/** Simulates a clumsy player: sometimes presses something other than the bot wants, or nothing, or beside it. */
import type { Pointer, Size } from '../../../src/engine/core/game/contract'
import { chance, drawBetween, pick, type Random } from '../../../src/engine/core/math/random'

export interface Doing {
  readonly hold: readonly string[]
  readonly pointers: readonly Pointer[]
}

/** A new decision is made at most this often, in ticks. */
const DECIDES_EVERY = 30
/** A player notices a slip at once, and corrects it after this many ticks. */
const SLIP_TICKS = 15
/** A wrong press by finger or mouse lands up to this share of the field's width beside its target. */
const BESIDE = 0.12

interface Slip {
  readonly hold: readonly string[]
  readonly dx: number
  readonly dy: number
}

export class ClumsyPlayer {
  readonly #wrong: number
  readonly #keys: readonly string[]
  readonly #size: Size
  readonly #random: Random
  #slip: Slip | null = null
  #until = 0
  #before = ''

  /** `wrong`: share of decisions (0..1) that go wrong; `keys`: what else could be pressed. */
  constructor(wrong: number, keys: readonly string[], size: Size, random: Random) {
    this.#wrong = wrong
    this.#keys = keys
    this.#size = size
    this.#random = random
  }

  /** The input of this tick if the bot wants `wanted`. */
  does(wanted: Doing, tick: number): Doing {
    const now = `${wanted.hold} ${wanted.pointers.map(({ down }) => down)}`
    const acts = wanted.hold.length > 0 || wanted.pointers.some(({ down }) => down)
    if (tick >= this.#until) {
      this.#slip = null
      if (acts && now !== this.#before) this.#decide(tick)
    }
    this.#before = now
    return this.#slip ? spoilt(wanted, this.#slip) : wanted
  }

  #decide(tick: number): void {
    const errs = chance(this.#random, this.#wrong)
    this.#until = tick + (errs ? SLIP_TICKS : DECIDES_EVERY)
    if (!errs) return
    const far = this.#size.width * BESIDE
    this.#slip = {
      hold: chance(this.#random, 0.5) ? [] : [pick(this.#random, this.#keys)],
      dx: drawBetween(this.#random, -far, far),
      dy: drawBetween(this.#random, -far, far),
    }
  }
}

function spoilt({ hold, pointers }: Doing, { hold: other, dx, dy }: Slip): Doing {
  return {
    hold: hold.length > 0 ? other : hold,
    pointers: pointers.map((pointer) => ({ ...pointer, x: pointer.x + dx, y: pointer.y + dy })),
  }
}
