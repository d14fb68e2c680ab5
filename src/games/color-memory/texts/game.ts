/** Texts of Color Memory: its option, colors and ends. Others are those of all sequence games. */
export const texts = {
  options: { colours: { label: 'Colors' } },
  controls: { colors: 'Colors' },
  /** In a sentence and alone. */
  colors: {
    red: { name: 'red', label: 'Red' },
    orange: { name: 'orange', label: 'Orange' },
    yellow: { name: 'yellow', label: 'Yellow' },
    green: { name: 'green', label: 'Green' },
    lightBlue: { name: 'light blue', label: 'Light blue' },
    darkBlue: { name: 'dark blue', label: 'Dark blue' },
    pink: { name: 'pink', label: 'Pink' },
    white: { name: 'white', label: 'White' },
    brown: { name: 'brown', label: 'Brown' },
  },
  howTo: [
    'Watch the colors light up, then press them in the same order.',
    'Each level adds one color. Level 5 is worth 50 points.',
    'One wrong color ends the game and shows the rest of the sequence.',
  ] satisfies [string, string, string],
  /** Above the score. */
  over: 'Game Over! Final Score',
  overSaid: (score: number) => `Game Over! Final Score ${score}`,
  board: { name: 'Colors' },
}
