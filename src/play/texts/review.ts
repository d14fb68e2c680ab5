/** Texts of the review of a game: its progress, its chart and the worst moves. */
export const reviewTexts = {
  title: 'Review',
  progress: (move: number, length: number) => `Reviewing move ${move} of ${length}`,
  progressBar: 'Moves reviewed',
  cancel: 'Cancel',
  failed: 'The review failed.',
  close: 'Close review',
  tryAgain: 'Try again from here',
  noMistakes: 'No mistakes found. Well played!',
  worstMoves: 'Worst moves',

  grades: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  /** The number of moves with each grade. */
  counts: { inaccuracy: 'Inaccuracies', mistake: 'Mistakes', blunder: 'Blunders' },
  /** @param loss - what the move cost: 'costs 51 points of winning chance', 'loses 6 moves sooner' */
  graded: (grade: string, loss: string) => `${grade}: ${loss}`,
  better: (move: string) => `Better: ${move}.`,

  /** The side whose evaluation the chart shows. */
  you: 'you',
  firstSide: 'first player',
  /** @param label - what the chart shows: 'Winning chance' */
  chart: (label: string, side: string | null) => (side === null ? label : `${label} (${side})`),
  /** @param name - the text of `chart` */
  chartSummary: (name: string, first: string, last: string) =>
    `${name}: ${first} at the start, ${last} at the end.`,
  unknownValue: '–',
}
