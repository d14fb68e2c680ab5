import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  player: (player) => `Jogador ${player}`,
  you: 'Você',
  computer: 'Computador',
  resigns: (player) => `Jogador ${player} desiste`,
  facts: (name, facts) => `${name}: ${facts.join('; ')}`,
  fleetPlaced: 'frota posicionada',
  fleetShown: 'frota revelada',
  miss: (cell) => `${cell}, água`,
  hit: (cell) => `${cell}, acertou`,
  sunk: (cell, ship) => `${cell}, ${ship.toLowerCase()} afundado`,
  nextShot: (cell) => `próximo tiro: ${cell}`,
  allPlaced: 'Todos os navios posicionados',
  fleetSet: 'A frota do jogador 1 está pronta',
  begins: 'A batalha começa',
  placed: (name, ship) => `${name}: ${ship.toLowerCase()} posicionado`,
  placedAt: (ship, cell) => `${ship} em ${cell}`,
}
