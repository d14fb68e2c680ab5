/** Battleship in lists of games. */
export const card = {
  title: 'Battleship',
  description: 'Hide your fleet, sink theirs',
  otherNames: ['sea battle', 'battleships', 'salvo', 'warships'],
}
