/**
 * Connects two tabs of one browser by a BroadcastChannel. A tab that invites listens under the id of its invitation;
 * another tab of the same browser finds it, joins it, or delivers the reply to a direct invitation.
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
  | { readonly kind: 'find' | Waits }

/** What a tab answers that has invited: it still waits, or another player came first. */
type Waits = 'waits' | 'used'

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
  /** Another player has come: no tab can join any more. */
  used(): void
  stop(): void
}

/**
 * Waits for another tab of this browser. One tab can join; later ones hear that the invitation is used.
 *
 * @param onJoin - receives the open channel to that tab
 * @param onReply - another tab was opened with the reply to this invitation; resolves to whether it was taken
 */
export function listenForTabs(
  id: string,
  onJoin: (channel: Channel) => void,
  onReply: (text: string) => Promise<boolean>,
): TabListener {
  const wire = open(id)
  let state: Waits = 'waits'
  let stopped = false
  let joined = false
  const say = (message: Message) => {
    if (!stopped) wire.postMessage(message)
  }
  wire.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (stopped) return
    if (data.kind === 'find') say({ kind: state })
    else if (data.kind === 'reply')
      void onReply(data.text).then((taken) => say({ kind: taken ? 'waits' : 'used' }))
    else if (data.kind === 'join' && state === 'waits') {
      state = 'used'
      joined = true
      say({ kind: 'welcome', from: 'host', guest: data.guest })
      onJoin(new TabChannel(wire, 'host', data.guest))
    }
  })
  return {
    used() {
      state = 'used'
    },
    stop() {
      stopped = true
      // The channel to a tab that has joined closes it.
      if (!joined) wire.close()
    },
  }
}

/** Posts a message and waits for the answer of a waiting tab; null after `waitMs`. */
function ask<Answer extends Message['kind']>(
  wire: BroadcastChannel,
  message: Message,
  isAnswer: (data: Message) => data is Message & { readonly kind: Answer },
  waitMs: number,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const done = (answer: Answer | null) => {
      wire.removeEventListener('message', listen)
      clearTimeout(timer)
      resolve(answer)
    }
    const listen = ({ data }: MessageEvent<Message>) => {
      if (isAnswer(data)) done(data.kind)
    }
    const timer = setTimeout(() => done(null), waitMs)
    wire.addEventListener('message', listen)
    wire.postMessage(message)
  })
}

const tells = (data: Message): data is Message & { readonly kind: Waits } =>
  data.kind === 'waits' || data.kind === 'used'

/** Joins the tab that waits under this id in the same browser; null if none answers within `waitMs`. */
export async function joinTab(id: string, waitMs = 400): Promise<Channel | null> {
  const wire = open(id)
  // `crypto.randomUUID` exists only on secure pages.
  const guest = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const isWelcome = (data: Message): data is Message & { readonly kind: 'welcome' } =>
    data.kind === 'welcome' && data.guest === guest
  if (await ask(wire, { kind: 'join', from: 'guest', guest }, isWelcome, waitMs))
    return new TabChannel(wire, 'guest', guest)
  wire.close()
  return null
}

async function askTab(id: string, message: Message, waitMs: number): Promise<Waits | null> {
  const wire = open(id)
  const answer = await ask(wire, message, tells, waitMs)
  wire.close()
  return answer
}

/** Whether a tab of the same browser has invited under this id; null if none answers within `waitMs`. */
export const findTab = (id: string, waitMs = 400): Promise<Waits | null> =>
  askTab(id, { kind: 'find' }, waitMs)

/** Delivers a reply to the tab that waits for it in the same browser: 'waits' if it took it. */
export const deliverReply = (id: string, text: string, waitMs = 1500): Promise<Waits | null> =>
  askTab(id, { kind: 'reply', text }, waitMs)
