/** Seeded randomness. The whole state of a generator is one number, so it can be part of a world or a state. */

/**
 * State of a generator, mutated by every draw. Immutable turn states keep a copy (`{ ...random }`). The formula is
 * Tommy Ettinger's mulberry32 (public domain).
 */
export interface Random {
  s: number
}

/**
 * Creates a generator that repeats exactly for the same seed.
 *
 * @param seed any finite number; folded to 32 bits
 */
export function createRandom(seed: number): Random {
  return { s: Math.imul(Math.trunc(seed) ^ 0x9e3779b9, 0x85ebca6b) | 0 }
}

/** The next number, 0 <= x < 1. */
export function draw(random: Random): number {
  random.s = (random.s + 0x6d2b79f5) | 0
  let t = random.s
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

/** An integer, `low` <= n <= `high`. */
export function drawInt(random: Random, low: number, high: number): number {
  return low + Math.floor(draw(random) * (high - low + 1))
}

/** A number, `low` <= x < `high`. */
export function drawBetween(random: Random, low: number, high: number): number {
  return low + draw(random) * (high - low)
}

/** True with the given probability, 0 to 1. */
export function chance(random: Random, probability: number): boolean {
  return draw(random) < probability
}

/** A source of randomness: a generator, or a function that returns 0 <= x < 1, as bots receive. */
export type Chance = Random | (() => number)

const next = (from: Chance) => (typeof from === 'function' ? from() : draw(from))

/**
 * A random item.
 *
 * @throws RangeError if the list is empty
 */
export function pick<T>(random: Chance, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('pick: the list is empty')
  return items[Math.floor(next(random) * items.length)] as T
}

/** A shuffled copy (Fisher-Yates, Durstenfeld's version). */
export function shuffled<T>(random: Chance, items: readonly T[]): T[] {
  const result = items.slice()
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(next(random) * (i + 1))
    const held = result[i] as T
    result[i] = result[j] as T
    result[j] = held
  }
  return result
}
