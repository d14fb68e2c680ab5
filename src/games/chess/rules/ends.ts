/** How a game of chess ends, and how that is told. */
import type { Outcome } from '../../../engine/core/game/contract'
import type { Stat } from '../texts/game'
import { texts as gameTexts } from '../texts/game'
import type { Color } from './pieces'

const texts = gameTexts.ends

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
  /** Of runs: the first miss of a streak, or all positions. */
  | 'missed'
  | 'solved'

export interface End {
  /** Null is a tie. */
  readonly winner: Color | null
  readonly reason: Reason
}

/** The sentence below the heading. `full` selects the wording of the variant's quiet-move rule. */
export function detailOf({ winner, reason }: End, full: boolean): string {
  switch (reason) {
    case 'king':
      return winner === 'w' ? texts.blackKing : texts.whiteKing
    case 'mate':
      return texts.mate
    case 'time':
      return winner === 'w' ? texts.blackTime : texts.whiteTime
    case 'bareTime':
      return texts.bareTime
    case 'resigned':
      return winner === 'w' ? texts.blackResigned : texts.whiteResigned
    case 'agreed':
      return texts.agreed
    case 'stalemate':
      return texts.stalemate
    case 'repetition':
      return texts.repetition
    case 'fivefold':
      return texts.fivefold
    case 'veryQuiet':
      return texts.veryQuiet
    case 'material':
      return texts.material
    case 'stuck':
      return texts.stuck
    default:
      return full ? texts.quiet : texts.quietSimplified
  }
}

/** @param own number of the winner's moves; null if it is not meaningful because the game was imported */
export function outcomeOf(end: End, you: Color | null, full: boolean, own: number | null): Outcome<Stat> {
  const detail = detailOf(end, full)
  if (end.winner === null) return { result: 'tied', title: texts.draw, detail }
  if (you === null)
    return { result: 'over', title: end.winner === 'w' ? texts.whiteWins : texts.blackWins, detail }
  return end.winner === you
    ? { result: 'won', title: texts.youWin, detail, ...(own !== null && { results: { Moves: own } }) }
    : { result: 'lost', title: texts.computerWins, detail }
}
