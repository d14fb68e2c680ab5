/** Texts of Memory Match’s options, messages and ends. */
export const texts = {
  options: {
    difficulty: {
      label: 'Difficulty',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      large: '18 pairs',
      huge: '24 pairs',
    },
    deck: { label: 'Cards', pictures: 'Pictures', letters: 'Letters', numbers: 'Numbers' },
    players: { label: 'Players', 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four' },
  },
  stats: { Moves: 'Moves', Pairs: 'Pairs', Time: 'Time' },
  best: { moves: 'Fewest moves', time: 'Best time' },
  status: { mismatch: 'No match.' },
  /** What is heard. */
  captions: {
    flip: 'card turned over',
    match: 'pair found',
    mismatch: 'no match',
    Refused: 'can’t turn over this card',
  },
  howTo: [
    'Turn over two cards per move.',
    'Matching cards stay face up. Others turn face down after a second.',
    'Find all pairs in few moves. With more players, the most pairs win.',
  ] satisfies [string, string, string],
}
