/** What is set up in an editor stays for the visit, until it is played or cleared. */
import { useState } from 'react'

const kept = new Map<string, unknown>()

interface Kept<T> {
  readonly value: T
  /** Shows another value, and keeps it. */
  readonly keep: (value: T) => void
  /** Keeps nothing: the next editor of this name starts with its initial value. What is shown stays. */
  readonly forget: () => void
}

/**
 * The state of an editor, which outlives it.
 *
 * @param name - of the game and of what differs between its boards, such as 'checkers-10'
 * @param initial - what the editor begins with if nothing is kept
 */
export function useKept<T>(name: string, initial: T): Kept<T> {
  const [value, setValue] = useState(() => (kept.has(name) ? (kept.get(name) as T) : initial))
  return {
    value,
    keep(next) {
      kept.set(name, next)
      setValue(next)
    },
    forget() {
      kept.delete(name)
    },
  }
}
