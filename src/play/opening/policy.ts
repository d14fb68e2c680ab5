/**
 * How a game is played: what this player may do, and who hears of what happens. `PlayPolicy` is for games on one device;
 * the policies of games with another device are loaded on demand (`play/live`).
 */
import type { InputFrame, Outcome, Size } from '../../engine/core/game/contract'
import type { Seat } from '../../engine/core/input/seats'
import type { TurnInput } from '../../engine/core/replay/replay'
import type { StepOf } from '../../engine/storage/values/steps'
import type { RealtimeRace } from './race'

/** Why a live game is paused: the other player paused, is away or gone, the connection is lost, or the rival finished. */
export type LivePause = 'peer' | 'away' | 'lost' | 'gone' | 'alone'

/** Why a game cannot continue here: it continued in another tab, or all data was deleted or replaced there. */
export type Overtaken = 'elsewhere' | 'ended'

/** Why a game is paused. All but 'asked' happen automatically, and none of them resumes automatically. */
export type PauseReason =
  | 'asked'
  | 'hidden'
  | 'blur'
  | 'gamepad'
  | 'context'
  | 'turned'
  | 'left'
  | 'restored'
  | 'watched'
  | 'turn'
  | LivePause
  | Overtaken

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
  /** The computer plays for the other player. */
  onOtherReplaced(): void
}

/** The moves of a turn-based game that count. */
export interface Moves {
  readonly initial: unknown
  readonly steps: readonly StepOf[]
}

export class PlayPolicy {
  /** Another device takes part: results are ranked separately. */
  readonly live: boolean = false
  /** Speed, rewinds, hit stops and a shorter count-in are allowed. Otherwise both devices run at the same speed. */
  readonly ownPace: boolean = true
  readonly aimAssist: boolean = true
  /** Undo, hints and printed solutions are allowed. */
  readonly mayHelp: boolean = true
  /** This player alone chooses options, positions and content. */
  readonly mayChoose: boolean = true
  /** The game can be resumed in a later visit. */
  readonly savesProgress: boolean = true
  /** This device's seat in a live game; null if all players are here, and in a race. */
  readonly seat: 0 | 1 | null = null
  /** The seat of the other device, in a live game for three or four whose other seats are here; else null. */
  readonly awaySeat: Seat | null = null

  attach(_session: LiveSession): void {}
  mayPause(_reason: PauseReason): boolean {
    return true
  }
  get mayResume(): boolean {
    return true
  }
  /** Called for pauses that this player or this page caused. */
  onPause(_reason: PauseReason): void {}
  onResume(): void {}
  onFinish(_outcome: Outcome): void {}
  /** Returns true if it is handled here: the session begins no other game. */
  onRestart(): boolean {
    return false
  }
  /** Returns true if it is handled here: the session does not show the start panel. */
  onReset(): boolean {
    return false
  }

  // Turn-based games.

  /** Both players move at the same time. */
  readonly together: boolean = false
  readonly clocksRunInPause: boolean = false
  /** The level at which the computer moves for a seat; null for none. `level` is that of the options. */
  computerLevel(_seat: number, level: string | null): string | null {
    return level
  }
  /** The move that a press on this device means; null if it has no effect. */
  intendedMove(move: unknown): unknown {
    return move
  }
  /** A move was made on this device, by its player or automatically. */
  onMove(_move: unknown, _at: number, _own: boolean): void {}
  /** The board shows another state, or the first one. */
  onShow(_table: LiveTable, _moves: Moves): void {}

  // Real-time games.

  readonly race: RealtimeRace | null = null
  /** The world to show if it is not the confirmed one, but runs ahead of it; else null. */
  get shownWorld(): unknown {
    return null
  }
  onBegin(_world: unknown, _size: Size): void {}
  /**
   * One tick of time on this device.
   *
   * @param take - samples this player's input
   * @param play - plays a tick with the input of all players; returns whether the game continues
   * @param _replace - takes another world in place of the confirmed one
   * @returns whether the shown world advanced
   */
  tick(
    take: () => InputFrame,
    play: (frame: InputFrame) => boolean,
    _replace: (world: unknown) => void,
  ): boolean {
    play(take())
    return true
  }
  /** A tick was played with this input. */
  onTick(_frame: InputFrame): void {}
  /** The window has another size. */
  onResize(_size: Size): void {}
}
