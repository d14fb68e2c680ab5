/** Word Guessing in lists of games. */
export const card = {
  title: 'Word Guessing',
  description: 'Find the word before the robot wakes',
  otherNames: ['hangman', 'wordle', 'spelling'],
}
