/** Texts of TriPeaks’ options, messages and ends. */
export const texts = {
  stats: { Score: 'Score', Chain: 'Chain', Time: 'Time' },
  best: { score: 'Best score', time: 'Best time' },
  howTo: [
    'Take open cards to the waste: one rank higher or lower than its top card.',
    'Each card of a chain scores one more point than the last. A draw ends the chain.',
    'Clear all three peaks. When nothing fits, draw from the stock.',
  ] satisfies [string, string, string],
  /** For screen readers. */
  table: 'TriPeaks table',
}

export type Stat = keyof typeof texts.stats
