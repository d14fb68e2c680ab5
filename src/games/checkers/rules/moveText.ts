/** Moves as text: '11-15' for a step, '15x22x31' for a capture with every landing, an asterisk for a new king. */
import { isKing } from './pieces'

/**
 * @param before,after one character per square
 * @param path squares from 0
 */
export function moveText(before: string, path: readonly number[], after: string): string {
  const [from = 0] = path
  const to = path.at(-1) ?? 0
  const count = (pieces: string) => pieces.replaceAll('.', '').length
  const crowned = isKing(after[to]) && !isKing(before[from])
  return (
    path.map((square) => square + 1).join(count(before) === count(after) ? '-' : 'x') + (crowned ? '*' : '')
  )
}
