/** Texts of Sliding Puzzle’s options, messages and ends. */
export const texts = {
  options: {
    size: { label: 'Size', 3: '3x3', 4: '4x4', 5: '5x5' },
    face: { label: 'Tiles', numbers: 'Numbers', picture: 'Picture' },
  },
  controls: { slideATile: 'Slide a tile' },
  stats: { Moves: 'Moves', Time: 'Time' },
  best: { time: 'Best time' },
  toasts: { Won: 'Puzzle Complete!', NewBest: 'New Best Score!' },
  /** What is heard. */
  captions: { slide: 'tile slides', Refused: 'this tile can’t move' },
  howTo: [
    'Slide the tiles into order, with the empty space at the end.',
    'Press a tile in line with the empty space. Those in between slide along.',
    'Every moved tile counts as a move. Games with hints or undo set no records.',
  ] satisfies [string, string, string],
}
