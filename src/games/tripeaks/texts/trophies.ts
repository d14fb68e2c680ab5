/** Titles and conditions of TriPeaks’ trophies. */
export const trophyTexts = {
  first: { title: 'Three Summits', text: 'Win a game of TriPeaks without hints.' },
  chain: { title: 'Rope Team', text: 'Take 12 cards in one chain in TriPeaks without hints.' },
  strict: {
    title: 'Around No Corner',
    text: 'Win a game of TriPeaks in which aces and kings don’t meet, without hints.',
  },
  score: { title: 'High Camp', text: 'Score 200 points in one game of TriPeaks without hints.' },
}
