/** How moves of 2048 are written. */
export const moveTexts = {
  directions: { up: 'Up', down: 'Down', left: 'Left', right: 'Right' },
  scored: (direction: string, points: number) => `${direction}, +${points}`,
}
