import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/sliding-puzzle/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  look: (tile) => `La tuile ${tile} est la prochaine à rejoindre sa place\u00a0: la case en surbrillance.`,
  solution: {
    up: (moves) =>
      plural(moves, {
        one: 'La solution la plus courte prend # coup. D’abord, la case vide va vers le haut.',
        many: 'La solution la plus courte prend # de coups. D’abord, la case vide va vers le haut.',
        other: 'La solution la plus courte prend # coups. D’abord, la case vide va vers le haut.',
      }),
    down: (moves) =>
      plural(moves, {
        one: 'La solution la plus courte prend # coup. D’abord, la case vide va vers le bas.',
        many: 'La solution la plus courte prend # de coups. D’abord, la case vide va vers le bas.',
        other: 'La solution la plus courte prend # coups. D’abord, la case vide va vers le bas.',
      }),
    left: (moves) =>
      plural(moves, {
        one: 'La solution la plus courte prend # coup. D’abord, la case vide va vers la gauche.',
        many: 'La solution la plus courte prend # de coups. D’abord, la case vide va vers la gauche.',
        other: 'La solution la plus courte prend # coups. D’abord, la case vide va vers la gauche.',
      }),
    right: (moves) =>
      plural(moves, {
        one: 'La solution la plus courte prend # coup. D’abord, la case vide va vers la droite.',
        many: 'La solution la plus courte prend # de coups. D’abord, la case vide va vers la droite.',
        other: 'La solution la plus courte prend # coups. D’abord, la case vide va vers la droite.',
      }),
  },
  section: {
    up: (moves) =>
      plural(moves, {
        one: 'La section suivante prend # coup. D’abord, la case vide va vers le haut.',
        many: 'La section suivante prend # de coups. D’abord, la case vide va vers le haut.',
        other: 'La section suivante prend # coups. D’abord, la case vide va vers le haut.',
      }),
    down: (moves) =>
      plural(moves, {
        one: 'La section suivante prend # coup. D’abord, la case vide va vers le bas.',
        many: 'La section suivante prend # de coups. D’abord, la case vide va vers le bas.',
        other: 'La section suivante prend # coups. D’abord, la case vide va vers le bas.',
      }),
    left: (moves) =>
      plural(moves, {
        one: 'La section suivante prend # coup. D’abord, la case vide va vers la gauche.',
        many: 'La section suivante prend # de coups. D’abord, la case vide va vers la gauche.',
        other: 'La section suivante prend # coups. D’abord, la case vide va vers la gauche.',
      }),
    right: (moves) =>
      plural(moves, {
        one: 'La section suivante prend # coup. D’abord, la case vide va vers la droite.',
        many: 'La section suivante prend # de coups. D’abord, la case vide va vers la droite.',
        other: 'La section suivante prend # coups. D’abord, la case vide va vers la droite.',
      }),
  },
  slide: (tile, moves) =>
    plural(moves, {
      one: `Fais glisser la tuile ${tile}. La solution la plus courte prend # coup.`,
      many: `Fais glisser la tuile ${tile}. La solution la plus courte prend # de coups.`,
      other: `Fais glisser la tuile ${tile}. La solution la plus courte prend # coups.`,
    }),
  slideSection: (tile, moves) =>
    plural(moves, {
      one: `Fais glisser la tuile ${tile}. La section suivante prend # coup.`,
      many: `Fais glisser la tuile ${tile}. La section suivante prend # de coups.`,
      other: `Fais glisser la tuile ${tile}. La section suivante prend # coups.`,
    }),
}
