/** Owns the input of a real-time play as it is kept: its frames from the start, and the sizes that its window took. */
import type { InputFrame, Size } from '../../../engine/core/game/contract'
import { FrameWriter } from '../../../engine/core/record/frameWriter'
import type { RealtimeInput } from '../../../engine/core/record/record'

export class KeptInput {
  /** Null where the play began with a world of an earlier visit. */
  #frames: FrameWriter | null = null
  #firstSize: Size
  /** Those that the window took since the last tick. */
  #sizes: Size[] = []

  constructor(size: Size) {
    this.#firstSize = size
  }
  /** A fresh world of this size stands there. */
  begin(size: Size): void {
    this.#frames = new FrameWriter()
    this.#firstSize = size
    this.#sizes = []
  }
  /** The play goes on from where these frames end; null where it cannot be played again from its start. */
  goOn(frames: FrameWriter | null): void {
    this.#frames = frames
    this.#sizes = []
  }
  /** What stands there did not come about by input: it cannot be played again. */
  leave(): void {
    this.#frames = null
  }
  resized(size: Size): void {
    this.#sizes.push(size)
  }
  /** The input of one tick, as the rules see it. Of a play that grows too long nothing is kept. */
  add(frame: InputFrame): void {
    if (this.#frames && !this.#frames.add(frame, this.#sizes)) this.#frames = null
    if (this.#sizes.length > 0) this.#sizes = []
  }
  /** Whether the play can be played again from its start. */
  get whole(): boolean {
    return this.#frames !== null
  }
  /** Whether an action of this name was used. */
  uses(name: string): boolean {
    return this.#frames?.slots.includes(name) ?? false
  }
  /** All of it so far; null where it cannot be played again from its start. */
  take(): RealtimeInput | null {
    const frames = this.#frames
    if (!frames) return null
    const { ticks, slots } = frames
    return { kind: 'realtime', size: this.#firstSize, ticks, slots: [...slots], frames: frames.take() }
  }
}
