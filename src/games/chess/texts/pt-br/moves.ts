import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  loaded: 'Partida carregada',
  flag: 'Tempo esgotado',
  claimed: 'Empate reivindicado',
  accepted: 'Empate aceito',
  resigned: 'Desistência',
  wrong: (from, to) => `${from}-${to}: jogada errada`,
  offered: (move) => `${move}, empate proposto`,
}
