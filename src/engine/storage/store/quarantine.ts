/** Owns the copies of texts that could not be read: nothing goes over a damaged text before its copy stands. */
import type { StorageAdapter } from '../adapter/adapter'

const COPY = /\.unreadable(-\d+)?$/

/** Whether the key holds a copy of something unreadable. */
export function isCopy(key: string): boolean {
  return COPY.test(key)
}

/** The key that the copy was made of. */
export function originalOf(key: string): string {
  return key.replace(COPY, '')
}

/** Sees to it that a copy of the text stands, beside the copies from before. False when there is no room for it. */
export function putAside(adapter: StorageAdapter, key: string, text: string): boolean {
  for (let i = 1; ; i++) {
    const copy = i === 1 ? `${key}.unreadable` : `${key}.unreadable-${i}`
    const there = adapter.read(copy)
    if (there === text) return true
    if (there === null) return adapter.write(copy, text) === 'written'
  }
}
