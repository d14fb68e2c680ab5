/** What an address names after its `#`, which is never sent to a server. */

/**
 * - `play`: a replay, `kept`: the key of a stored one
 * - `turn`: a game played by link
 * - `join`, `watch`, `reply`: an invitation to a live game or to watch one, and the answer to it
 * - `own`: a visitor's own content
 * - `beat`: a challenge: the result, and sometimes its replay
 * - `group`: the results of a group
 */
const KINDS = ['play', 'kept', 'turn', 'join', 'watch', 'reply', 'own', 'beat', 'group'] as const

export type FragmentKind = (typeof KINDS)[number]

export const fragmentOf = (kind: FragmentKind, text: string): string => `#${kind}=${text}`

/** The text after the mark in the address; null if the address names something else. */
export function inAddress(kind: FragmentKind): string | null {
  const mark = fragmentOf(kind, '')
  return location.hash.startsWith(mark) ? location.hash.slice(mark.length) : null
}

export const replayInAddress = (): boolean => inAddress('play') !== null || inAddress('kept') !== null

/** What the address names; null for nothing that a game page opens. */
export const fragmentKind = (): FragmentKind | null => KINDS.find((kind) => inAddress(kind) !== null) ?? null

/** The game played by link in the address; null without one. What a message added after the link is left out. */
export function turnInAddress(): string | null {
  const text = inAddress('turn')
  return text === null ? null : (/^[\w-]*/.exec(text)?.[0] ?? '')
}

/** The key of the stored replay in the address; null without one. A key that cannot be decoded matches no replay. */
export function keptInAddress(): string | null {
  const text = inAddress('kept')
  try {
    return text && decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Replaces the fragment without navigating; '' removes it. */
export function putFragment(fragment: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + fragment)
}

/** Removes these from the address without navigating. */
export function clearFragment(...kinds: readonly FragmentKind[]): void {
  if (kinds.some((kind) => inAddress(kind) !== null)) putFragment('')
}
