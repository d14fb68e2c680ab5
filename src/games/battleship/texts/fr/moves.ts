import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
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
