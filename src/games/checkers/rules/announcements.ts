/** Owns how a move of Checkers is written: '11-15' a step, '15x22x31' a capture with every landing, a star for a new king. */
import { isKing } from './pieces'

/** `before` and `after`: one sign a square. Squares of the path count from 0. */
export function toldMove(before: string, path: readonly number[], after: string): string {
  const [from = 0] = path
  const to = path.at(-1) ?? 0
  const count = (pieces: string) => pieces.replaceAll('.', '').length
  const crowned = isKing(after[to]) && !isKing(before[from])
  return (
    path.map((square) => square + 1).join(count(before) === count(after) ? '-' : 'x') + (crowned ? '*' : '')
  )
}
