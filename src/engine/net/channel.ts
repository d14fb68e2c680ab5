/**
 * A connection to the page of another player, whatever carries it:
 *
 * | File | When |
 * |---|---|
 * | `directChannel.ts` | by default: WebRTC, offer and answer travel in links |
 * | `tabChannel.ts` | two tabs of one browser, on every site |
 * | `rooms.ts`, `mqttRooms.ts` | instead of links with `VITE_LIVE=mqtt`: WebRTC, the handshake goes over brokers |
 * | `rooms.ts` | the same with `VITE_LIVE=nostr`: over Nostr relays |
 * | `relayChannel.ts` | `VITE_LIVE=mqtt`, and no direct connection after 12 s: slow games over the brokers |
 *
 * `play/live/connect.ts` chooses between the first two and a room; `rooms.ts` between the others. A build contains only
 * what its variables name.
 */

export type ChannelState = 'connecting' | 'open' | 'closed'

/** Whole messages of bytes in both directions. */
export interface Channel {
  readonly state: ChannelState
  /** Sends reliably and in order. Does nothing unless the channel is open. */
  send(bytes: Uint8Array<ArrayBuffer>): void
  /** Sends at once: the message may arrive late, twice or never. */
  sendFast(bytes: Uint8Array<ArrayBuffer>): void
  /** Closes the connection; the other side notices. */
  close(): void
  /** Set by the one owner of the channel. `bytes` come from a stranger. */
  onMessage: ((bytes: Uint8Array<ArrayBuffer>) => void) | null
  onState: ((state: ChannelState) => void) | null
}
