/** A turn-based game against another device: moves are exchanged, and each side checks every move by the rules. */
import type { Game, OptionValues, TurnGame } from '../../engine/core/game/contract'
import type { LiveTurns as Declared } from '../../engine/core/game/live'
import { sha256 } from '../../engine/core/math/sha256'
import { isLegal, moveText } from '../byLink/legal'
import type { LiveTable, PauseReason } from '../opening/policy'
import { LivePolicy, type Round, type RoundMessage } from './livePolicy'

/** How far the clocks of two devices may differ, ms. */
const MAX_AHEAD_MS = 15_000

const hashOf = (move: unknown, salt: string) => sha256(`${salt} ${moveText(move)}`)

interface Hidden {
  readonly move: unknown
  readonly at: number
  readonly salt: string
}

/** The middle one of the computer's levels; null if it cannot take over from a player. */
function substituteLevel(game: Extract<Game, { kind: 'turn' }>, options: OptionValues): string | null {
  if (game.rules.legalByApply?.(game.rules.start({ ...options, ...game.live?.options }, 0))) return null
  const levels = game.options.flatMap(({ id, choices }) =>
    choices.flatMap(({ value }) =>
      [0, 1].map((seat) => game.computer?.({ ...options, [id]: value }, seat) ?? null),
    ),
  )
  const known = [...new Set(levels.filter((level) => level !== null))]
  return known[Math.floor(known.length / 2)] ?? null
}

export class TurnPolicy extends LivePolicy {
  override readonly seat: 0 | 1
  override readonly together: boolean
  override readonly clocksRunInPause = true
  protected override readonly pausesBoth = false
  readonly #game: TurnGame
  readonly #declared: Declared
  /** The level at which the computer plays for the player who left; null for none. */
  #substitute: string | null = null
  #table: LiveTable | null = null
  #early: RoundMessage[] = []
  #sent = 0
  #received = 0
  #lastAt = 0
  /** Hidden moves: ours, and the hash of theirs. */
  #hidden: Hidden | null = null
  #theirHash: string | null = null
  #commits = { ours: 0, theirs: 0 }

  constructor(game: TurnGame, declared: Declared, seat: 0 | 1, round: Round) {
    super(round)
    this.#game = game
    this.#declared = declared
    this.together = declared.together !== undefined
    this.seat = seat
  }
  /** The game continues while this player is away. */
  override mayPause(reason: PauseReason): boolean {
    return reason !== 'hidden' && reason !== 'blur' && reason !== 'gamepad'
  }
  /** Moves made without a connection arrive later, so a pause can end at any time. */
  override get mayResume(): boolean {
    return true
  }
  override computerLevel(seat: number): string | null {
    return seat === this.seat ? null : this.#substitute
  }
  override intendedMove(move: unknown): unknown {
    const { together, either } = this.#declared
    return !together || either?.(move) ? move : together(move, this.seat)
  }
  override onMove(move: unknown, at: number, own: boolean): void {
    // While the connection is lost, too: it arrives when the connection returns.
    const text = { move, at: Math.max(0, at), own }
    if (this.#isHidden(move, own)) this.#commit(move, text.at)
    else this.round.send({ t: 'move', n: this.#sent++, ...text })
  }
  override mayReplaceOther(options: OptionValues): boolean {
    return substituteLevel(this.#game, options) !== null
  }
  override async replaceOther(options: OptionValues): Promise<boolean> {
    this.#substitute = substituteLevel(this.#game, options)
    this.alone = true
    this.#table?.onOtherReplaced()
    return true
  }
  override onShow(table: LiveTable): void {
    if (!this.#table) {
      this.#table = table
      for (const message of this.#early.splice(0)) this.receive(message)
    }
    this.round.onMoves(() => table.input)
    const { state } = table
    if (state === undefined || this.together) return
    const { rules } = this.#game
    const own = (rules.seat?.(state) ?? 0) === this.seat
    this.round.onTurn(rules.outcome(state) ? null : own ? 'ours' : 'theirs')
  }
  receive(message: RoundMessage): void {
    if (!this.#table) {
      if (this.#early.length < 100) this.#early.push(message)
      return
    }
    if (message.t === 'move') this.#take(this.#table, message.n, message.move, message.at, message.own)
    else if (message.t === 'commit') {
      if (!this.together || this.#theirHash !== null || message.n !== this.#commits.theirs)
        this.round.refuse()
      else {
        this.#theirHash = message.hash
        this.#reveal()
      }
    } else if (message.t === 'reveal') {
      const { n, move, salt } = message
      if (n !== this.#commits.theirs || this.#theirHash !== hashOf(move, salt)) this.round.refuse()
      else {
        this.#theirHash = null
        this.#commits.theirs++
        this.#apply(this.#table, move, message.at, true)
      }
    } else this.round.refuse()
  }

  #take(table: LiveTable, n: number, move: unknown, at: number, own: boolean): void {
    if (n !== this.#received || this.#isHidden(move, own)) {
      this.round.refuse()
      return
    }
    this.#received++
    this.#apply(table, move, at, own)
  }
  #apply(table: LiveTable, move: unknown, at: number, own: boolean): void {
    if (!this.#isTheirs(table.state, move, own)) {
      this.round.refuse()
      return
    }
    this.#lastAt = Math.max(this.#lastAt, Math.min(at, table.playedMs + MAX_AHEAD_MS))
    if (table.receive(move, this.#lastAt, own, (this.round.rtt ?? 0) / 2) !== null) this.round.refuse()
  }
  #isTheirs(state: unknown, move: unknown, own: boolean): boolean {
    const { rules } = this.#game
    const { together } = this.#declared
    const other = this.seat === 0 ? 1 : 0
    if (rules.outcome(state)) return false
    if (this.#declared.either?.(move)) return true
    if (together && own)
      return moveText(together(move, other)) === moveText(move) && isLegal(rules, state, move)
    if ((rules.seat?.(state) ?? 0) !== other) return false
    if (!own) return moveText(rules.next?.(state)?.move ?? null) === moveText(move)
    return isLegal(rules, state, move)
  }
  /** Whether a move stays hidden until both players have moved. */
  #isHidden(move: unknown, own: boolean): boolean {
    return this.together && own && !this.#declared.either?.(move)
  }
  /** Sends the hash of a hidden move; the move follows when both players have moved. */
  #commit(move: unknown, at: number): void {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    this.#hidden = { move, at, salt }
    this.round.send({ t: 'commit', n: this.#commits.ours, hash: hashOf(move, salt) })
    this.#reveal()
  }
  #reveal(): void {
    const hidden = this.#hidden
    if (!hidden || this.#theirHash === null) return
    this.#hidden = null
    this.round.send({ t: 'reveal', n: this.#commits.ours++, ...hidden })
  }
}
