/**
 * Connects two tabs of one browser by a BroadcastChannel. A tab that invites listens under the id of its invitation;
 * another tab of the same browser joins it, or delivers the reply to a direct invitation.
 */
import type { Channel, ChannelState } from './channel'

type Side = 'host' | 'guest'

type Message =
  | { readonly kind: 'join' | 'welcome' | 'leave'; readonly from: Side; readonly guest: string }
  | {
      readonly kind: 'bytes'
      readonly from: Side
      readonly guest: string
      readonly bytes: Uint8Array<ArrayBuffer>
    }
  | { readonly kind: 'reply'; readonly text: string }
  | { readonly kind: 'taken' }

const open = (id: string) => new BroadcastChannel(`pocket-arcade live ${id}`)

class TabChannel implements Channel {
  state: ChannelState = 'open'
  onMessage: Channel['onMessage'] = null
  onState: Channel['onState'] = null
  readonly #wire: BroadcastChannel
  readonly #side: Side
  readonly #guest: string
  readonly #leave = () => this.close()

  constructor(wire: BroadcastChannel, side: Side, guest: string) {
    this.#wire = wire
    this.#side = side
    this.#guest = guest
    wire.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (!('guest' in data) || data.guest !== guest || data.from === side) return
      if (data.kind === 'bytes') this.onMessage?.(data.bytes)
      else if (data.kind === 'leave') this.#end()
    })
    addEventListener('pagehide', this.#leave)
  }
  send(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.state === 'open') this.#post({ kind: 'bytes', from: this.#side, guest: this.#guest, bytes })
  }
  sendFast(bytes: Uint8Array<ArrayBuffer>): void {
    this.send(bytes)
  }
  close(): void {
    if (this.state === 'closed') return
    this.#post({ kind: 'leave', from: this.#side, guest: this.#guest })
    this.#end()
  }
  #post(message: Message): void {
    this.#wire.postMessage(message)
  }
  #end(): void {
    this.state = 'closed'
    removeEventListener('pagehide', this.#leave)
    this.#wire.close()
    this.onState?.('closed')
  }
}

export interface TabListener {
  stop(): void
}

/**
 * Waits for another tab of this browser. Ends with the first tab that joins.
 *
 * @param onJoin - receives the open channel to that tab
 * @param onReply - another tab was opened with the reply to this invitation
 */
export function listenForTabs(
  id: string,
  onJoin: (channel: Channel) => void,
  onReply: (text: string) => void,
): TabListener {
  const wire = open(id)
  const listen = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'reply') {
      wire.postMessage({ kind: 'taken' } satisfies Message)
      onReply(data.text)
    }
    if (data.kind !== 'join') return
    wire.removeEventListener('message', listen)
    wire.postMessage({ kind: 'welcome', from: 'host', guest: data.guest } satisfies Message)
    onJoin(new TabChannel(wire, 'host', data.guest))
  }
  wire.addEventListener('message', listen)
  return {
    stop() {
      wire.removeEventListener('message', listen)
      wire.close()
    },
  }
}

/** Posts a message and waits for the answer of a waiting tab; null after `waitMs`. */
function ask(wire: BroadcastChannel, message: Message, waitMs: number): Promise<Message | null> {
  return new Promise((resolve) => {
    const done = (answer: Message | null) => {
      wire.removeEventListener('message', listen)
      clearTimeout(timer)
      resolve(answer)
    }
    const listen = ({ data }: MessageEvent<Message>) => {
      const welcome = data.kind === 'welcome' && message.kind === 'join' && data.guest === message.guest
      if (welcome || (data.kind === 'taken' && message.kind === 'reply')) done(data)
    }
    const timer = setTimeout(() => done(null), waitMs)
    wire.addEventListener('message', listen)
    wire.postMessage(message)
  })
}

/** Joins the tab that waits under this id in the same browser; null if none answers within `waitMs`. */
export async function joinTab(id: string, waitMs = 400): Promise<Channel | null> {
  const wire = open(id)
  // `randomUUID` exists only on secure pages.
  const guest = crypto.getRandomValues(new Uint32Array(4)).join('-')
  if (await ask(wire, { kind: 'join', from: 'guest', guest }, waitMs))
    return new TabChannel(wire, 'guest', guest)
  wire.close()
  return null
}

/** Delivers a reply to the tab that waits for it in the same browser. Returns whether one took it. */
export async function deliverReply(id: string, text: string, waitMs = 1000): Promise<boolean> {
  const wire = open(id)
  const taken = await ask(wire, { kind: 'reply', text }, waitMs)
  wire.close()
  return taken !== null
}
