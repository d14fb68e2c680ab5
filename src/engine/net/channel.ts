/** A connection to the page of another player, whatever carries it. */

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
