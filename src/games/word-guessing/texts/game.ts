/** Texts of Word Guessing’s options, messages and ends. */
export const texts = {
  options: {
    length: { label: 'Game', 5: '5 words', 10: '10 words', endless: 'Endless', survival: 'Survival' },
    list: { label: 'Words', first: 'Original 112', large: '600 words, no repeats' },
    theme: {
      label: 'Topic',
      all: 'All',
      Nature: 'Nature',
      Science: 'Science',
      People: 'People',
      Legends: 'Legends',
    },
    topic: { label: 'Topic', all: 'All' },
    letter: { label: 'Buy a letter', off: 'No' },
  },
  controls: { letter: 'Buy a letter' },
  stats: { Score: 'Score', Streak: 'Streak', Wrong: 'Wrong' },
  best: { streak: 'Best streak' },
  status: { nextWord: 'New word.' },
  /** What is heard. */
  captions: {
    hit: 'letter in the word',
    miss: 'letter not in the word',
    found: 'word found',
    missed: 'word missed',
    nextWord: 'next word',
  },
  howTo: [
    'Find the hidden word, letter by letter. The hint helps.',
    'Each wrong letter adds a part to the robot. After six, the word is lost.',
    'A word scores 10, minus 1 per wrong letter. You can hide a word for a friend.',
  ] satisfies [string, string, string],
}
