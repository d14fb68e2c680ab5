import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pyramid/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { passes: { label: 'Passadas pelo monte', 1: 'Uma', 3: 'Três', any: 'Sem limite' } },
  controls: { pick: 'Escolher uma carta' },
  stats: { Left: 'Cartas restantes', Time: 'Tempo', Moves: 'Jogadas' },
  best: { time: 'Melhor tempo', moves: 'Menos jogadas', left: 'Menos cartas restantes' },
  status: {
    king: (card, left) =>
      plural(left, {
        one: `${card} fora. Resta # carta na pirâmide.`,
        many: `${card} fora. Restam # de cartas na pirâmide.`,
        other: `${card} fora. Restam # cartas na pirâmide.`,
      }),
    pair: (card, other, left) =>
      plural(left, {
        one: `${card} e ${other} fora. Resta # carta na pirâmide.`,
        many: `${card} e ${other} fora. Restam # de cartas na pirâmide.`,
        other: `${card} e ${other} fora. Restam # cartas na pirâmide.`,
      }),
  },
  captions: { pair: 'par retirado', king: 'rei retirado' },
  howTo: [
    'Tire duas cartas livres que somem 13: valete 11, dama 12. Um rei sai sozinho.',
    'Monte e descarte também contam: escolha uma carta e depois toque no monte.',
    'Compre quando nada couber. Desmonte a pirâmide para vencer.',
  ],
  refusals: {
    alone: 'Só um rei sai sozinho. Coloque esta carta sobre outra com a qual some 13.',
    not13: (sum) => `Estas cartas somam ${sum}, não 13.`,
    stockEmpty: 'O monte e o descarte estão vazios.',
  },
  ends: { undo: 'Desfaça jogadas para tentar outro caminho.' },
  moves: {
    king: (card) => `Fora: ${card}`,
    pair: (card, other) => `Fora: ${card} e ${other}`,
  },
  table: {
    label: 'Mesa de Pirâmide',
    stock: (card, cards) =>
      plural(cards, {
        one: `${card}, monte, # carta`,
        many: `${card}, monte, # de cartas`,
        other: `${card}, monte, # cartas`,
      }),
    removed: (cards) =>
      plural(cards, {
        one: 'retiradas, # carta',
        many: 'retiradas, # de cartas',
        other: 'retiradas, # cartas',
      }),
  },
}
