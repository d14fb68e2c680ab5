/** Hints of Klondike. Cards are names within a sentence: 'the 7 of hearts'. */
export const hintTexts = {
  lost: 'This game can no longer be won. Undo moves to try another way.',
  unknown: 'No useful move was found. Try another way, or undo moves.',
  /** The first step: where to look, and why. */
  where: {
    turns: (column: number) => `Look at column ${column}: a face-down card there can be turned over.`,
    empties: (column: number) => `Look at column ${column}: it can be emptied.`,
    column: (column: number) => `Look at column ${column}: a card of it is more useful elsewhere.`,
    /** @param cell - a letter, A to D */
    cell: (cell: string) => `Look at free cell ${cell}: it can be freed.`,
    waste: 'Look at the waste: its top card fits into the columns.',
    foundation: 'Look at the foundations: the next card of one is within reach.',
    back: 'Look at the foundations: a card of theirs helps in the columns.',
    stock: 'Look at the stock: a card from there helps more.',
    stockEmpty: 'Look at the empty stock: a card from there helps more.',
  },
  /** Moves without a period: the review shows them, and the hints below continue them. */
  moves: {
    toFoundation: (card: string) => `Move ${card} to its foundation`,
    toCell: (card: string) => `Put ${card} in a free cell`,
    toEmpty: (card: string) => `Move ${card} to the empty column`,
    onto: (card: string, other: string, column: number) => `Move ${card} onto ${other} in column ${column}`,
    backOnto: (card: string, other: string, column: number) =>
      `Take ${card} back onto ${other} in column ${column}`,
    draw: 'Draw',
  },
  /** @param move - one of `moves`; so below */
  turnsOver: (move: string) => `${move}. It turns a card over.`,
  notNeeded: (move: string) => `${move}. You no longer need it in the columns.`,
  empties: (move: string) => `${move}. It empties a column.`,
  wins: (move: string) => `${move}. The game can still be won this way.`,
  likely: (move: string) => `${move}.`,
  draw: 'Draw from the stock.',
  drawWins: 'Draw from the stock. The game can still be won this way.',
  turn: 'Turn the waste over.',
  turnWins: 'Turn the waste over. The game can still be won this way.',
}
