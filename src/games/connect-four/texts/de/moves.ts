import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  drop: (disc, column) => `${disc}, Spalte ${column}`,
  pop: (disc, column) => `${disc}: aus Spalte ${column} genommen`,
}
