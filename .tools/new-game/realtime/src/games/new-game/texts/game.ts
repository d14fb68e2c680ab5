/** Texts of New Game's panels, messages and ends. */
export const texts = {
  stats: { Score: 'Score', Lives: 'Lives' },
  status: {
    missed: (lives: number) => `Missed. Lives left: ${lives}.`,
  },
  howTo: [
    'Move the tray under the falling disc.',
    'Each disc falls faster.',
    'Three misses end the game.',
  ] satisfies [string, string, string],
  over: 'Game Over',
}
