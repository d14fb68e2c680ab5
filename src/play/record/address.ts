/** The replay in the address. It comes after `#`, which is never sent to a server. */

/** Comes before its text. */
export const PLAY_MARK = '#play='
/** Comes before the key of a stored replay. */
export const KEPT_MARK = '#kept='
/** The file extension of replays. */
export const FILE_ENDING = '.play'

/** The text of the replay in the address; null without one. */
export function playInAddress(): string | null {
  return location.hash.startsWith(PLAY_MARK) ? location.hash.slice(PLAY_MARK.length) : null
}

/** The key of the stored replay in the address; null without one. A key that cannot be decoded matches no replay. */
export function keptInAddress(): string | null {
  if (!location.hash.startsWith(KEPT_MARK)) return null
  const text = location.hash.slice(KEPT_MARK.length)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether the address contains a replay or its key. */
export const hasPlay = (): boolean => playInAddress() !== null || keptInAddress() !== null

/** Removes the replay from the address without navigating. */
export function clearPlayAddress(): void {
  if (hasPlay()) history.replaceState(history.state, '', location.pathname + location.search)
}
