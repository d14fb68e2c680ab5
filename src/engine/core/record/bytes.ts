/** Owns numbers as bytes: written into a list that grows, read back with every step checked. */

/** What is read is damaged, foreign or cut off: its message is for those who build, visitors are told in other words. */
export class BadBytes extends Error {}

/** From here on a number is not whole to the last digit any more. */
const MOST = Number.MAX_SAFE_INTEGER

/** A list of bytes that grows; numbers must be whole, from 0 on where not said otherwise. */
export class ByteWriter {
  #bytes = new Uint8Array(256)
  #length = 0

  get length(): number {
    return this.#length
  }
  /** One byte, 0 to 255. */
  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const wider = new Uint8Array(this.#length * 2)
      wider.set(this.#bytes)
      this.#bytes = wider
    }
    this.#bytes[this.#length++] = value
  }
  /** A whole number from 0 on: seven bits a byte, the lowest first (LEB128). */
  whole(value: number): void {
    let left = value
    while (left >= 128) {
      this.byte((left % 128) + 128)
      left = Math.floor(left / 128)
    }
    this.byte(left)
  }
  /** A whole number of either sign: 0, -1, 1, -2 … as 0, 1, 2, 3 … */
  signed(value: number): void {
    this.whole(value < 0 ? -value * 2 - 1 : value * 2)
  }
  /** A text of printable characters, by its length and their codes. */
  text(value: string): void {
    this.whole(value.length)
    for (let i = 0; i < value.length; i++) this.whole(value.charCodeAt(i))
  }
  bytes(values: Uint8Array): void {
    this.whole(values.length)
    for (const value of values) this.byte(value)
  }
  /** All that was written so far, as a copy. */
  take(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length)
  }
}

/** Reads what a `ByteWriter` wrote, in the same order. All calls throw `BadBytes` where it is not that. */
export class ByteReader {
  #at = 0

  constructor(readonly from: Uint8Array) {}

  get ended(): boolean {
    return this.#at >= this.from.length
  }
  byte(): number {
    const value = this.from[this.#at++]
    if (value === undefined) throw new BadBytes('cut off')
    return value
  }
  /** At most `most`, and written in no more bytes than it needs. */
  whole(most = MOST): number {
    let value = 0
    let weight = 1
    for (;;) {
      const byte = this.byte()
      value += (byte % 128) * weight
      if (value > most) throw new BadBytes(`${value} is above ${most}`)
      if (byte < 128) {
        if (byte === 0 && weight > 1) throw new BadBytes('a number is longer than it needs to be')
        return value
      }
      weight *= 128
    }
  }
  signed(most = Math.floor(MOST / 2)): number {
    const value = this.whole(most * 2)
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
  /** Nothing may follow. */
  end(): void {
    if (!this.ended) throw new BadBytes('something follows the end')
  }
}
