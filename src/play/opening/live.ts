/**
 * What a session knows of a game that is played live with another device. The code that connects the devices is
 * loaded on demand (`play/live`).
 */
import type { InputFrame, Outcome, Size } from '../../engine/core/game/contract'
import type { TurnInput } from '../../engine/core/replay/replay'
import type { StepOf } from '../../engine/storage/values/steps'
import type { Race } from './race'

/** Why a live game is paused: the other player paused, is away or gone, the connection is lost, or the rival finished. */
export type LivePause = 'peer' | 'away' | 'lost' | 'gone' | 'alone'

/** What a live game asks of the session it belongs to. */
export interface LiveSession {
  /** Pauses without telling the other device. */
  pauseHere(reason: LivePause): void
  /** Resumes without telling the other device. */
  resumeHere(): void
  /** Whether the player cannot play now: the page is hidden, or a dialog covers the game. */
  isAway(): boolean
  /**
   * Ends the game by a win without its rules, also while it is paused: the other player has left. It wins no trophies
   * and changes no records.
   */
  claimWin(outcome: Outcome): void
}

interface LiveBase {
  attach(session: LiveSession): void
  /** The player paused, or left the page; or resumed: the other device does the same. */
  paused(away: boolean): void
  resumed(): void
  finished(outcome: Outcome): void
  /** Whether the game can run now. */
  readonly connected: boolean
  /** Asks the other player for another game. Leaves the live game if the connection has ended. */
  rematch(): void
  leave(): void
}

/** What a turn-based live game asks of the board. */
export interface LiveTable {
  /**
   * Makes a move of the other player, or an automatic one that the other device made.
   *
   * @param at - play time of the move in ms
   * @param sinceMs - how long ago it was made
   * @returns why it is not possible; null if it was made
   */
  receive(move: unknown, at: number, own: boolean, sinceMs: number): string | null
  readonly state: unknown
  readonly input: TurnInput
  /** Play time in ms, without pauses. */
  readonly playedMs: number
  /** The game continues without the other player, or the computer plays for them. */
  onOtherReplaced(): void
}

/** Two people play a turn-based game against each other. */
export interface LiveTurns extends LiveBase {
  readonly kind: 'turns'
  /** This device's seat; null once the game continues without the other player. */
  readonly seat: 0 | 1 | null
  /** Both players move at the same time. */
  readonly together: boolean
  /** The level at which the computer plays for the player who left; null for none. */
  readonly substitute: string | null
  open(table: LiveTable): void
  shown(): void
  /** The move that a press on this device means; null if it has no effect. */
  meant(move: unknown): unknown
  /** A move was made on this device, by its player or automatically. */
  made(move: unknown, at: number, own: boolean): void
}

/** Two people play a real-time game against each other. */
export interface LiveTicks extends LiveBase {
  readonly kind: 'ticks'
  readonly seat: 0 | 1
  /** A game begins. Returns the world to show. */
  begin(world: unknown): unknown
  /**
   * One tick of time on this device.
   *
   * @param take - samples this player's input
   * @param play - plays a tick with the input of both players; returns whether the game continues
   * @returns whether the shown world advanced
   */
  tick(take: () => InputFrame, play: (frame: InputFrame) => boolean): boolean
  /** Shows the world of the last confirmed tick, and what is expected since. */
  show(world: unknown): void
  /** The world of the other device, if this one has another; null if it has none to take. */
  correction(): unknown
}

/** Two people play the same start at the same time, and see each other's progress. */
export interface LiveRace extends LiveBase {
  readonly kind: 'race'
  readonly race: Race
  /** A real-time game begins in a window of this size. */
  begin(size: Size): void
  ticked(frame: InputFrame): void
  /** The window of a real-time game has another size. */
  resized(size: Size): void
  /** The moves of a turn-based game changed: one was made or undone. */
  moved(initial: unknown, steps: readonly StepOf[]): void
}

export type Live = LiveTurns | LiveTicks | LiveRace
