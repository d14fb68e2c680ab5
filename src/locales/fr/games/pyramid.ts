import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pyramid/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { passes: { label: 'Passages dans la pioche', 1: 'Un', 3: 'Trois', any: 'Illimités' } },
  controls: { pick: 'Choisir une carte' },
  stats: { Left: 'Cartes restantes', Time: 'Temps', Moves: 'Coups' },
  best: { time: 'Meilleur temps', moves: 'Moins de coups', left: 'Moins de cartes restantes' },
  status: {
    king: (card, left) =>
      plural(left, {
        one: `${card} retiré. # carte dans la pyramide.`,
        many: `${card} retiré. # de cartes dans la pyramide.`,
        other: `${card} retiré. # cartes dans la pyramide.`,
      }),
    pair: (card, other, left) =>
      plural(left, {
        one: `${card} et ${other} retirés. # carte dans la pyramide.`,
        many: `${card} et ${other} retirés. # de cartes dans la pyramide.`,
        other: `${card} et ${other} retirés. # cartes dans la pyramide.`,
      }),
  },
  captions: { pair: 'paire retirée', king: 'roi retiré' },
  howTo: [
    'Retire deux cartes libres qui font 13\u00a0: valet 11, dame 12. Un roi part seul.',
    'Pioche et défausse comptent aussi\u00a0: choisis une carte, puis appuie sur la pioche.',
    'Pioche quand rien ne va. Vide la pyramide pour gagner.',
  ],
  refusals: {
    alone: 'Seul un roi part seul. Pose cette carte sur une autre avec laquelle elle fait 13.',
    not13: (sum) => `Ces cartes font ${sum}, pas 13.`,
    stockEmpty: 'La pioche et la défausse sont vides.',
  },
  ends: { undo: 'Annule des coups pour essayer autrement.' },
  moves: {
    king: (card) => `Retrait\u00a0: ${card}`,
    pair: (card, other) => `Retrait\u00a0: ${card} et ${other}`,
  },
  table: {
    label: 'Tapis de pyramide',
    stock: (card, cards) =>
      plural(cards, {
        one: `${card}, pioche, # carte`,
        many: `${card}, pioche, # de cartes`,
        other: `${card}, pioche, # cartes`,
      }),
    removed: (cards) =>
      plural(cards, { one: 'retirées, # carte', many: 'retirées, # de cartes', other: 'retirées, # cartes' }),
  },
}
