import type * as hints from '../../../games/battleship/texts/hints'
import type * as moves from '../../../games/battleship/texts/moves'
import type * as review from '../../../games/battleship/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  aroundHits: 'Regarde autour des cases touchées en surbrillance\u00a0: ce navire est encore à flot.',
  quarter: 'Regarde la partie de l’eau en surbrillance\u00a0: la meilleure case s’y trouve.',
  mayCover: 'Le navire touché peut couvrir les cases en surbrillance.',
  longest: (ship, cells) =>
    `Plus long navire à flot\u00a0: ${ship}, ${cells} cases en ligne. Les cases en surbrillance admettent le plus de positions.`,
  allAimed: 'Regarde les cases en surbrillance\u00a0: ce sont toutes tes cibles.',
  together: 'Les tirs partent ensemble. D’ici là, tu peux encore changer de cibles.',
  fire: 'Tire la salve.',
  remaining: 'Regarde les cases restantes.',
  anyCell: 'Tu vises déjà tous les navires à flot\u00a0: n’importe quelle case convient.',
  asGood: (cell) => `${cell} vaut bien toutes les autres.`,
  best: (cell) => `${cell} est la case la plus probable.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  player: (player) => `Joueur ${player}`,
  you: 'Toi',
  computer: 'Ordinateur',
  resigns: (player) => `Joueur ${player} abandonne`,
  facts: (name, facts) => `${name}\u00a0: ${facts.join('\u202f; ')}`,
  fleetPlaced: 'flotte placée',
  fleetShown: 'flotte révélée',
  miss: (cell) => `${cell}, à l’eau`,
  hit: (cell) => `${cell}, touché`,
  sunk: (cell, ship) => `${cell}, ${ship} coulé`,
  nextShot: (cell) => `tir suivant\u00a0: ${cell}`,
  allPlaced: 'Tous les navires placés',
  fleetSet: 'La flotte du joueur 1 est prête',
  begins: 'La bataille commence',
  placed: (name, ship) => `${name}\u00a0: ${ship} placé`,
  placedAt: (ship, cell) => `${ship} en ${cell}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  compared: 'Comparé au meilleur tir',
  loss: {
    one: '#\u202f% moins probable que le meilleur tir',
    many: '#\u202f% moins probable que le meilleur tir',
    other: '#\u202f% moins probable que le meilleur tir',
  },
  nextToHits: 'Un navire touché est encore à flot\u00a0: tire d’abord à côté des cases touchées.',
  noShip: (cell) => `Aucun navire restant ne peut couvrir ${cell}.`,
  more: (best, cell) => `Plus de positions de navires sont possibles en ${best} qu’en ${cell}.`,
  summary: { shots: 'Tirs', hits: 'Touchés', best: 'Meilleurs tirs' },
}
