/** Texts of Number Guessing’s options, messages and ends. */
export const texts = {
  options: {
    difficulty: { label: 'Difficulty', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    role: { label: 'Who guesses', you: 'You', computer: 'Computer' },
  },
  stats: { 'Guesses left': 'Guesses left', Range: 'Range', Guesses: 'Guesses' },
  best: { guesses: 'Fewest guesses' },
  /** What is heard. */
  captions: {
    higher: 'higher',
    lower: 'lower',
    correct: 'correct number',
    answer: 'answer',
    revealed: 'number revealed',
  },
  howTo: [
    'Guess the hidden number before your guesses run out.',
    'Each guess is answered with higher or lower.',
    'Or think of a number and let the computer guess it.',
  ] satisfies [string, string, string],
}
