import type * as hints from '../../../games/battleship/texts/hints'
import type * as moves from '../../../games/battleship/texts/moves'
import type * as review from '../../../games/battleship/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  aroundHits: 'Mira alrededor de los impactos resaltados: ese barco sigue a flote.',
  quarter: 'Mira la parte resaltada del agua: la mejor casilla está ahí.',
  mayCover: 'El barco tocado puede ocupar las casillas resaltadas.',
  longest: (ship, cells) =>
    `El barco más largo a flote: ${ship.toLowerCase()}, ${cells} casillas en línea. En las casillas resaltadas caben más posiciones de barcos.`,
  allAimed: 'Mira las casillas resaltadas: ahí apuntan todos tus disparos.',
  together: 'Se disparan a la vez. Hasta entonces puedes cambiar dónde apuntas.',
  fire: 'Dispara la salva.',
  remaining: 'Mira las casillas que quedan.',
  anyCell: 'Ya apuntas a todos los barcos a flote, así que cualquier casilla vale.',
  asGood: (cell) => `${cell} vale tanto como cualquier otra.`,
  best: (cell) => `${cell} es la casilla más probable.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  player: (player) => `Jugador ${player}`,
  you: 'Tú',
  computer: 'Máquina',
  resigns: (player) => `El jugador ${player} abandona`,
  facts: (name, facts) => `${name}: ${facts.join('; ')}`,
  fleetPlaced: 'flota colocada',
  fleetShown: 'flota mostrada',
  miss: (cell) => `${cell}, agua`,
  hit: (cell) => `${cell}, tocado`,
  sunk: (cell, ship) => `${cell}, ${ship.toLowerCase()} hundido`,
  nextShot: (cell) => `siguiente disparo: ${cell}`,
  allPlaced: 'Todos los barcos colocados',
  fleetSet: 'La flota del jugador 1 está lista',
  begins: 'Empieza la batalla',
  placed: (name, ship) => `${name}: ${ship.toLowerCase()} colocado`,
  placedAt: (ship, cell) => `${ship} en ${cell}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  compared: 'Comparado con el mejor disparo',
  loss: {
    one: '#\u00a0% menos probable que el mejor disparo',
    many: '#\u00a0% menos probable que el mejor disparo',
    other: '#\u00a0% menos probable que el mejor disparo',
  },
  nextToHits: 'Un barco tocado sigue a flote, así que dispara antes junto a los impactos.',
  noShip: (cell) => `Ningún barco de los que quedan puede ocupar ${cell}.`,
  more: (best, cell) => `En ${best} son posibles más posiciones de barcos que en ${cell}.`,
  summary: { shots: 'Disparos', hits: 'Impactos', best: 'Mejores disparos' },
}
