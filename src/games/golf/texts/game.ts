/** Texts of Golf Solitaire’s options, messages and ends. */
export const texts = {
  stats: { Strokes: 'Strokes', Time: 'Time' },
  best: { strokes: 'Fewest strokes', time: 'Best time' },
  howTo: [
    'Take the last card of a column to the waste: one rank higher or lower.',
    'When nothing fits, draw from the stock. There is only one pass.',
    'Each card left on the table is a stroke. After a win, the stock counts below 0.',
  ] satisfies [string, string, string],
  /** For screen readers. */
  table: 'Golf table',
}

export type Stat = keyof typeof texts.stats
