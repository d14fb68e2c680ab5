/** How a game of chess ends, and the texts for it. */
import type { Outcome } from '../../../engine/core/game/contract'
import type { Color } from './pieces'

export type Reason =
  | 'king'
  | 'mate'
  | 'time'
  | 'stalemate'
  | 'quiet'
  | 'repetition'
  | 'fivefold'
  | 'veryQuiet'
  | 'material'
  | 'stuck'
  | 'bareTime'
  | 'resigned'
  | 'agreed'

export interface End {
  /** Null is a tie. */
  readonly winner: Color | null
  readonly reason: Reason
}

/** The sentence below the heading. `full` selects the wording of the variant's quiet-move rule. */
export function detailOf({ winner, reason }: End, full: boolean): string {
  switch (reason) {
    case 'king':
      return winner === 'w' ? 'The black king was captured.' : 'The white king was captured.'
    case 'mate':
      return 'Checkmate.'
    case 'time':
      return winner === 'w' ? 'Black ran out of time.' : 'White ran out of time.'
    case 'bareTime':
      return 'Time’s up, but a bare king can’t win.'
    case 'resigned':
      return winner === 'w' ? 'Black resigned.' : 'White resigned.'
    case 'agreed':
      return 'A draw was offered and accepted.'
    case 'stalemate':
      return 'Stalemate: no legal moves, and the king isn’t in check.'
    case 'repetition':
      return 'The same position occurred three times.'
    case 'fivefold':
      return 'The same position occurred five times.'
    case 'veryQuiet':
      return '75 moves by each side without a capture or a pawn move.'
    case 'material':
      return 'Neither side has enough pieces to checkmate.'
    case 'stuck':
      return 'No moves left.'
    default:
      return full
        ? 'Fifty moves by each side without a capture or a pawn move.'
        : '100 moves without a capture or a pawn move.'
  }
}

/** @param own number of the winner's moves; null if it is not meaningful because the game was imported */
export function outcomeOf(end: End, you: Color | null, full: boolean, own: number | null): Outcome {
  const detail = detailOf(end, full)
  if (end.winner === null) return { result: 'tied', title: 'It’s a draw', detail }
  if (you === null) return { result: 'over', title: end.winner === 'w' ? 'White wins' : 'Black wins', detail }
  return end.winner === you
    ? { result: 'won', title: 'You win', detail, ...(own !== null && { results: { Moves: own } }) }
    : { result: 'lost', title: 'The computer wins', detail }
}
