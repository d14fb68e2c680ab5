/** Texts of New Game's controls, panels, messages, ends and board. */
export const texts = {
  controls: { higher: 'Higher', lower: 'Lower' },
  stats: { Right: 'Right', 'Guesses left': 'Guesses left' },
  best: 'Most right',
  status: {
    right: (rank: string) => `Right: the card is ${rank}.`,
    wrong: (rank: string) => `Wrong: the card is ${rank}.`,
  },
  howTo: [
    'Say whether the next card is higher or lower.',
    'An equal card is right either way.',
    'Twelve guesses, and then they are counted.',
  ] satisfies [string, string, string],
  counted: (right: number, guesses: number) => `${right} of ${guesses} right`,
  board: {
    guesses: 'Guesses',
    right: (rank: string) => `${rank}, right`,
    wrong: (rank: string) => `${rank}, wrong`,
    keys: 'Your guess',
  },
}

export type Stat = keyof typeof texts.stats
