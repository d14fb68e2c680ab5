/** Invitations and replies in the address. They come after `#`, which is never sent to a server. */

export const JOIN_MARK = '#join='
export const REPLY_MARK = '#reply='

const after = (mark: string) => (location.hash.startsWith(mark) ? location.hash.slice(mark.length) : null)

/** The invitation in the address; null without one. */
export const joinInAddress = (): string | null => after(JOIN_MARK)

/** The reply to an invitation in the address; null without one. */
export const replyInAddress = (): string | null => after(REPLY_MARK)

/** Removes either from the address without navigating. */
export function clearLiveAddress(): void {
  if (joinInAddress() !== null || replyInAddress() !== null)
    history.replaceState(history.state, '', location.pathname + location.search)
}
