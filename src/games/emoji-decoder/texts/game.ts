/** Texts of Emoji Decoder’s options, messages and ends. */
export const texts = {
  options: {
    round: { label: 'Puzzles', 5: 'First 5', 15: 'All' },
    pack: {
      label: 'Pack',
      first: 'Original 15',
      words: 'Words',
      animals: 'Animals',
      films: 'Movies',
      food: 'Food',
      nature: 'Nature',
      places: 'Places',
      sport: 'Sports',
      home: 'Home',
      tales: 'Stories',
      sayings: 'Idioms',
    },
  },
  controls: { reveal: 'Reveal a letter', skip: 'Skip or next' },
  stats: { Score: 'Score', Puzzle: 'Puzzle', Attempts: 'Attempts' },
  /** What is heard. */
  captions: {
    solved: 'solved',
    wrong: 'wrong guess',
    failed: 'not solved',
    skipped: 'skipped',
    revealed: 'letter revealed',
    nextPuzzle: 'next puzzle',
  },
  howTo: [
    'Find the word, name, or title. A title may be without its “The”.',
    'Your first, second, or third try scores 40, 30, or 20. Correct letters stay.',
    'Each revealed letter costs 5 points. You can reveal three. Skips score 0.',
  ] satisfies [string, string, string],
}
