/** How moves of Battleship are written. Cells are written 'B4', ships are `ships` of `game.ts`. */
export const moveTexts = {
  player: (player: number) => `Player ${player}`,
  you: 'You',
  computer: 'Computer',
  resigns: (player: number) => `Player ${player} resigns`,
  /** @param facts - some of the texts below */
  facts: (name: string, facts: readonly string[]) => `${name}: ${facts.join('; ')}`,
  fleetPlaced: 'fleet placed',
  fleetShown: 'fleet shown',
  miss: (cell: string) => `${cell}, miss`,
  hit: (cell: string) => `${cell}, hit`,
  sunk: (cell: string, ship: string) => `${cell}, ${ship} sunk`,
  nextShot: (cell: string) => `next shot: ${cell}`,
  allPlaced: 'All ships placed',
  fleetSet: 'Player 1’s fleet is set',
  begins: 'The battle begins',
  placed: (name: string, ship: string) => `${name}: ${ship} placed`,
  placedAt: (ship: string, cell: string) => `${ship} at ${cell}`,
}
