import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  drop: (disc, column) => `${disc}, coluna ${column}`,
  pop: (disc, column) => `${disc}: peça tirada da coluna ${column}`,
}
