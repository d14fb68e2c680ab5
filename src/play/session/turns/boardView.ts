/** Owns what the board is shown of a turn play: one proxy a session, its states held as they are. */
import { proxy, ref } from 'valtio'
import type { GameEvent, Warned } from '../../../engine/core/game/contract'

/** What the board is shown. Replaced as a whole with every change. */
export interface BoardView {
  readonly state: unknown
  readonly previous: unknown
  /** The state from which one went back to this one, while watching. */
  readonly undone: unknown
  readonly events: readonly GameEvent[]
  readonly turn: number
}

export interface TurnView {
  board: BoardView
  canUndo: boolean
  canRedo: boolean
  thinking: boolean
  hint: unknown
  /** Cells to look at, while a hint shows no move yet. */
  look: readonly number[]
  warned: Warned | null
  /** The seat of the visitor in a play by link; null where all moves are made here. */
  seat: number | null
}

/** Before anything was done. */
export function createTurnView(state: unknown): TurnView {
  const board: BoardView = { state, previous: null, undone: null, events: [], turn: 0 }
  return proxy<TurnView>({
    board: ref(board),
    canUndo: false,
    canRedo: false,
    thinking: false,
    hint: null,
    look: [],
    warned: null,
    seat: null,
  })
}

/** Another state stands there, by these events; advice and words on a move were for the one before. */
export function showBoard(
  view: TurnView,
  state: unknown,
  previous: unknown,
  events: readonly GameEvent[],
  undone: unknown = null,
): void {
  const board: BoardView = { state, previous, undone, events, turn: view.board.turn + 1 }
  view.board = ref(board)
  view.hint = null
  view.look = []
  view.warned = null
}
