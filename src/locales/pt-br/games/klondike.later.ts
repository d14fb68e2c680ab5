import type * as hints from '../../../games/klondike/texts/hints'
import type * as review from '../../../games/klondike/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  lost: 'Não dá mais para vencer esta partida. Desfaça jogadas para tentar outro caminho.',
  unknown: 'Nenhuma jogada útil foi encontrada. Tente outro caminho ou desfaça jogadas.',
  where: {
    turns: (column) => `Veja a coluna ${column}: dá para virar uma carta fechada.`,
    empties: (column) => `Veja a coluna ${column}: dá para esvaziá-la.`,
    column: (column) => `Veja a coluna ${column}: uma carta dela é mais útil em outro lugar.`,
    cell: (cell) => `Veja a célula livre ${cell}: dá para liberá-la.`,
    waste: 'Veja o descarte: a carta de cima cabe nas colunas.',
    foundation: 'Veja as bases: a próxima carta de uma delas está ao alcance.',
    back: 'Veja as bases: uma carta delas ajuda nas colunas.',
    stock: 'Veja o monte: uma carta dali ajuda mais.',
    stockEmpty: 'Veja o monte vazio: uma carta dali ajuda mais.',
  },
  moves: {
    toFoundation: (card) => `Mova ${card} para a base`,
    toCell: (card) => `Coloque ${card} em uma célula livre`,
    toEmpty: (card) => `Mova ${card} para a coluna vazia`,
    onto: (card, other, column) => `Coloque ${card} sobre ${other} na coluna ${column}`,
    backOnto: (card, other, column) => `Devolva ${card} à coluna ${column}, sobre ${other}`,
    draw: 'Compre',
  },
  turnsOver: (move) => `${move}. Isso vira uma carta.`,
  notNeeded: (move) => `${move}. Essa carta não faz mais falta nas colunas.`,
  empties: (move) => `${move}. Isso esvazia uma coluna.`,
  wins: (move) => `${move}. Assim ainda dá para vencer a partida.`,
  likely: (move) => `${move}.`,
  draw: 'Compre do monte.',
  drawWins: 'Compre do monte. Assim ainda dá para vencer a partida.',
  turn: 'Devolva o descarte ao monte.',
  turnWins: 'Devolva o descarte ao monte. Assim ainda dá para vencer a partida.',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  winnable: 'Com solução',
  lost: 'Depois desta jogada, não dava mais para vencer a partida.',
  moves: 'Jogadas',
  onFoundations: 'Cartas nas bases',
  positionsLost: 'Posições vencedoras perdidas',
}
