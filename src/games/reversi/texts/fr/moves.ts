import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  move: (side, square) => `${side}\u00a0: ${square}`,
}
