/** Data of one visit: a random number, and small notes. They survive a reload where the browser allows it. */
import { STORAGE_ALLOWED } from './allowed'

const memory = new Map<string, string>()

/** The note under this name, or null. */
export function visitNote(name: string): string | null {
  const known = memory.get(name)
  if (known !== undefined) return known
  if (!STORAGE_ALLOWED) return null
  try {
    return globalThis.sessionStorage?.getItem(`visit:${name}`) ?? null
  } catch {
    return null
  }
}

/** Keeps a note until the tab is closed; false if the browser keeps it only until the page is left. */
export function setVisitNote(name: string, text: string): boolean {
  memory.set(name, text)
  if (!STORAGE_ALLOWED) return false
  try {
    globalThis.sessionStorage.setItem(`visit:${name}`, text)
    return true
  } catch {
    // Storage is blocked or full: the note stays in this page's memory.
    return false
  }
}

/** A whole number that stays the same for the visit: 0 <= n < 1,000,000. */
export function visitNumber(): number {
  const known = Number(visitNote('number') ?? Number.NaN)
  if (Number.isSafeInteger(known) && known >= 0) return known
  const drawn = Math.floor(Math.random() * 1_000_000)
  setVisitNote('number', String(drawn))
  return drawn
}
