/** Owns the place of a play in an address: behind its `#`, which no server ever sees. */
/** What stands before it. */
export const PLAY_MARK = '#play='
/** What files of plays end with. */
export const FILE_ENDING = '.play'

/** The text of the play that the address holds, or null. */
export function playInAddress(): string | null {
  return location.hash.startsWith(PLAY_MARK) ? location.hash.slice(PLAY_MARK.length) : null
}

/** The address without its play; the page stays where it is. */
export function clearPlayAddress(): void {
  if (playInAddress() !== null) history.replaceState(history.state, '', location.pathname + location.search)
}
