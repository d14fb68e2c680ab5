import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/spider/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    suits: {
      label: 'Nombre de couleurs',
      1: 'Une couleur',
      2: 'Deux couleurs',
      4: 'Quatre couleurs',
      says: {
        1: 'Toutes les cartes sont des piques\u00a0: idéal pour débuter.',
        2: 'Pique et cœur\u00a0: seules les cartes d’une même couleur vont ensemble.',
        4: 'Toutes les couleurs de deux jeux\u00a0: seules les cartes d’une même couleur vont ensemble.',
      },
    },
  },
  controls: {
    pick: 'Prendre ou poser',
    columns: 'Colonnes\u00a0: départ, puis arrivée',
    column: (column) => `Colonne ${column}`,
    deal: 'Donner dix cartes',
  },
  stats: { Score: 'Score', Runs: 'Suites', Time: 'Temps', Moves: 'Coups' },
  best: { score: 'Record de points', time: 'Meilleur temps', moves: 'Le moins de coups' },
  status: {
    move: (move) => `${move}.`,
    draw: (left) =>
      plural(left, {
        one: 'Dix cartes données. Encore # donne.',
        many: 'Dix cartes données. Encore # de donnes.',
        other: 'Dix cartes données. Encore # donnes.',
      }),
    open: (card, column) => `${card}, carte retournée dans la colonne ${column}.`,
    run: (king, runs) =>
      plural(runs, {
        one: `${king} à l’as\u00a0: # suite sur 8 terminée.`,
        many: `${king} à l’as\u00a0: # de suites sur 8 terminées.`,
        other: `${king} à l’as\u00a0: # suites sur 8 terminées.`,
      }),
  },
  captions: {
    move: 'carte posée',
    draw: 'dix cartes données',
    open: 'carte retournée',
    run: 'suite terminée',
  },
  howTo: [
    'Pose les cartes sur un rang supérieur. Les suites d’une couleur vont ensemble.',
    'Une suite d’une couleur, du roi à l’as, quitte le tapis. Huit font gagner.',
    'La pioche donne dix cartes, mais pas tant qu’une colonne est vide.',
  ],
  refusals: {
    fillFirst: 'Pose une carte dans chaque colonne vide avant de donner.',
    stockEmpty: 'La pioche est vide.',
    notOneRun: 'Seule une suite d’une couleur se déplace, chaque carte un rang plus bas.',
    cardStays: 'Cette carte ne peut aller nulle part pour l’instant.',
    cardsStay: 'Ces cartes ne peuvent aller nulle part pour l’instant.',
    oneHigher: 'Les cartes vont sur une carte d’un rang supérieur ou dans une colonne vide.',
  },
  ends: {
    runs: (runs) =>
      plural(runs, {
        one: '# suite sur 8 terminée.',
        many: '# de suites sur 8 terminées.',
        other: '# suites sur 8 terminées.',
      }),
    runsUndo: (runs) =>
      plural(runs, {
        one: '# suite sur 8 terminée. Annule des coups pour essayer autrement.',
        many: '# de suites sur 8 terminées. Annule des coups pour essayer autrement.',
        other: '# suites sur 8 terminées. Annule des coups pour essayer autrement.',
      }),
  },
  position: {
    notRead:
      'Ce n’est ni une donne ni une position. Colle un numéro de donne, comme 617, ou une position copiée.',
    lastDown: 'La dernière carte d’une colonne doit être face visible.',
    stock: 'La pioche donne dix cartes à la fois, 50 au plus.',
    complete: 'Une suite terminée est encore sur le tapis.',
    tooOften: (card) => `${card} apparaît trop souvent.`,
    otherSuit: (card) =>
      `${card} n’est pas dans cette partie. Choisis un autre nombre de couleurs pour la jouer.`,
  },
  moves: {
    toColumn: (card, column) => `${card} vers la colonne ${column}`,
    severalToColumn: (card, more, column) =>
      plural(more, {
        one: `${card} et # autre carte vers la colonne ${column}`,
        many: `${card} et # d’autres cartes vers la colonne ${column}`,
        other: `${card} et # autres cartes vers la colonne ${column}`,
      }),
    dealt: 'Dix cartes données',
  },
  dealHint: (min, max) => `Un numéro de donne (de ${min} à ${numberText(max)}) ou une position copiée.`,
  table: {
    label: 'Tapis de Spider',
    stock: (deals) =>
      plural(deals, {
        one: 'pioche, encore # donne',
        many: 'pioche, encore # de donnes',
        other: 'pioche, encore # donnes',
      }),
    columnEmpty: 'colonne vide',
    onFaceDown: (card, cards) =>
      plural(cards, {
        one: `${card}, sur # carte cachée`,
        many: `${card}, sur # de cartes cachées`,
        other: `${card}, sur # cartes cachées`,
      }),
  },
}
