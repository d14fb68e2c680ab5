/** The connections of a host to its watchers: none of them knows of another. */
import type { Game } from '../../../engine/core/game/contract'
import type { Channel } from '../../../engine/net/channel'
import { Peer } from '../../../engine/net/peer'
import { MAX_WATCHERS } from '../messages'
import { FLUSH_MS, Hosting } from './hosting'
import type { Reason } from './packets'

/**
 * So many packets that have not arrived are a second of a game, and what was sent at once before: the upload is too slow. Twice
 * as many wait until some have arrived.
 */
const SLOW = 100
const BUSY = 2 * SLOW

export class Star {
  readonly hosting: Hosting
  /** A watcher came or left, the upload became too slow or fast enough, or there is another reason why nobody sees the game. */
  onChange: () => void = () => {}
  readonly #peers = new Set<Peer>()
  #slow = false
  #reason: Reason | null = null
  readonly #timer = setInterval(() => this.#flush(), FLUSH_MS)

  constructor(game: Game) {
    this.hosting = new Hosting(game)
  }
  /** How many watch. */
  get watchers(): number {
    return this.hosting.watchers
  }
  get isFull(): boolean {
    return this.watchers >= MAX_WATCHERS
  }
  /** Whether this device sends too slowly for a watcher. */
  get slow(): boolean {
    return this.#slow
  }
  /** Takes a watcher. One too many is sent away. */
  add(channel: Channel): void {
    const { hosting } = this
    const drop = () => void hosting.dropped++
    const peer = new Peer(channel, {
      onControl: drop,
      onFast: drop,
      onStream: (bytes) => watcher && hosting.receive(watcher, bytes),
      onState: (state) => {
        if (state !== 'ended' || !watcher) return
        hosting.remove(watcher)
        this.#peers.delete(peer)
        this.onChange()
      },
    })
    const watcher = hosting.add(
      (bytes) => peer.stream(bytes),
      () => peer.state !== 'connected' || peer.unacknowledged > BUSY,
    )
    peer.start()
    if (!watcher) {
      peer.leave()
      return
    }
    this.#peers.add(peer)
    this.onChange()
  }
  /** Ends watching: all watchers are told. */
  close(): void {
    clearInterval(this.#timer)
    for (const peer of [...this.#peers]) peer.leave()
  }

  #flush(): void {
    this.hosting.flush()
    const slow = [...this.#peers].some(({ unacknowledged }) => unacknowledged > SLOW)
    const { reason } = this.hosting
    if (slow === this.#slow && reason === this.#reason) return
    this.#slow = slow
    this.#reason = reason
    this.onChange()
  }
}
