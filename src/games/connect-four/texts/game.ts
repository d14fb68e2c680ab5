/** Texts of Connect Four’s options, messages and ends. */
export const texts = {
  options: {
    levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', perfect: 'Perfect' },
    first: { label: 'First move', you: 'You', computer: 'Computer' },
    pop: { label: 'Pop Out', off: 'Off', on: 'On' },
  },
  stats: { Turn: 'Turn', Moves: 'Moves' },
  best: { moves: 'Shortest win' },
  /** What is heard. */
  captions: { drop: 'disc drops', pop: 'disc popped', Over: 'game over' },
  howTo: [
    'Take turns dropping discs. Red goes first.',
    'Four in a row wins: horizontally, vertically, or diagonally.',
    'A full board is a tie. In Pop Out you may instead remove your bottom disc.',
  ] satisfies [string, string, string],
}
