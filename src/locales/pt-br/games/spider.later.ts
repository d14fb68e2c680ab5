import type * as hints from '../../../games/spider/texts/hints'
import type * as review from '../../../games/spider/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  nothing: 'Nenhuma jogada útil foi encontrada. Tente outro caminho ou desfaça jogadas.',
  where: {
    completes: (column) => `Veja a coluna ${column}: as últimas cartas dela completam uma sequência.`,
    turns: (column) => `Veja a coluna ${column}: dá para virar uma carta fechada.`,
    joins: (column) => `Veja a coluna ${column}: as últimas cartas dela continuam uma sequência do naipe.`,
    empties: (column) => `Veja a coluna ${column}: dá para esvaziá-la.`,
    column: (column) => `Veja a coluna ${column}: uma carta dela é mais útil em outro lugar.`,
    stock: 'Veja o monte: cartas novas ajudam mais que qualquer jogada.',
  },
  moves: {
    onto: (card, other, column) => `Mova ${card} sobre ${other} na coluna ${column}`,
    toEmpty: (card, column) => `Mova ${card} para a coluna vazia ${column}`,
    draw: 'Dê as cartas do monte',
  },
  completes: (move) => `${move}. Isso completa uma sequência.`,
  turns: (move) => `${move}. Isso vira uma carta.`,
  joins: (move) => `${move}. Isso continua uma sequência de um naipe.`,
  empties: (move) => `${move}. Isso esvazia uma coluna.`,
  wins: (move) => `${move}. Assim ainda dá para vencer a partida.`,
  likely: (move) => `${move}. Isso leva à melhor posição encontrada.`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  wayFound: 'Caminho para a vitória',
  lost: 'Antes desta jogada foi encontrado um caminho para a vitória; depois, nenhum.',
  moves: 'Jogadas',
  runs: 'Séries completas',
  waysLost: 'Caminhos para a vitória perdidos',
}
