/** A localStorage in memory for tests, which can be full. */

export interface TestStorage extends Storage {
  /** The most characters all values may have together. */
  space: number
}

/** @param initial - the content; a map is used as the storage itself, so that a test can inspect it */
export function memoryStorage(initial: Record<string, string> | Map<string, string> = {}): TestStorage {
  const values = initial instanceof Map ? initial : new Map(Object.entries(initial))
  const used = () => [...values.values()].reduce((sum, text) => sum + text.length, 0)
  return {
    space: Number.POSITIVE_INFINITY,
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, text) {
      if (used() - (values.get(key)?.length ?? 0) + text.length > this.space) {
        throw new DOMException('No space', 'QuotaExceededError')
      }
      values.set(key, text)
    },
    removeItem: (key) => {
      values.delete(key)
    },
    clear: () => values.clear(),
  }
}
