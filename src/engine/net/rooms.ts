/**
 * Rooms: two browsers find each other by relays that carry only encrypted handshakes (Trystero over MQTT brokers or
 * Nostr relays), and connect directly. If they cannot, MQTT brokers also carry the encrypted messages of slow games. Only
 * sites that were built with `VITE_LIVE` have rooms. https://github.com/dmotz/trystero
 */
import type { JoinRoom, Room } from 'trystero'
import type { Channel, ChannelState } from './channel'
import type { Meeting } from './relayChannel'
import type { Topics } from './sealedTopic'

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

/** An unguessable name. */
export function newRoom(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NAME_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The strategy is fixed when the site is built, so the files of the site contain only that one, or none. */
async function strategy(): Promise<JoinRoom> {
  if (import.meta.env.VITE_LIVE === 'mqtt') return (await import('./mqttRooms')).joinRoom
  if (import.meta.env.VITE_LIVE === 'nostr') return (await import('trystero')).joinRoom
  throw new Error('VITE_LIVE must be mqtt or nostr')
}

/** The MQTT brokers as one: packets go to all of them, and those that arrive again are ignored. */
async function relays(): Promise<Topics> {
  const { brokerAt } = await import('./mqttBrokers')
  const all = urls.map(brokerAt)
  return {
    subscribe(topic, listener) {
      const stops = all.map((broker) => broker.subscribe(topic, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    publish(topic, payload) {
      for (const broker of all) broker.publish(topic, payload)
    },
  }
}

export interface RoomOptions {
  /** STUN and TURN servers. */
  readonly servers: readonly RTCIceServer[]
  /** Whether the game can be played over relays, which are slow. */
  readonly slow: boolean
  /** The first player who comes; called once. */
  readonly onChannel: (channel: Channel) => void
  /** The other player came, but the browsers cannot connect directly, and the game cannot be played over relays. */
  readonly onUnreachable: () => void
}

/**
 * Enters a room, and waits for the other player.
 *
 * @returns leaves the room, unless the other player has come
 */
export function openRoom(name: string, { servers, slow, onChannel, onUnreachable }: RoomOptions): () => void {
  let left = false
  let room: Room | null = null
  let meeting: Meeting | null = null
  const direct = typeof RTCPeerConnection !== 'undefined'
  const leave = () => {
    left = true
    void room?.leave()
    meeting?.stop()
  }
  const enter = async () => {
    const joinRoom = await strategy()
    if (left) return
    const password = name.slice(NAME_BYTES)
    const entered = joinRoom(
      { appId: APP, password, relayConfig: { urls }, rtcConfig: { iceServers: [...servers] } },
      name.slice(0, NAME_BYTES),
    )
    room = entered
    const action = bytesAction(entered)
    entered.onPeerJoin = (id) => {
      left = true
      meeting?.stop()
      onChannel(new RoomChannel(entered, action, id))
    }
  }
  const meetAtRelays = async () => {
    const { meet } = await import('./relayChannel')
    const made = await meet(name, await relays(), direct, (channel) => {
      if (left) return
      left = true
      void room?.leave()
      if (slow) onChannel(channel)
      else {
        channel.close()
        onUnreachable()
      }
    })
    meeting = made
    if (left) made.stop()
  }
  if (direct) void enter()
  if (import.meta.env.VITE_LIVE === 'mqtt') void meetAtRelays()
  return () => {
    if (!left) leave()
  }
}
