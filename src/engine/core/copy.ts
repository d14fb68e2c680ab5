/** Copies of plain data: worlds and states that bots remember or try moves on. */

/**
 * Deep copy of JSON-like data (objects, arrays, numbers, strings, booleans, null). Shared references become separate
 * copies.
 */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => copyOf(part)) as T
  // Bots call this every tick, so it makes a shallow copy first and only recurses into nested objects.
  const copy = { ...value } as Record<string, unknown>
  for (const key in copy) {
    const part = copy[key]
    if (typeof part === 'object' && part !== null) copy[key] = copyOf(part)
  }
  return copy as T
}

/**
 * Makes plain data equal to other plain data, and keeps its objects: views that hold a part of a world still see it.
 */
export function copyInto(target: Record<string, unknown> | unknown[], source: typeof target): void {
  const [to, from] = [target as Record<string, unknown>, source as Record<string, unknown>]
  for (const key of Object.keys(to)) if (!Object.hasOwn(from, key)) delete to[key]
  if (Array.isArray(target)) target.length = (source as unknown[]).length
  for (const key in from) {
    // Data from another device may have a key `__proto__`, which must not become the prototype.
    const [old, part] = [Object.hasOwn(to, key) ? to[key] : undefined, from[key]]
    const inPlace =
      isContainer(old) && isContainer(part) && Array.isArray(old) === Array.isArray(part) && old !== part
    if (inPlace) copyInto(old, part)
    else if (key !== '__proto__') to[key] = copyOf(part)
    else
      Object.defineProperty(to, key, {
        value: copyOf(part),
        writable: true,
        enumerable: true,
        configurable: true,
      })
  }
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)

/**
 * Whether a value consists only of plain objects, arrays and primitives. A world with class instances, such as
 * physics bodies, does not.
 */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (ArrayBuffer.isView(value)) return true
  const proto: unknown = Object.getPrototypeOf(value)
  return (proto === Object.prototype || proto === null) && Object.values(value).every(isPlain)
}
