import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
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
