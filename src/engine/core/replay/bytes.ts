/** Numbers and texts as bytes: an append-only writer and a reader that checks every step. */

/** The bytes are damaged, foreign or truncated. The message is for developers; players see a different text. */
export class BadBytes extends Error {}

/** Larger numbers are not exact integers. */
const MAX = Number.MAX_SAFE_INTEGER

/** An append-only list of bytes. Numbers must be integers, not negative unless stated otherwise. */
export class ByteWriter {
  #bytes = new Uint8Array(256)
  #length = 0

  get length(): number {
    return this.#length
  }
  /** A byte, 0 to 255. */
  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const wider = new Uint8Array(this.#length * 2)
      wider.set(this.#bytes)
      this.#bytes = wider
    }
    this.#bytes[this.#length++] = value
  }
  /** An unsigned integer in LEB128: seven bits per byte, lowest first. */
  whole(value: number): void {
    let left = value
    while (left >= 128) {
      this.byte((left % 128) + 128)
      left = Math.floor(left / 128)
    }
    this.byte(left)
  }
  /** A signed integer: 0, -1, 1, -2 … are written as 0, 1, 2, 3 … */
  signed(value: number): void {
    this.whole(value < 0 ? -value * 2 - 1 : value * 2)
  }
  /** A text of printable characters: its length and their codes. */
  text(value: string): void {
    this.whole(value.length)
    for (let i = 0; i < value.length; i++) this.whole(value.charCodeAt(i))
  }
  bytes(values: Uint8Array): void {
    this.whole(values.length)
    for (const value of values) this.byte(value)
  }
  /** A copy of all bytes written so far. */
  take(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length)
  }
}

/**
 * Reads what a `ByteWriter` wrote, in the same order.
 *
 * All methods throw `BadBytes` if the input does not match.
 */
export class ByteReader {
  #at = 0

  constructor(readonly from: Uint8Array) {}

  /** How many bytes were read. */
  get at(): number {
    return this.#at
  }
  get ended(): boolean {
    return this.#at >= this.from.length
  }
  byte(): number {
    const value = this.from[this.#at++]
    if (value === undefined) throw new BadBytes('cut off')
    return value
  }
  /** An unsigned integer, at most `max`, in its shortest encoding. */
  whole(max = MAX): number {
    let value = 0
    let weight = 1
    for (;;) {
      const byte = this.byte()
      value += (byte % 128) * weight
      if (value > max) throw new BadBytes(`${value} is above ${max}`)
      if (byte < 128) {
        if (byte === 0 && weight > 1) throw new BadBytes('a number is longer than it needs to be')
        return value
      }
      weight *= 128
    }
  }
  signed(max = Math.floor(MAX / 2)): number {
    const value = this.whole(max * 2)
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }
  text(longest: number): string {
    const length = this.whole(longest)
    const codes: string[] = []
    for (let i = 0; i < length; i++) codes.push(String.fromCharCode(this.whole(0xffff)))
    return codes.join('')
  }
  bytes(longest: number): Uint8Array {
    const length = this.whole(longest)
    if (this.#at + length > this.from.length) throw new BadBytes('cut off')
    this.#at += length
    return this.from.slice(this.#at - length, this.#at)
  }
  /** Checks that there are no further bytes. */
  end(): void {
    if (!this.ended) throw new BadBytes('something follows the end')
  }
}
