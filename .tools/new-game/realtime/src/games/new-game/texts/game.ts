/** Texts of New Game's options, panels, messages and ends. */
export const texts = {
  options: { speed: { label: 'Speed', slow: 'Slow', normal: 'Normal' } },
  stats: { Score: 'Score', Lives: 'Lives' },
  status: {
    missed: (lives: number) => `Missed. Lives left: ${lives}.`,
  },
  /** What is heard. */
  captions: { catch: 'catch', miss: 'miss' },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: { keys: 'Move the tray with {keys}', touch: 'Touch where the tray should go' },
  howTo: [
    'Move the tray under the falling disc.',
    'Each disc falls faster.',
    'Three misses end the game.',
  ] satisfies [string, string, string],
  over: 'Game Over',
}

export type Stat = keyof typeof texts.stats
