import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  loaded: 'Partida cargada',
  flag: 'Tiempo agotado',
  claimed: 'Tablas reclamadas',
  accepted: 'Tablas aceptadas',
  resigned: 'Abandono',
  wrong: (from, to) => `${from}-${to}: jugada equivocada`,
  offered: (move) => `${move}, tablas ofrecidas`,
}
