import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/pyramid/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  nothing: 'Não dá para tirar mais cartas. Desfaça jogadas para tentar outro caminho.',
  where: {
    king: 'Veja a carta destacada: ela sai sozinha.',
    pair: 'Veja a carta destacada: o par dela está livre.',
    stock: 'Veja o monte: uma carta dali ajuda mais.',
  },
  moves: {
    king: (card) => `Tire ${card}.`,
    pair: (card, other) => `Tire ${card} e ${other}.`,
    draw: 'Compre do monte.',
    turn: 'Devolva o descarte ao monte.',
  },
  wins: (move) => `${move} Assim ainda dá para vencer a partida.`,
  best: (move, left) =>
    plural(left, {
      one: `${move} O melhor caminho encontrado deixa # carta.`,
      many: `${move} O melhor caminho encontrado deixa # de cartas.`,
      other: `${move} O melhor caminho encontrado deixa # cartas.`,
    }),
}
