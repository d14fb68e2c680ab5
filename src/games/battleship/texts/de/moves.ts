import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  player: (player) => `Spieler ${player}`,
  you: 'Du',
  computer: 'Computer',
  resigns: (player) => `Spieler ${player} gibt auf`,
  facts: (name, facts) => `${name}: ${facts.join('; ')}`,
  fleetPlaced: 'Flotte gesetzt',
  fleetShown: 'Flotte gezeigt',
  miss: (cell) => `${cell}, Wasser`,
  hit: (cell) => `${cell}, Treffer`,
  sunk: (cell, ship) => `${cell}, ${ship} versenkt`,
  nextShot: (cell) => `nächster Schuss: ${cell}`,
  allPlaced: 'Alle Schiffe gesetzt',
  fleetSet: 'Die Flotte von Spieler 1 steht',
  begins: 'Das Gefecht beginnt',
  placed: (name, ship) => `${name}: ${ship} gesetzt`,
  placedAt: (ship, cell) => `${ship} auf ${cell}`,
}
