/**
 * Rooms: two browsers find each other by relays that carry only encrypted handshakes (Trystero over MQTT brokers or
 * Nostr relays), and connect directly. Only sites that were built with `VITE_LIVE` have them.
 * https://github.com/dmotz/trystero
 */
import type { JoinRoom, Room } from 'trystero'
import type { Channel, ChannelState } from './channel'

const env = import.meta.env as Record<string, string | undefined>

/** The relays that were named when the site was built. */
const urls = (env.VITE_LIVE_URLS ?? '').split(/[\s,]+/).filter(Boolean)
const APP = 'pocket-arcade'
/** Bytes of a room's name and of its password, which encrypts the handshake. */
const NAME_BYTES = 20

class RoomChannel implements Channel {
  state: ChannelState = 'open'
  onMessage: Channel['onMessage'] = null
  onState: Channel['onState'] = null
  readonly #room: Room
  readonly #action: ReturnType<typeof bytesAction>
  /** The other player; null while they are away. */
  #peer: string | null

  constructor(room: Room, action: ReturnType<typeof bytesAction>, peer: string) {
    this.#room = room
    this.#action = action
    this.#peer = peer
    action.onMessage = (data, { peerId }) => {
      if (peerId === this.#peer && data instanceof ArrayBuffer) this.onMessage?.(new Uint8Array(data))
      else if (peerId === this.#peer && ArrayBuffer.isView(data))
        this.onMessage?.(new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice())
    }
    room.onPeerLeave = (id) => {
      if (id === this.#peer) this.#peer = null
    }
    // After an interruption the same player returns, perhaps under another name.
    room.onPeerJoin = (id) => {
      this.#peer ??= id
    }
  }
  send(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.state === 'open' && this.#peer !== null)
      this.#action.send(bytes, { target: this.#peer }).catch(() => undefined)
  }
  sendFast(bytes: Uint8Array<ArrayBuffer>): void {
    this.send(bytes)
  }
  close(): void {
    if (this.state === 'closed') return
    this.state = 'closed'
    void this.#room.leave()
    this.onState?.('closed')
  }
}

const bytesAction = (room: Room) => room.makeAction<ArrayBuffer | ArrayBufferView>('bytes')

/** A name that nobody can guess. */
export function newRoom(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NAME_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The strategy is fixed when the site is built, so only one of them is in the files of the site. */
async function strategy(): Promise<JoinRoom> {
  return import.meta.env.VITE_LIVE === 'mqtt'
    ? (await import('@trystero-p2p/mqtt')).joinRoom
    : (await import('trystero')).joinRoom
}

/**
 * Enters a room, and waits for the other player.
 *
 * @param onChannel - the first player who comes; called once
 * @param servers - STUN and TURN servers
 * @returns leaves the room, unless the other player has come
 */
export function openRoom(
  name: string,
  onChannel: (channel: Channel) => void,
  servers: readonly RTCIceServer[],
): () => void {
  let left = false
  let room: Room | null = null
  let found = false
  void strategy().then((joinRoom) => {
    if (left) return
    const password = name.slice(NAME_BYTES)
    const entered = joinRoom(
      { appId: APP, password, relayConfig: { urls }, rtcConfig: { iceServers: [...servers] } },
      name.slice(0, NAME_BYTES),
    )
    room = entered
    const action = bytesAction(entered)
    entered.onPeerJoin = (id) => {
      found = true
      onChannel(new RoomChannel(entered, action, id))
    }
  })
  return () => {
    left = true
    if (!found) void room?.leave()
  }
}
