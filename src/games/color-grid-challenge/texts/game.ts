/** Texts of Color Grid Challenge’s options, messages and ends. */
export const texts = {
  options: { tiles: { label: 'Tiles', shades: 'Shades', patterns: 'Patterns' } },
  controls: { rowThenColumn: 'Row, then column', clear: 'Clear row' },
  stats: { Score: 'Score', Lives: 'Lives', Level: 'Level' },
  status: { noRow: 'Row cleared.', wrong: 'That tile matched the others.', late: 'Time’s up.' },
  /** What is heard. */
  captions: {
    found: 'tile found',
    wrong: 'wrong tile',
    late: 'time’s up',
    level: 'next level',
    grid: 'new grid',
  },
  howTo: [
    'Find the tile that differs before the bar runs out.',
    'Quick finds score more. The level rises every three grids.',
    'A wrong tile or an empty bar costs one of three lives.',
  ] satisfies [string, string, string],
}
