import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  resigned: 'Abandono',
  accepted: 'Tablas aceptadas',
  offered: (move) => `${move}, tablas ofrecidas`,
}
