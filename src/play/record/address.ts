/** Reads and clears the replay in the address: it comes after `#`, which is never sent to a server. */
/** Its prefix in the address. */
export const PLAY_MARK = '#play='
/** Comes before the key of a stored replay. */
export const KEPT_MARK = '#kept='
/** What files of plays end with. */
export const FILE_ENDING = '.play'

/** The text of the play that the address holds, or null. */
export function playInAddress(): string | null {
  return location.hash.startsWith(PLAY_MARK) ? location.hash.slice(PLAY_MARK.length) : null
}

/** The key of the kept play that the address names, or null. One that cannot be decoded is a key that nothing is kept under. */
export function keptInAddress(): string | null {
  if (!location.hash.startsWith(KEPT_MARK)) return null
  const text = location.hash.slice(KEPT_MARK.length)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The address names a play to watch. */
export const hasPlay = (): boolean => playInAddress() !== null || keptInAddress() !== null

/** The address without its play; the page stays where it is. */
export function clearPlayAddress(): void {
  if (hasPlay()) history.replaceState(history.state, '', location.pathname + location.search)
}
