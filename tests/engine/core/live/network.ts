/** Two devices that play a real-time game over a simulated network. Everything follows from a seed. */

import { copyInto, copyOf, isPlain } from '../../../../src/engine/core/copy'
import type { InputFrame, OptionValues, RealtimeGame, Size } from '../../../../src/engine/core/game/contract'
import { completeOptions } from '../../../../src/engine/core/game/option'
import { worldSize } from '../../../../src/engine/core/game/shape'
import { readInput, slot } from '../../../../src/engine/core/input/input'
import { FOUR_SEATS, JOIN } from '../../../../src/engine/core/input/seats'
import { digestOf } from '../../../../src/engine/core/live/digest'
import { MAX_AHEAD, Rollback } from '../../../../src/engine/core/live/rollback'
import { isForFour, sharesOf } from '../../../../src/engine/core/live/shares'
import { createRandom, draw, drawBetween, type Random } from '../../../../src/engine/core/math/random'
import { ByteReader } from '../../../../src/engine/core/replay/bytes'
import { FrameReader } from '../../../../src/engine/core/replay/frameReader'
import { exactFrame } from '../../../../src/engine/core/replay/frames'
import { FrameWriter } from '../../../../src/engine/core/replay/frameWriter'

export interface Network {
  /** One way, ms. */
  readonly delay: number
  /** Share of the delay by which a packet can be early or late. */
  readonly jitter: number
  readonly loss: number
  readonly duplicates: number
}

const TICK = 1000 / 60
const SHOWN_TICKS = 300

class Device {
  readonly rollback: Rollback
  confirmed: unknown
  readonly shown: unknown
  readonly digests: number[] = []
  /** The longest correction, ticks. */
  corrected = 0
  /** How many games were played to their end. */
  games = 0
  readonly record = new FrameWriter()
  readonly #start: (seed: number) => unknown
  readonly #actions: readonly string[]
  readonly #size: Size
  #held: InputFrame['held'] = {}

  constructor(
    readonly game: RealtimeGame,
    seat: 0 | 1,
    private readonly seed: number,
    private readonly random: Random,
    options: OptionValues,
  ) {
    if (game.size === 'window') throw new Error('no field')
    const size = worldSize(game, options)
    this.#size = size
    const forFour = isForFour(game, options)
    const own = game.controls.map(({ action, player }) => slot(action, forFour && seat === 0 ? player : 0))
    // At the host's device keys of all seats may be pressed.
    const joins = forFour ? (seat === 0 ? FOUR_SEATS : [0]).map((each) => slot(JOIN, each)) : []
    this.#actions = [...new Set([...own, ...joins])]
    this.#start = (from) => game.rules.start(options, from, size)
    this.confirmed = this.#start(seed)
    const plain = isPlain(this.confirmed)
    this.shown = plain ? copyOf(this.confirmed) : null
    this.rollback = new Rollback({
      seat,
      shares: sharesOf(game, options),
      size,
      ahead: plain ? MAX_AHEAD : 0,
    })
  }
  /** Random input: keys that are held for a while, now and then a finger. */
  #take(): InputFrame {
    const { random } = this
    const before = this.#held
    const held = { ...before }
    const pressed: string[] = []
    const released: string[] = []
    for (const action of this.#actions) {
      if (draw(random) > 0.08) continue
      if (held[action]) {
        delete held[action]
        released.push(action)
      } else {
        held[action] = 1
        pressed.push(action)
      }
    }
    this.#held = held
    const touches = draw(random) < 0.2
    const pointers = touches
      ? [
          {
            id: 1,
            x: drawBetween(random, 0, this.#size.width),
            y: drawBetween(random, 0, this.#size.height),
            down: true,
            pressed: draw(random) < 0.3,
            released: false,
            kind: 'touch' as const,
          },
        ]
      : []
    return exactFrame({ held, pressed, released, pointers })
  }
  tick(rtt: number): Uint8Array<ArrayBuffer> {
    const { rollback, game } = this
    rollback.delay = Math.min(4, Math.max(1, Math.round(rtt / 2 / TICK / 3)))
    rollback.pass(() => this.#take())
    const packet = rollback.packet()
    for (let frame = rollback.confirm(); frame; frame = rollback.confirm()) {
      this.record.add(frame)
      game.rules.step(this.confirmed, readInput(frame), () => {})
      if (rollback.confirmed % 60 === 0) this.digests.push(digestOf(this.confirmed))
      // Both devices begin another game at the same tick.
      if (game.rules.outcome(this.confirmed)) this.confirmed = this.#start(this.seed + ++this.games)
    }
    // The shown world does not affect the confirmed one, so a while is enough.
    if (this.shown && rollback.confirmed < SHOWN_TICKS) {
      copyInto(this.shown as Record<string, unknown>, this.confirmed as Record<string, unknown>)
      const predictions = rollback.predictions()
      this.corrected = Math.max(this.corrected, predictions.length)
      for (const frame of predictions) game.rules.step(this.shown, readInput(frame), () => {})
    }
    return packet
  }
  /** The digests that the recorded input gives. */
  replayed(): number[] {
    const { slots, ticks } = this.record
    const reader = new FrameReader(this.record.take(), slots, ticks)
    const digests: number[] = []
    let world = this.#start(this.seed)
    let games = 0
    for (let tick = 1; tick <= ticks; tick++) {
      const frame = reader.next()?.frame
      if (frame) this.game.rules.step(world, readInput(frame), () => {})
      if (tick % 60 === 0) digests.push(digestOf(world))
      if (this.game.rules.outcome(world)) world = this.#start(this.seed + ++games)
    }
    return digests
  }
}

export interface Result {
  readonly digests: readonly [readonly number[], readonly number[]]
  /** Those of the first device's replay. */
  readonly replayed: readonly number[]
  readonly confirmed: readonly [number, number]
  /** Ticks of time until both devices had confirmed all ticks. */
  readonly time: number
  readonly corrected: number
  /** Bytes of a packet: the mean, and the largest. */
  readonly bytes: { readonly mean: number; readonly max: number }
}

/** Plays until both devices have confirmed `ticks` ticks. Their clocks differ by 0.1%. Throws if it takes far too long. */
export function playTwo(
  game: RealtimeGame,
  seed: number,
  ticks: number,
  network: Network,
  options: OptionValues = completeOptions(game.options, game.live?.options),
): Result {
  const random = createRandom(seed)
  const devices = [
    new Device(game, 0, seed, createRandom(seed + 1), options),
    new Device(game, 1, seed, createRandom(seed + 2), options),
  ] as const
  const wire: { readonly to: 0 | 1; readonly at: number; readonly packet: Uint8Array<ArrayBuffer> }[] = []
  const next = [0, TICK / 3]
  const bytes = { count: 0, sum: 0, max: 0 }
  const post = (to: 0 | 1, at: number, packet: Uint8Array<ArrayBuffer>) => {
    bytes.count++
    bytes.sum += packet.length
    bytes.max = Math.max(bytes.max, packet.length)
    if (draw(random) < network.loss) return
    const delay = network.delay * (1 + network.jitter * (draw(random) * 2 - 1))
    wire.push({ to, at: at + delay, packet })
  }
  let time = 0
  while (devices.some(({ rollback }) => rollback.confirmed < ticks)) {
    time += TICK / 4
    if (time > ticks * TICK * 20)
      throw new Error(`stuck at ${devices.map(({ rollback }) => rollback.confirmed)}`)
    for (let i = wire.length - 1; i >= 0; i--) {
      const { to, at, packet } = wire[i] as (typeof wire)[number]
      if (at > time) continue
      wire.splice(i, 1)
      devices[to].rollback.receive(new ByteReader(packet))
    }
    for (const side of [0, 1] as const) {
      if ((next[side] as number) > time) continue
      next[side] = (next[side] as number) + TICK * (side === 0 ? 1 : 1.001)
      const packet = devices[side].tick(network.delay * 2)
      const to = side === 0 ? 1 : 0
      post(to, time, packet)
      if (draw(random) < network.duplicates) post(to, time, packet)
    }
  }
  const [a, b] = devices
  return {
    digests: [a.digests, b.digests],
    replayed: a.replayed(),
    confirmed: [a.rollback.confirmed, b.rollback.confirmed],
    time: time / TICK,
    corrected: Math.max(a.corrected, b.corrected),
    bytes: { mean: bytes.sum / bytes.count, max: bytes.max },
  }
}
