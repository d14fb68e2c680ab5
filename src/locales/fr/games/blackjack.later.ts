import { numberText } from '../../../engine/core/text'
import type * as hints from '../../../games/blackjack/texts/hints'
import type * as moves from '../../../games/blackjack/texts/moves'
import type * as review from '../../../games/blackjack/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  ranks: ['as', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'valet', 'dame', 'roi'],
  weak: (dealer) => `Regarde la carte du croupier (${dealer})\u00a0: elle est faible, il saute souvent avec.`,
  strong: (dealer) =>
    `Regarde la carte du croupier (${dealer})\u00a0: elle est forte, il atteint le plus souvent 17 avec.`,
  decision: (decision, total, dealer) =>
    `${decision}. Ta main\u00a0: ${total}. Carte du croupier\u00a0: ${dealer}.`,
  decisionSoft: (decision, total, dealer) =>
    `${decision}. Ta main\u00a0: ${total} souple. Carte du croupier\u00a0: ${dealer}.`,
  why: {
    splitAlways: 'Sépare toujours les as et les huit\u00a0: en paire, ils font une mauvaise main.',
    split: 'Sépare cette paire\u00a0: contre cette carte, deux mains valent mieux qu’une.',
    surrender: 'Quoi que tu joues, cette main perd en moyenne plus de la moitié de sa mise.',
    doubleSoft:
      'Le croupier dépasse souvent 21 avec cette carte, et une main souple ne peut pas dépasser\u00a0: double la mise.',
    double:
      'Les cartes valant 10 sont les plus fréquentes et rendent cette main forte\u00a0: double la mise.',
    standSoft: 'Cette main souple suffit contre cette carte.',
    standSevens: 'Tu as deux des quatre sept, donc 21 est moins probable\u00a0: rester est un peu mieux.',
    standHigh: 'À partir de 17, une carte de plus nuit plus souvent qu’elle n’aide.',
    stand: 'Quand le croupier montre de 2 à 6, il dépasse souvent 21\u00a0: reste.',
    hitSoft: 'Une main souple ne peut pas dépasser 21\u00a0: son as peut valoir 1.',
    hitLow: 'Aucune carte ne fait dépasser 21 à une main de 11 ou moins.',
    hitHigh: 'Quand le croupier montre 7 ou plus, il atteint souvent 17\u00a0: tire si tu as moins.',
    hit: 'Avec 12, seule une carte valant 10 dépasse, et un 2 ou un 3 du croupier n’est pas assez faible pour rester.',
  },
  ace: 'Regarde l’as du croupier\u00a0: la carte cachée vaut-elle 10\u202f?',
  insurance:
    'L’assurance paie 2 pour 1, mais seules quatre cartes sur treize valent 10\u00a0: moins d’une sur trois.',
  noInsurance: 'Pas d’assurance\u00a0: elle coûte plus qu’elle ne rapporte.',
  count: (count) => `Le compte en cours est de ${count}.`,
  counting:
    'Regarde chaque carte distribuée\u00a0: de 2 à 6 elle compte +1, de 7 à 9 elle compte 0, dix et as −1.',
  smallBet: 'Regarde ta mise\u00a0: une petite dure plus longtemps.',
  chip: (value) => `Mise ${value}, puis distribue.`,
  deal: 'Distribue quand tu veux.',
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  bet: (stake) => `Mise\u00a0: ${stake}`,
  count: (count) => `Compte ${count}`,
  dealt: (totals) => `Donne\u00a0: ${totals.join(', ')}`,
  hit: (total) => `Carte\u00a0: ${total}`,
  double: (total) => `Doublé\u00a0: ${total}`,
  clear: 'Mise effacée',
  bets: 'Retour aux mises',
  insure: 'Assurance',
  decline: 'Pas d’assurance',
  stand: 'Reste',
  split: 'Séparation',
  surrender: 'Abandon',
  leave: 'Table quittée',
  dealer: (total) => `Croupier\u00a0: ${total}`,
  push: 'Égalité',
  even: 'Égalité',
  won: (amount) => `Gain\u00a0: ${amount}`,
  lost: (amount) => `Perte\u00a0: ${amount}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  value: 'Valeur de la mise',
  loss: {
    one: 'coûte #\u202f% de la mise',
    many: 'coûte #\u202f% de la mise',
    other: 'coûte #\u202f% de la mise',
  },
  insurance: 'L’assurance paie 2 pour 1, mais seules quatre cartes sur treize valent 10.',
  better: (decision, total, dealer) =>
    `Mieux en moyenne\u00a0: ${decision}. Ta main\u00a0: ${total}. Carte du croupier\u00a0: ${dealer}.`,
  betterSoft: (decision, total, dealer) =>
    `Mieux en moyenne\u00a0: ${decision}. Ta main\u00a0: ${total} souple. Carte du croupier\u00a0: ${dealer}.`,
  rounds: 'Manches',
  decisions: 'Décisions',
  cost: 'Coût des erreurs',
  costOf: (percent) => `${numberText(percent, 1)}\u202f% d’une mise`,
}
