/** A number that two equal worlds share, to notice that two devices differ. */

/**
 * FNV-1a (32 bits) over the world as JSON.
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function digestOf(world: unknown): number {
  const text = JSON.stringify(world)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** The most parts of a world that is compared, so that a forged one cannot take long. */
const MAX_PARTS = 200_000

/**
 * Whether a world from another device has the form of one's own: the same keys, and the same kinds of values. Lists may
 * differ in length; their items have the form of one of the own items.
 */
export function hasFormOf(own: unknown, other: unknown): boolean {
  let parts = 0
  const same = (a: unknown, b: unknown): boolean => {
    if (++parts > MAX_PARTS) return false
    // What may be null has no form that is known here.
    if (a === null || b === null) return true
    if (Array.isArray(a) && Array.isArray(b))
      return a.length === 0 || b.every((item) => a.some((each) => same(each, item)))
    if (typeof a !== typeof b || Array.isArray(a) !== Array.isArray(b)) return false
    if (typeof a === 'number') return Number.isFinite(b)
    if (typeof a !== 'object') return true
    const [mine, theirs] = [a as Record<string, unknown>, b as Record<string, unknown>]
    // Numbers as keys are ids, of pointers for example.
    const isId = (key: string) => /^-?\d+$/.test(key)
    return (
      Object.keys(mine).every((key) => isId(key) || Object.hasOwn(theirs, key)) &&
      Object.keys(theirs).every((key) =>
        Object.hasOwn(mine, key) ? same(mine[key], theirs[key]) : isId(key),
      )
    )
  }
  return same(own, other)
}
