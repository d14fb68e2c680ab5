import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  resigned: 'Desistência',
  accepted: 'Empate aceito',
  offered: (move) => `${move}, empate proposto`,
}
