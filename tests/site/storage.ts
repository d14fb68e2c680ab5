/** Owns a localStorage for tests: in memory, and full or blocked when told. */

export interface TestStorage extends Storage {
  /** The most characters all values may have together. */
  room: number
}

/** `initial`: what stands in it; a map that is handed over is the storage, and can be looked into. */
export function memoryStorage(initial: Record<string, string> | Map<string, string> = {}): TestStorage {
  const values = initial instanceof Map ? initial : new Map(Object.entries(initial))
  const used = () => [...values.values()].reduce((sum, text) => sum + text.length, 0)
  return {
    room: Number.POSITIVE_INFINITY,
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, text) {
      if (used() - (values.get(key)?.length ?? 0) + text.length > this.room) {
        throw new DOMException('No room', 'QuotaExceededError')
      }
      values.set(key, text)
    },
    removeItem: (key) => {
      values.delete(key)
    },
    clear: () => values.clear(),
  }
}
