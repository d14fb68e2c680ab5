import type * as hints from '../../../games/battleship/texts/hints'
import type * as moves from '../../../games/battleship/texts/moves'
import type * as review from '../../../games/battleship/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  aroundHits: 'Such rund um die hervorgehobenen Treffer: Dieses Schiff schwimmt noch.',
  quarter: 'Sieh dir den hervorgehobenen Teil des Wassers an: Dort liegt das beste Feld.',
  mayCover: 'Das getroffene Schiff kann auf den hervorgehobenen Feldern liegen.',
  longest: (ship, cells) =>
    `Längstes Schiff über Wasser: ${ship}, ${cells} Felder in einer Reihe. Die hervorgehobenen Felder passen zu den meisten Schiffspositionen.`,
  allAimed: 'Sieh dir die hervorgehobenen Felder an: Dorthin zielen alle deine Schüsse.',
  together: 'Alle Schüsse fallen auf einmal. Bis dahin kannst du deine Ziele noch ändern.',
  fire: 'Feuere die Salve.',
  remaining: 'Sieh dir die übrigen Felder an.',
  anyCell: 'Du zielst schon auf jedes Schiff über Wasser, also ist jedes Feld recht.',
  asGood: (cell) => `${cell} ist so gut wie jedes andere.`,
  best: (cell) => `${cell} ist das wahrscheinlichste Feld.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
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

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  compared: 'Verglichen mit dem besten Schuss',
  loss: {
    one: '#\u00a0% weniger wahrscheinlich als der beste Schuss',
    other: '#\u00a0% weniger wahrscheinlich als der beste Schuss',
  },
  nextToHits: 'Ein getroffenes Schiff schwimmt noch, also feuere zuerst neben die Treffer.',
  noShip: (cell) => `Kein übriges Schiff kann auf ${cell} liegen.`,
  more: (best, cell) => `Auf ${best} sind mehr Schiffspositionen möglich als auf ${cell}.`,
  summary: { shots: 'Schüsse', hits: 'Treffer', best: 'Beste Schüsse' },
}
