/**
 * Reads and clears the game played by link in the address: it comes after `#`, which is never sent to a
 * server.
 */

/** Its prefix in the address. */
export const TURN_MARK = '#turn='

/** The text of the play by link that the address holds, or null. */
export function turnInAddress(): string | null {
  return location.hash.startsWith(TURN_MARK) ? location.hash.slice(TURN_MARK.length) : null
}

/** The address without it; the page stays where it is. */
export function clearTurnAddress(): void {
  if (turnInAddress() !== null) history.replaceState(history.state, '', location.pathname + location.search)
}
