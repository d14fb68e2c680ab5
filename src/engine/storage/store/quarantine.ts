/** Copies of texts that could not be read. Nothing is written over a damaged text before its copy exists. */
import type { StorageAdapter } from '../adapter/adapter'

const COPY = /\.unreadable(-\d+)?$/

/** Whether the key holds a copy of something unreadable. */
export function isUnreadableCopy(key: string): boolean {
  return COPY.test(key)
}

/** The key that a copy was made of; any other key itself. */
export function originalKey(key: string): string {
  return key.replace(COPY, '')
}

/**
 * Makes sure that a copy of the text exists, under the first free one of `<key>.unreadable`, `<key>.unreadable-2` ….
 * @returns false when there is no space for it
 */
export function quarantine(adapter: StorageAdapter, key: string, text: string): boolean {
  for (let i = 1; ; i++) {
    const copyKey = i === 1 ? `${key}.unreadable` : `${key}.unreadable-${i}`
    const copy = adapter.read(copyKey)
    if (copy === text) return true
    if (copy === null) return adapter.write(copyKey, text) === 'written'
  }
}
