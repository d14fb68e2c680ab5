/** What the three kinds of live games have in common: pauses on both devices, and the way to the other player. */
import type { Outcome } from '../../engine/core/game/contract'
import type { TurnInput } from '../../engine/core/replay/replay'
import type { LivePause, LiveSession } from '../opening/live'
import type { LiveMessage } from './messages'

type RoundMessage = Extract<LiveMessage, { round: number }>
export type Unnumbered<T> = T extends RoundMessage ? Omit<T, 'round'> : never

/** The connection, as one round of a live game sees it. */
export interface Round {
  send(message: Unnumbered<RoundMessage>): void
  stream(bytes: Uint8Array): void
  fast(bytes: Uint8Array): void
  /** The round trip, ms; null before it is known. */
  readonly rtt: number | null
  readonly connected: boolean
  readonly isInviter: boolean
  /** The other player breaks the rules: ends the connection with a message. */
  refuse(): void
  rematch(): void
  leave(): void
  /** Shows the other player's progress; `final` once it is their result. */
  progress(text: string, final: boolean): void
  /** A turn-based game has other moves: those that `input` returns. */
  moved(input: () => TurnInput): void
  turn(turn: 'ours' | 'theirs' | null): void
  over(): void
}

export abstract class LivePart {
  protected session: LiveSession | null = null
  protected readonly round: Round

  constructor(round: Round) {
    this.round = round
  }
  attach(session: LiveSession): void {
    this.session = session
    if (this.#pausedEarly) session.pauseHere(this.#pausedEarly)
  }
  /** Why the other player paused before this device's session was there. */
  #pausedEarly: LivePause | null = null
  protected readonly pauses: boolean = true

  protected alone = false

  get connected(): boolean {
    return this.alone || this.round.connected
  }
  paused(away: boolean): void {
    if (this.pauses) this.round.send({ t: 'pause', away })
  }
  resumed(): void {
    if (this.pauses) this.round.send({ t: 'resume' })
  }
  rematch(): void {
    this.round.rematch()
  }
  leave(): void {
    this.round.leave()
  }
  otherPaused(away: boolean): void {
    if (!this.pauses) return
    const reason = away ? 'away' : 'peer'
    if (this.session) this.session.pauseHere(reason)
    else this.#pausedEarly = reason
  }
  /** The other player resumed. While this one is away, both stay paused. */
  otherResumed(): void {
    if (!this.pauses) return
    this.#pausedEarly = null
    if (this.session?.isAway()) this.round.send({ t: 'pause', away: true })
    else this.session?.resumeHere()
  }
  finished(_outcome: Outcome): void {
    this.round.over()
  }
  lost(): void {
    if (this.pauses) this.session?.pauseHere('lost')
  }
  gone(): void {
    if (this.pauses) this.session?.pauseHere('gone')
  }
  claim(outcome: Outcome): void {
    this.session?.claimWin(outcome)
  }
  /** Another round begins, or the connection ended. */
  close(): void {}

  abstract receive(message: RoundMessage): void
  receiveStream(_bytes: Uint8Array): void {
    this.round.refuse()
  }
  receiveFast(_bytes: Uint8Array): void {
    this.round.refuse()
  }
}

export type { RoundMessage }
