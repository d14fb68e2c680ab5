/**
 * Two devices run the same real-time game. Each sends its player's input for every tick. The confirmed world advances
 * when both inputs of a tick are known; the shown world is a copy of it that runs ahead with predicted input. Late input
 * therefore corrects the shown world, and both confirmed worlds stay the same. Headless; the caller sends the packets.
 *
 * Background: the GGPO network SDK, https://github.com/pond3r/ggpo/blob/master/doc/DeveloperGuide.md
 */
import type { InputFrame } from '../game/contract'
import type { Size } from '../game/values'
import { NO_INPUT } from '../input/input'
import { BadBytes, type ByteReader, ByteWriter } from '../replay/bytes'
import { MAX_TICKS } from '../replay/frames'
import { MAX_RUN, merged, predicted, type Run, readRun, writeRun } from './inputs'
import type { Shares } from './shares'

/** The most ticks that the shown world runs ahead. */
export const MAX_AHEAD = 12
/** The fewest ticks of input that a packet contains. They are repeated, so that one lost packet costs nothing. */
export const REPEATED = 8
/** Input of confirmed ticks is kept this long, to repeat them from the other device's world. */
const KEPT = 600
/** The most actions of a device: a run for watchers holds 64, which leaves room for those of the other one. */
const MAX_NAMES = 40
/** The clocks of two devices differ a little: the device that is ahead drops a tick, at most this often. */
const EASE_TICKS = 10

export interface RollbackOptions {
  /** The seat of this device's player. */
  readonly seat: 0 | 1
  readonly shares: Shares | undefined
  /** The size of the world. */
  readonly size: Size
  /** Ticks that the shown world may run ahead; 0 for worlds that cannot be copied, which then wait for each input. */
  readonly ahead: number
}

/** Input by tick, without gaps, from the first tick that is still kept. */
class Line {
  #first = 0
  #frames: InputFrame[] = []

  /** Number of ticks known, counted from the start of the game. */
  get count(): number {
    return this.#first + this.#frames.length
  }
  get first(): number {
    return this.#first
  }
  at(tick: number): InputFrame | undefined {
    return this.#frames[tick - this.#first]
  }
  get last(): InputFrame {
    return this.#frames.at(-1) ?? NO_INPUT
  }
  push(frame: InputFrame): void {
    this.#frames.push(frame)
  }
  /** Forgets what is older than a tick. */
  forget(tick: number): void {
    const many = Math.min(tick - this.#first, this.#frames.length)
    if (many < KEPT) return
    this.#frames.splice(0, many)
    this.#first += many
  }
}

/** The input of both players, and how far it is known. */
export class Rollback {
  /** Ticks from sampling an input to its effect. A longer delay needs fewer corrections. */
  delay = 1
  /** Ticks that have passed on this device. */
  shown = 0
  /** Ticks that were played with the input of both players. */
  confirmed = 0
  readonly #options: RollbackOptions
  readonly #local = new Line()
  readonly #remote = new Line()
  /** The actions of the other device so far. */
  readonly #names = new Set<string>()
  /** How many of our ticks the other device has. */
  #acknowledged = 0
  /** The other device's last known tick, and how far ahead of us it sees itself. */
  #theirs = { shown: 0, lead: 0 }
  #easedAt = 0
  /** The other device is gone. */
  #alone = false

  constructor(options: RollbackOptions) {
    this.#options = options
  }
  /** Whether the other device is so far behind that this one has to wait. */
  get waits(): boolean {
    return this.shown + 1 - Math.min(this.#remote.count, this.#local.count) > this.#options.ahead
  }
  /**
   * One tick of time on this device.
   *
   * @param take - samples the local input
   * @returns whether the tick passed; if not, this device waits for the other one
   */
  pass(take: () => InputFrame): boolean {
    while (this.#local.count <= this.shown + this.delay) this.#local.push(take())
    if (this.waits || this.#eases()) return false
    this.shown++
    return true
  }
  /** Whether the next tick waits only for the other player's input. */
  get lacksOther(): boolean {
    return this.#remote.count === this.confirmed && this.#local.count > this.confirmed
  }
  /** Takes the next input of the other player from this device: the other one has left. */
  replace(frame: InputFrame): void {
    this.#alone = true
    this.#remote.push(frame)
  }
  /** The input of the next tick that is known of both players, and counts it as confirmed; null if there is none. */
  confirm(): InputFrame | null {
    const tick = this.confirmed
    const frame = tick < this.shown ? this.known(tick) : null
    if (!frame) return null
    this.confirmed++
    this.#local.forget(tick - KEPT)
    this.#remote.forget(tick - KEPT)
    return frame
  }
  /** The input of a tick that is known of both players; null if it is not, or no longer. */
  known(tick: number): InputFrame | null {
    const own = this.#local.at(tick)
    const other = this.#remote.at(tick)
    return own && other ? this.#merge(own, other) : null
  }
  /** The input, in part predicted, of the ticks from the confirmed to the shown one. */
  predictions(): InputFrame[] {
    const frames: InputFrame[] = []
    let other = this.#remote.at(this.confirmed - 1) ?? this.#remote.last
    for (let tick = this.confirmed; tick < this.shown; tick++) {
      other = this.#remote.at(tick) ?? predicted(other)
      frames.push(this.#merge(this.#local.at(tick) ?? NO_INPUT, other))
    }
    return frames
  }
  /** A packet for the other device: all input it may not have, and at least that of the last ticks. */
  packet(): Uint8Array<ArrayBuffer> {
    const local = this.#local
    const from = Math.max(local.first, Math.min(this.#acknowledged, local.count - REPEATED), 0)
    const to = Math.min(local.count, from + MAX_RUN)
    const ticks = Array.from({ length: to - from }, (_, i) => ({
      frame: local.at(from + i) as InputFrame,
      sizes: [],
    }))
    const writer = new ByteWriter()
    writer.whole(this.#remote.count)
    writer.whole(this.shown)
    writer.signed(this.shown - this.#theirs.shown)
    writeRun(writer, { from, ticks })
    return writer.take()
  }
  /**
   * Takes a packet of the other device: late, repeated and reordered ones do no harm.
   *
   * @throws BadBytes if it is damaged
   */
  receive(reader: ByteReader): void {
    const acknowledged = reader.whole(MAX_TICKS)
    const shown = reader.whole(MAX_TICKS)
    const lead = reader.signed(MAX_TICKS)
    const run: Run = readRun(reader)
    reader.end()
    this.#acknowledged = Math.max(this.#acknowledged, Math.min(acknowledged, this.#local.count))
    if (shown >= this.#theirs.shown) this.#theirs = { shown, lead }
    // No honest device is further ahead than this.
    const max = this.shown + MAX_AHEAD * 4
    for (const [i, { frame }] of run.ticks.entries())
      if (run.from + i === this.#remote.count && this.#remote.count < max) {
        for (const name of [...frame.pressed, ...frame.released, ...Object.keys(frame.held)])
          this.#names.add(name)
        if (this.#names.size > MAX_NAMES) throw new BadBytes('more actions than a game has')
        this.#remote.push(frame)
      }
  }

  #merge(own: InputFrame, other: InputFrame): InputFrame {
    const { seat, shares, size } = this.#options
    return merged(seat === 0 ? [own, other] : [other, own], shares, size)
  }
  /** Whether this device is ahead of the other one by more than their distance explains: then it drops a tick. */
  #eases(): boolean {
    const lead = this.shown - this.#theirs.shown
    if (this.#alone) return false
    if (this.#theirs.shown === 0 || lead - this.#theirs.lead < 4) return false
    if (this.shown - this.#easedAt < EASE_TICKS) return false
    this.#easedAt = this.shown
    return true
  }
}
