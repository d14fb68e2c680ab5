/** Changes messages as a stranger could: single bits, lengths, and the values of JSON. */
import { draw, drawInt, type Random } from '../../../src/engine/core/math/random'

type Bytes = Uint8Array<ArrayBuffer>

const ODD: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  -1,
  0,
  1,
  2,
  0.5,
  1e9,
  1e308,
  4_294_967_296,
  [],
  {},
  [[]],
  { t: 'move' },
  '__proto__',
  'constructor',
  'a'.repeat(5000),
  Array.from({ length: 500 }, () => 0),
]
/** A whole number from 0, below `max`. */
export const below = (random: Random, max: number) => drawInt(random, 0, max - 1)
const oneOf = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)] as T

/** One value anywhere in JSON is replaced, removed or added. */
function changedJson(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || draw(random) < 0.15) return oneOf(random, ODD)
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  const keys = Object.keys(copy)
  const of = copy as Record<string, unknown>
  const key = oneOf(random, keys) ?? 'x'
  const what = draw(random)
  if (what < 0.1) delete of[key]
  else if (what < 0.2) of[oneOf(random, ['more', 'move', 'round', 'world', '0'])] = oneOf(random, ODD)
  else of[key] = changedJson(of[key], random)
  return copy
}

/** Bits, bytes and lengths. */
export function changedBytes(bytes: Bytes, random: Random): Bytes {
  const what = draw(random)
  const at = below(random, bytes.length + 1)
  if (what < 0.2) return bytes.slice(0, at)
  const some = Uint8Array.from({ length: 1 + below(random, 8) }, () => below(random, 256))
  if (what < 0.4) return Uint8Array.of(...bytes.slice(0, at), ...some, ...bytes.slice(at))
  const copy = bytes.slice()
  for (let n = 1 + below(random, 3); n > 0 && copy.length > 0; n--) {
    const i = below(random, copy.length)
    copy[i] = what < 0.8 ? (copy[i] as number) ^ (1 << below(random, 8)) : oneOf(random, [0, 127, 128, 255])
  }
  return copy
}

/**
 * A changed message.
 *
 * @param legitimate - the message to change, whole
 * @param earlier - messages that were sent before
 */
export function mutated(legitimate: Bytes, earlier: readonly Bytes[], random: Random): Bytes {
  const what = draw(random)
  if (what < 0.1 && earlier.length > 0) {
    // An old message, perhaps under the number of the next one.
    const old = oneOf(random, earlier).slice()
    if (draw(random) < 0.7 && old.length > 5) old.set(legitimate.slice(1, 5), 1)
    return old
  }
  if (what < 0.55 && legitimate[0] === 2) {
    let value: unknown = JSON.parse(new TextDecoder().decode(legitimate.slice(5)))
    for (let n = 1 + below(random, 2); n > 0; n--) value = changedJson(value, random)
    const text = new TextEncoder().encode(JSON.stringify(value) ?? 'undefined')
    return Uint8Array.of(...legitimate.slice(0, 5), ...text)
  }
  if (what < 0.8) {
    // The kind and the number stay, so that the rest is really read.
    const head = legitimate[0] === 4 ? 1 : 5
    return Uint8Array.of(...legitimate.slice(0, head), ...changedBytes(legitimate.slice(head), random))
  }
  return changedBytes(legitimate, random)
}
