/** Texts of Checkers’s options, messages and ends. */
export const texts = {
  options: {
    variant: {
      label: 'Rules',
      simplified: 'Simplified',
      tournament: 'Tournament',
      international: 'International',
      says: {
        tournament: 'You must capture, and keep capturing while you can.',
        international: 'White goes first. Ten rows, flying kings, and you must capture the most pieces.',
      },
    },
    levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert' },
    side: { label: 'You play', red: 'Red', white: 'White' },
  },
  stats: { Turn: 'Turn', Moves: 'Moves' },
  best: { moves: 'Shortest win' },
  /** What is heard. */
  captions: {
    resigned: 'resigned',
    move: 'piece moves',
    capture: 'piece captured',
    king: 'new king',
    Over: 'game over',
  },
  howTo: [
    'Red goes first. Move diagonally forward; jump over pieces to capture them.',
    'A man that reaches the far row becomes a king and moves both ways.',
    'Capture every piece to win. In Tournament you must capture.',
  ] satisfies [string, string, string],
}
