import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pyramid/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { passes: { label: 'Vueltas al mazo', 1: 'Una', 3: 'Tres', any: 'Sin límite' } },
  controls: { pick: 'Elegir una carta' },
  stats: { Left: 'Cartas restantes', Time: 'Tiempo', Moves: 'Jugadas' },
  best: { time: 'Mejor tiempo', moves: 'Menos jugadas', left: 'Menos cartas restantes' },
  status: {
    king: (card, left) =>
      plural(left, {
        one: `${card}, fuera. Queda # carta en la pirámide.`,
        many: `${card}, fuera. Quedan # de cartas en la pirámide.`,
        other: `${card}, fuera. Quedan # cartas en la pirámide.`,
      }),
    pair: (card, other, left) =>
      plural(left, {
        one: `${card} y ${other}, fuera. Queda # carta en la pirámide.`,
        many: `${card} y ${other}, fuera. Quedan # de cartas en la pirámide.`,
        other: `${card} y ${other}, fuera. Quedan # cartas en la pirámide.`,
      }),
  },
  captions: { pair: 'pareja retirada', king: 'rey retirado' },
  howTo: [
    'Retira dos cartas libres que sumen 13: jota 11, reina 12. Un rey sale solo.',
    'Mazo y descarte también cuentan: elige una carta y luego pulsa el mazo.',
    'Roba cuando nada encaje. Retira toda la pirámide para ganar.',
  ],
  refusals: {
    alone: 'Solo un rey sale solo. Pon esta carta sobre otra con la que sume 13.',
    not13: (sum) => `Estas cartas suman ${sum}, no 13.`,
    stockEmpty: 'El mazo y el descarte están vacíos.',
  },
  ends: { undo: 'Deshaz jugadas para probar otro camino.' },
  moves: {
    king: (card) => `Fuera ${card}`,
    pair: (card, other) => `Fuera ${card} y ${other}`,
  },
  table: {
    label: 'Mesa de Pirámide',
    stock: (card, cards) =>
      plural(cards, {
        one: `${card}, mazo, # carta`,
        many: `${card}, mazo, # de cartas`,
        other: `${card}, mazo, # cartas`,
      }),
    removed: (cards) =>
      plural(cards, {
        one: 'retiradas, # carta',
        many: 'retiradas, # de cartas',
        other: 'retiradas, # cartas',
      }),
  },
}
