/** The connection of a watcher to the host. */
import type { Game } from '../../../engine/core/game/contract'
import type { Channel } from '../../../engine/net/channel'
import { Peer, type PeerEnd, type PeerState } from '../../../engine/net/peer'
import { Following } from './following'
import { writeRequest } from './packets'

export class WatchLink {
  readonly following: Following
  readonly #peer: Peer

  constructor(
    id: string,
    game: Game,
    channel: Channel,
    onState: (state: PeerState, end: PeerEnd | null) => void,
  ) {
    const refuse = () => this.#peer.refuse()
    this.#peer = new Peer(channel, {
      onControl: refuse,
      onFast: refuse,
      onStream: (bytes) => {
        this.following.receive(bytes)
        if (this.following.broken) refuse()
      },
      onState,
    })
    this.following = new Following(id, game, (bytes) => this.#peer.stream(bytes))
    this.#peer.start()
  }
  get state(): PeerState {
    return this.#peer.state
  }
  react(reaction: number): void {
    this.#peer.stream(writeRequest({ kind: 'react', reaction }))
  }
  /** The rules cannot play what the host sent. */
  refuse(): void {
    this.#peer.refuse()
  }
  leave(): void {
    this.#peer.leave()
  }
}
