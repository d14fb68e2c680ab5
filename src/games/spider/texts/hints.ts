/** Hints of Spider. Cards are names within a sentence: 'the 7 of hearts'. */
export const hintTexts = {
  nothing: 'No useful move was found. Try another way, or undo moves.',
  /** The first step: where to look, and why. */
  where: {
    completes: (column: number) => `Look at column ${column}: its last cards complete a run.`,
    turns: (column: number) => `Look at column ${column}: a face-down card there can be turned over.`,
    joins: (column: number) => `Look at column ${column}: its last cards continue a run of their suit.`,
    empties: (column: number) => `Look at column ${column}: it can be emptied.`,
    column: (column: number) => `Look at column ${column}: a card of it is more useful elsewhere.`,
    stock: 'Look at the stock: new cards help more than any move.',
  },
  /** Moves without a period; the reasons below continue them. */
  moves: {
    onto: (card: string, other: string, column: number) => `Move ${card} onto ${other} in column ${column}`,
    toEmpty: (card: string, column: number) => `Move ${card} to empty column ${column}`,
    draw: 'Deal from the stock',
  },
  /** @param move - one of `moves`; so below */
  completes: (move: string) => `${move}. It completes a run.`,
  turns: (move: string) => `${move}. It turns a card over.`,
  joins: (move: string) => `${move}. It continues a run of one suit.`,
  empties: (move: string) => `${move}. It empties a column.`,
  wins: (move: string) => `${move}. The game can still be won this way.`,
  likely: (move: string) => `${move}. It leads to the best position that was found.`,
}
