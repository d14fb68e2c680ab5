/** Owns the notation for moves of Checkers: '11-15' a step, '15x22x31' a capture with every landing, a star for a new king. */
import type { Tell } from '../../engine/core/contract'
import type { Path, State } from './rules'

export const tell: Tell<State, Path> = (before, path, after) => {
  const [from = 0] = path
  const to = path.at(-1) ?? 0
  const left = before.turn === 0 ? before.white & ~after.white : before.red & ~after.red
  const crowned = (after.kings & (1 << to)) !== 0 && (before.kings & (1 << from)) === 0
  return path.map((square) => square + 1).join(left === 0 ? '-' : 'x') + (crowned ? '*' : '')
}
