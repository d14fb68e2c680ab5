import { numberText, plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/patience/texts/game'
import type { Translation } from '../../../translation'

export const patienceTexts: Translation<typeof game.patienceTexts> = {
  options: {
    deals: {
      label: 'Donnes',
      winnable: 'Gagnables',
      random: 'Au hasard',
      says: {
        winnable: 'Chaque donne a été vérifiée\u00a0: il y a un moyen de la gagner.',
        random: 'N’importe quelle donne. Certaines sont impossibles à gagner.',
      },
    },
    colors: { label: 'Couleurs', two: 'Deux teintes', four: 'Quatre teintes' },
    index: { label: 'Symboles des coins', normal: 'Normaux', large: 'Grands' },
    side: { label: 'Placement', right: 'Main droite', left: 'Main gauche' },
  },
  refusals: {
    noPasses: 'Aucun passage restant dans la pioche.',
    covered: 'Il faut d’abord déplacer les cartes posées dessus.',
  },
  position: {
    onlyNumber: 'Écris seulement le numéro de la donne, comme 617.',
    numbers: (min, max) => `Les donnes vont du numéro ${min} au numéro ${numberText(max)}.`,
    notCards: (part) => `«\u202f${part}\u202f» n’est pas une liste de cartes comme «\u202fKSTH\u202f».`,
    twice: (card) => `${card} apparaît deux fois.`,
    oneTwice: 'Une carte apparaît deux fois.',
    missing: (cards) =>
      plural(cards, {
        one: 'Il manque # carte du paquet.',
        many: 'Il manque # de cartes du paquet.',
        other: 'Il manque # cartes du paquet.',
      }),
  },
  deal: {
    choose: 'Choisir une donne',
    number: (deal) => `Donne ${deal}`,
    custom: 'Donne perso',
    winnable: 'Gagnable',
    label: 'Donne',
    hint: (min, max) =>
      `Un numéro de donne (${min} à ${numberText(max)}), une liste de 52 cartes ou une position copiée.`,
    button: 'Distribuer',
    empty: 'Indique d’abord une donne.',
    position: 'Cette position',
    copy: 'Copier cette position',
    copied: 'Position copiée.',
  },
  table: {
    stock: (cards) =>
      plural(cards, { one: 'pioche, # carte', many: 'pioche, # de cartes', other: 'pioche, # cartes' }),
    stockEmpty: 'pioche, vide',
    stockNoPasses: 'pioche, vide, aucun passage restant',
    stockTurn: 'pioche, vide, appuie pour retourner la défausse',
    waste: (card, cards) =>
      plural(cards, {
        one: `${card}, défausse, # carte`,
        many: `${card}, défausse, # de cartes`,
        other: `${card}, défausse, # cartes`,
      }),
    wasteEmpty: 'défausse, vide',
    coveredBy: (card, cards) =>
      plural(cards, {
        one: `${card}, sous # carte`,
        many: `${card}, sous # de cartes`,
        other: `${card}, sous # cartes`,
      }),
  },
}
