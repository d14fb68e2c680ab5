/** All ticks of a game in little memory: as objects they would take 60 to 85 MB an hour. */
import { readRun, writeRun } from '../../../engine/core/live/inputs'
import { ByteReader, ByteWriter } from '../../../engine/core/replay/bytes'
import type { KeptTick } from '../../../engine/core/replay/frameReader'

/** Ticks that are packed together. */
const PACKED = 60

export class TickLog {
  readonly #packed: Uint8Array[] = []
  #recent: KeptTick[] = []

  get length(): number {
    return this.#packed.length * PACKED + this.#recent.length
  }
  push(tick: KeptTick): void {
    this.#recent.push(tick)
    if (this.#recent.length < PACKED) return
    const writer = new ByteWriter()
    writeRun(writer, { from: 0, ticks: this.#recent })
    this.#packed.push(writer.take())
    this.#recent = []
  }
  /** The ticks of these numbers, without the last one. */
  slice(from: number, to: number): KeptTick[] {
    const ticks: KeptTick[] = []
    const first = Math.floor(from / PACKED)
    for (let part = first; part * PACKED < to; part++) {
      const bytes = this.#packed[part]
      ticks.push(...(bytes ? readRun(new ByteReader(bytes)).ticks : this.#recent))
    }
    return ticks.slice(from - first * PACKED, to - first * PACKED)
  }
}
