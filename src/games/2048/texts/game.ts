/** Texts of 2048’s options, messages and ends. */
export const texts = {
  options: { board: { label: 'Board', 3: '3x3', 4: '4x4', 5: '5x5' } },
  controls: { slide: 'Slide' },
  stats: { Score: 'Score', Moves: 'Moves', 'Highest tile': 'Highest tile' },
  best: { highestTile: 'Highest tile' },
  /** What is heard. */
  captions: {
    slide: 'tiles slide',
    merge: 'tiles merge',
    goal: 'goal tile reached',
    Refused: 'no tile moves',
  },
  howTo: [
    'Slide all tiles to one side at once.',
    'When two equal tiles meet, they merge into one with twice the value.',
    'Reach 2048 (256 on 3x3, 8192 on 5x5), then keep going while you can move.',
  ] satisfies [string, string, string],
}
