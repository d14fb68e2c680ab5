import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  drop: (disc, column) => `${disc}, columna ${column}`,
  pop: (disc, column) => `${disc}: ficha fuera de la columna ${column}`,
}
