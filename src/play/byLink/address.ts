/**
 * The game played by link in the address. It comes after `#`, which is never sent to a server.
 */

/** Comes before its text. */
export const TURN_MARK = '#turn='

/** The text of the game in the address; null without one. What a message added after the link is left out. */
export function turnInAddress(): string | null {
  if (!location.hash.startsWith(TURN_MARK)) return null
  return /^[\w-]*/.exec(location.hash.slice(TURN_MARK.length))?.[0] ?? ''
}

/** Puts the text of a game into the address without navigating. */
export function putTurnAddress(text: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${TURN_MARK}${text}`)
}

/** Removes it from the address without navigating. */
export function clearTurnAddress(): void {
  if (turnInAddress() !== null) history.replaceState(history.state, '', location.pathname + location.search)
}
