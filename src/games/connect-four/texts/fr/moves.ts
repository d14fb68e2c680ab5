import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  drop: (disc, column) => `${disc}, colonne ${column}`,
  pop: (disc, column) => `${disc}\u00a0: retrait, colonne ${column}`,
}
