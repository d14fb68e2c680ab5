/** What the page shows of a turn-based game: the board's state, by reference in a proxy, and the stats of the HUD. */

import { proxy, ref } from 'valtio'
import type { GameEvent, Hint, Hud, TurnGame, Warned } from '../../../engine/core/game/contract'
import { TIME } from '../../../engine/core/game/stats'
import { tenthsText } from '../../../engine/core/text'

/** Replaced as a whole with every change. */
export interface BoardView {
  readonly state: unknown
  readonly previous: unknown
  /** In a replay: the state before stepping back to this one. */
  readonly undone: unknown
  readonly events: readonly GameEvent[]
  readonly turn: number
}

export function createTurnView(state: unknown) {
  const board: BoardView = { state, previous: null, undone: null, events: [], turn: 0 }
  return proxy({
    board: ref(board) as BoardView,
    canUndo: false,
    canRedo: false,
    /** A visitor has made a move. */
    touched: false,
    thinking: false,
    hint: null as unknown,
    /** Cells to highlight, for a hint without a move. */
    highlighted: [] as readonly number[],
    /** The words of the hint; '' if none is shown. */
    hintText: '',
    hintPart: null as Hint<unknown>['part'] | null,
    warned: null as Warned | null,
    /** The visitor's seat in a game played by link; null if all moves are made here. */
    seat: null as number | null,
  })
}

export type TurnView = ReturnType<typeof createTurnView>

/** Shows another state, reached by these events. Clears hints and warnings. */
export function showBoard(
  view: TurnView,
  state: unknown,
  previous: unknown,
  events: readonly GameEvent[],
  undone: unknown = null,
): void {
  const board: BoardView = { state, previous, undone, events, turn: view.board.turn + 1 }
  view.board = ref(board)
  view.warned = null
  clearHint(view)
}

export function clearHint(view: TurnView): void {
  view.hint = null
  view.highlighted = []
  view.hintText = ''
  view.hintPart = null
}

/** Whether the HUD changes between two moves: rules that show the time take it as their second argument. */
export function showsTime({ rules, timer }: TurnGame): boolean {
  return timer !== undefined || rules.hud.length > 1
}

/** The game's HUD, with the time in timed games. `at` is the play time in ms. */
export function hudOf({ rules, timer }: TurnGame, state: unknown, at: number): Hud {
  const hud = rules.hud(state, at)
  const time = timer === 'tenths' ? tenthsText(at / 1000) : Math.floor(at / 1000)
  return timer ? { ...hud, [TIME]: time } : hud
}
