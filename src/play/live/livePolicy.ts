/** What the kinds of live games have in common: equal conditions and pauses on both devices, and the way to the other player. */
import type { OptionValues, Outcome } from '../../engine/core/game/contract'
import type { TurnInput } from '../../engine/core/replay/replay'
import { type LivePause, type LiveSession, type PauseReason, PlayPolicy } from '../opening/policy'
import type { LiveMessage } from './messages'

export type RoundMessage = Extract<LiveMessage, { round: number }>
type Unnumbered<T> = T extends RoundMessage ? Omit<T, 'round'> : never

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
  /** The other player's progress; `final` once it is their result. */
  onProgress(text: string, final: boolean): void
  /** A turn-based game has other moves: those that `input` returns. */
  onMoves(input: () => TurnInput): void
  onTurn(turn: 'ours' | 'theirs' | null): void
  onOver(): void
}

export abstract class LivePolicy extends PlayPolicy {
  override readonly live = true
  override readonly ownPace = false
  override readonly mayHelp = false
  override readonly mayChoose = false
  override readonly savesProgress = false
  protected readonly round: Round
  protected session: LiveSession | null = null
  /** The other player has left, and this one plays on. */
  protected alone = false
  /** Whether both devices pause and resume together. */
  protected readonly pausesBoth: boolean = true
  /** Why the other player paused before this device's session was there. */
  #pausedEarly: LivePause | null = null

  constructor(round: Round) {
    super()
    this.round = round
  }
  override attach(session: LiveSession): void {
    this.session = session
    if (this.#pausedEarly) session.pauseHere(this.#pausedEarly)
  }
  override mayPause(reason: PauseReason): boolean {
    // The other player should not wait because this window is beside another one.
    return reason !== 'blur'
  }
  override get mayResume(): boolean {
    return this.alone || this.round.connected
  }
  override onPause(reason: PauseReason): void {
    if (this.pausesBoth) this.round.send({ t: 'pause', away: reason === 'hidden' })
  }
  override onResume(): void {
    if (this.pausesBoth) this.round.send({ t: 'resume' })
  }
  override onFinish(_outcome: Outcome): void {
    this.round.onOver()
  }
  override onRestart(): boolean {
    this.round.rematch()
    return true
  }
  override onReset(): boolean {
    this.round.leave()
    return true
  }
  onOtherPaused(away: boolean): void {
    if (!this.pausesBoth) return
    const reason = away ? 'away' : 'peer'
    if (this.session) this.session.pauseHere(reason)
    else this.#pausedEarly = reason
  }
  /** While this player is away, both stay paused. */
  onOtherResumed(): void {
    if (!this.pausesBoth) return
    this.#pausedEarly = null
    if (this.session?.isAway()) this.round.send({ t: 'pause', away: true })
    else this.session?.resumeHere()
  }
  onLost(): void {
    if (this.pausesBoth) this.session?.pauseHere('lost')
  }
  onGone(): void {
    if (this.pausesBoth) this.session?.pauseHere('gone')
  }
  claimWin(outcome: Outcome): void {
    this.session?.claimWin(outcome)
  }
  /** Whether the computer can take the place of the other player. */
  mayReplaceOther(_options: OptionValues): boolean {
    return false
  }
  /** The computer takes the place of the other player, who has left. Returns whether it could be loaded. */
  async replaceOther(_options: OptionValues): Promise<boolean> {
    return false
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
