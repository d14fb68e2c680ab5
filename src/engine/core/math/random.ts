/** Owns seeded randomness: a generator whose whole state is one number, so that it can live in a world or a state. */

/**
 * State of the generator. Mutated by every draw; immutable turn states keep a copy (`{ ...random }`).
 * Source of the formula: Tommy Ettinger's mulberry32 (public domain).
 */
export interface Random {
  s: number
}

/** A generator that repeats exactly for the same seed (any finite number; it is folded to 32 bits). */
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

/** A whole number, `low` <= n <= `high`. */
export function drawInt(random: Random, low: number, high: number): number {
  return low + Math.floor(draw(random) * (high - low + 1))
}

/** A number, `low` <= x < `high`. */
export function drawBetween(random: Random, low: number, high: number): number {
  return low + draw(random) * (high - low)
}

/** True with the given probability (0..1). */
export function chance(random: Random, probability: number): boolean {
  return draw(random) < probability
}

/** Where chance comes from: a generator, or a function that gives 0 <= x < 1, as bots are handed one. */
export type Chance = Random | (() => number)

const next = (from: Chance) => (typeof from === 'function' ? from() : draw(from))

/** One of the items. Throws RangeError on an empty list. */
export function pick<T>(random: Chance, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('pick: the list is empty')
  return items[Math.floor(next(random) * items.length)] as T
}

/** A shuffled copy (Fisher-Yates, Durstenfeld's form). */
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
