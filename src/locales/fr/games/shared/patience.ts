import { numberText, plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/patience/texts/game'
import type * as run from '../../../../games/shared/patience/texts/run'
import type * as hints from '../../../../games/shared/patience/texts/runHints'
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
    notRead:
      'Ce n’est ni une donne ni une position. Colle un numéro de donne, une liste de 52 cartes (comme KS 10H) ou une position copiée.',
    places: (cards) =>
      `Cette position a besoin de ${numberText(cards)} places sur le tapis\u00a0: une carte, ou «\u202f-\u202f» pour une place vide.`,
    hangs: 'Une carte de cette position repose sur une place vide.',
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
  controls: {
    draw: 'Piocher',
  },
  status: {
    draw: (card, left) =>
      plural(left, {
        one: `${card}. # carte dans la pioche.`,
        many: `${card}. # de cartes dans la pioche.`,
        other: `${card}. # cartes dans la pioche.`,
      }),
    turn: 'Défausse retournée.',
  },
  captions: {
    Start: 'cartes distribuées',
    draw: 'carte piochée',
    turn: 'défausse retournée',
  },
  ends: {
    won: 'Tu gagnes',
    lost: 'Plus aucun coup',
    wonIn: (moves) =>
      plural(moves, {
        one: 'Victoire en # coup.',
        many: 'Victoire en # de coups.',
        other: 'Victoire en # coups.',
      }),
    dealWonIn: (deal, moves) =>
      plural(moves, {
        one: `Donne ${deal} gagnée en # coup.`,
        many: `Donne ${deal} gagnée en # de coups.`,
        other: `Donne ${deal} gagnée en # coups.`,
      }),
  },
  moves: {
    turned: 'Défausse retournée',
    drew: (card) => `Pioche\u00a0: ${card}`,
  },
}

export const runTexts: Translation<typeof run.runTexts> = {
  corner: {
    label: 'As et rois',
    on: 'Se suivent',
    off: 'Ne se suivent pas',
    says: {
      on: 'Un as va sur un roi, et un roi sur un as.',
      off: 'Seul un 2 va sur un as, et seule une dame sur un roi.',
    },
  },
  status: {
    take: (card, left) =>
      plural(left, {
        one: `${card} sur la défausse. # carte sur le tapis.`,
        many: `${card} sur la défausse. # de cartes sur le tapis.`,
        other: `${card} sur la défausse. # cartes sur le tapis.`,
      }),
  },
  captions: { take: 'carte sur la défausse' },
  refusals: {
    notNext: 'Seule une carte d’un rang de plus ou de moins va sur la défausse.',
    stockEmpty: 'La pioche est vide.',
  },
  ends: {
    left: (cards) =>
      plural(cards, {
        one: 'Il reste # carte sur le tapis.',
        many: 'Il reste # de cartes sur le tapis.',
        other: 'Il reste # cartes sur le tapis.',
      }),
    leftUndo: (cards) =>
      plural(cards, {
        one: 'Il reste # carte sur le tapis. Annule des coups pour essayer autrement.',
        many: 'Il reste # de cartes sur le tapis. Annule des coups pour essayer autrement.',
        other: 'Il reste # cartes sur le tapis. Annule des coups pour essayer autrement.',
      }),
  },
  moves: { took: (card) => `${card} sur la défausse` },
}

export const runHintTexts: Translation<typeof hints.runHintTexts> = {
  nothing: 'Il n’y a plus moyen de prendre des cartes. Annule des coups pour essayer autrement.',
  where: {
    opens: 'Regarde la carte en évidence\u00a0: elle en libère d’autres.',
    table: 'Regarde la carte en évidence\u00a0: elle va sur la défausse.',
    stock: 'Regarde la pioche\u00a0: sa prochaine carte aide davantage.',
  },
  takeWins: (card, other) => `Place ${card} sur ${other}. La partie peut encore être gagnée ainsi.`,
  takeBest: (card, other, left) =>
    plural(left, {
      one: `Place ${card} sur ${other}. La meilleure suite trouvée laisse # carte.`,
      many: `Place ${card} sur ${other}. La meilleure suite trouvée laisse # de cartes.`,
      other: `Place ${card} sur ${other}. La meilleure suite trouvée laisse # cartes.`,
    }),
  drawWins: 'Pioche une carte. La partie peut encore être gagnée ainsi.',
  drawBest: (left) =>
    plural(left, {
      one: 'Pioche une carte. La meilleure suite trouvée laisse # carte.',
      many: 'Pioche une carte. La meilleure suite trouvée laisse # de cartes.',
      other: 'Pioche une carte. La meilleure suite trouvée laisse # cartes.',
    }),
}
