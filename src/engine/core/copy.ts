/** Owns copies of plain data: worlds and states that a bot remembers or tries moves on. */

/** A deep copy of what JSON can hold (objects, arrays, numbers, strings, booleans, null). Shared parts become copies of their own. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => copyOf(part)) as T
  // Bots do this at each tick: copied at once, then only parts that have parts of their own.
  const copy = { ...value } as Record<string, unknown>
  for (const key in copy) {
    const part = copy[key]
    if (typeof part === 'object' && part !== null) copy[key] = copyOf(part)
  }
  return copy as T
}

/** Whether a value is made of plain objects, lists and values alone: a world with machinery of its own (bodies of the physics) is not. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (ArrayBuffer.isView(value)) return true
  const proto: unknown = Object.getPrototypeOf(value)
  return (proto === Object.prototype || proto === null) && Object.values(value).every(isPlain)
}
