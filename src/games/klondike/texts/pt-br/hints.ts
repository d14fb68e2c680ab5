import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  lost: 'Não dá mais para vencer esta partida. Desfaça jogadas para tentar outro caminho.',
  unknown: 'Nenhuma jogada útil foi encontrada. Tente outro caminho ou desfaça jogadas.',
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
