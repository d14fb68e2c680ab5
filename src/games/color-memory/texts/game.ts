/** Texts of Color Memory’s options, messages and ends. */
export const texts = {
  options: { colours: { label: 'Colors' } },
  controls: { colors: 'Colors' },
  stats: { Level: 'Level', Score: 'Score', Player: 'Player', Steps: 'Steps' },
  howTo: [
    'Watch the colors light up, then press them in the same order.',
    'Each level adds one color. Level 5 is worth 50 points.',
    'One wrong color ends the game and shows the rest of the sequence.',
  ] satisfies [string, string, string],
}
