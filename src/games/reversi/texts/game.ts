/** Texts of Reversi’s options, messages and ends. */
export const texts = {
  options: {
    levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert', master: 'Master' },
    side: { label: 'You play', black: 'Black', white: 'White', says: { white: 'Black moves first.' } },
    size: { label: 'Board size', 6: '6x6', 8: '8x8' },
    moves: { label: 'Legal moves', shown: 'Shown', hidden: 'Hidden' },
  },
  stats: { Turn: 'Turn', Black: 'Black', White: 'White', Empty: 'Empty', Lead: 'Lead' },
  best: { lead: 'Biggest win' },
  /** What is heard. */
  captions: { move: 'discs flip', corner: 'corner taken', pass: 'turn passes', Over: 'game over' },
  howTo: [
    'Black moves first. Trap a line of discs between two of yours to flip it.',
    'Every move must flip a disc. If you can’t move, you pass. Corners stay yours.',
    'When neither side can move, more discs win. The winner gets the empty squares.',
  ] satisfies [string, string, string],
}
