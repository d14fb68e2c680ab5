/** The connection of two live sessions in one process: messages pass through their written form and arrive two calls of `pass` later. */

import type { LivePolicy, Round, RoundMessage } from '../../../src/play/live/livePolicy'
import { type LiveMessage, readMessage, writeMessage } from '../../../src/play/live/messages'

const TICKS_ON_THE_WAY = 2

/** What one device said and showed. */
export interface End {
  readonly round: Round
  readonly said: LiveMessage['t'][]
  /** It ended the connection, because the other device broke the rules. */
  refused: boolean
  /** The other player's progress in a race, and whether it is their result. */
  progress: string
  final: boolean
}

export class Connection {
  /** The parts that play the round on each device. */
  readonly parts: LivePolicy[] = []
  readonly ends: readonly [End, End] = [this.#end(0), this.#end(1)]
  #post: { readonly at: number; arrive(): void }[] = []
  #now = 0

  /** A tick of time. */
  pass(): void {
    this.#now++
    const due = this.#post.filter(({ at }) => at <= this.#now)
    this.#post = this.#post.filter(({ at }) => at > this.#now)
    for (const { arrive } of due) arrive()
  }
  close(): void {
    for (const part of this.parts) part.close()
  }
  #end(seat: 0 | 1): End {
    const later = (arrive: (other: LivePolicy) => void) =>
      void this.#post.push({
        at: this.#now + TICKS_ON_THE_WAY,
        arrive: () => arrive(this.parts[1 - seat] as LivePolicy),
      })
    const end: End = {
      said: [],
      refused: false,
      progress: '',
      final: false,
      round: {
        send(message) {
          const read = readMessage(writeMessage({ ...message, round: 1 } as LiveMessage))
          if (!read) throw new Error('an invalid message')
          end.said.push(read.t)
          later((other) => {
            if (read.t === 'pause') other.onOtherPaused(read.away)
            else if (read.t === 'resume') other.onOtherResumed()
            else other.receive(read as RoundMessage)
          })
        },
        stream: (bytes) => later((other) => other.receiveStream(bytes)),
        fast: (bytes) => later((other) => other.receiveFast(bytes)),
        rtt: 70,
        connected: true,
        isInviter: seat === 0,
        refuse: () => {
          end.refused = true
        },
        rematch: () => {},
        leave: () => {},
        onProgress: (progress, final) => Object.assign(end, { progress, final }),
        onMoves: () => {},
        onTurn: () => {},
        onOver: () => {},
      },
    }
    return end
  }
}
