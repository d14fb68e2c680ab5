import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  places: [
    'em cima à esquerda',
    'em cima no centro',
    'em cima à direita',
    'no meio à esquerda',
    'no centro',
    'no meio à direita',
    'embaixo à esquerda',
    'embaixo no centro',
    'embaixo à direita',
  ],
  titles: [
    'Em cima à esquerda',
    'Em cima no centro',
    'Em cima à direita',
    'No meio à esquerda',
    'No centro',
    'No meio à direita',
    'Embaixo à esquerda',
    'Embaixo no centro',
    'Embaixo à direita',
  ],
  onBoard: (place, board) => `${place}, tabuleiro ${board}`,
  cell: (row, column) => `na linha ${row}, coluna ${column}`,
  cellTitle: (row, column) => `Linha ${row}, coluna ${column}`,
  move: (mark, place) => `${mark} ${place}`,
  cleared: 'Tabuleiro limpo',
  game: (game) => `Partida ${game}`,
}
