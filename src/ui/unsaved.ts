/** What leaving the page would lose, for links that ask first: an unsaved game, and text that was typed. */

export type Unsaved = 'game' | 'text'

const checks = new Set<() => Unsaved | null>()

/**
 * Adds a check for something that only this page holds.
 * @returns how to take it away
 */
export function watchUnsaved(check: () => Unsaved | null): () => void {
  checks.add(check)
  return () => void checks.delete(check)
}

/** Fields for text that somebody would have to type again. A search is typed quickly. */
const FIELDS = 'textarea, input:is(:not([type]), [type="text"], [type="url"])'

const isTyped = ({ readOnly, value }: HTMLInputElement | HTMLTextAreaElement) =>
  !readOnly && value.trim() !== ''

/** What leaving the page now would lose; null for nothing. */
export function findUnsaved(): Unsaved | null {
  for (const check of checks) {
    const found = check()
    if (found) return found
  }
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)
  return [...fields].some(isTyped) ? 'text' : null
}
