/** Texts of the components that all pages and boards share. */
export const uiTexts = {
  close: 'Close',
  cancel: 'Cancel',

  loading: {
    text: 'Loading...',
    slow: 'This is taking longer than usual. You may be offline, or the connection is slow.',
    tryAgain: 'Try again',
  },

  /** Parts of the program that load slowly or not at all. @param part - its name: 'How to play' */
  part: {
    missing: (part: string) => `Couldn’t load: ${part}`,
    missingDetail: 'You may be offline, or the site was updated. Reload the page to try again.',
    slow: (part: string) => `Still loading: ${part}`,
    slowDetail: 'You may be offline, or the connection is slow.',
  },

  toasts: {
    region: 'Messages',
    close: 'Close message',
  },

  noAnswer: 'The browser hasn’t answered yet. You can copy it from here:',
  cannotCopy: 'Couldn’t copy. Copy it from here:',

  board: {
    position: (row: number, column: number) => `Row ${row}, column ${column}`,
    /** @param what - what is on the cell, for screen readers: 'e4, White pawn' */
    cell: (row: number, column: number, what: string) => `Row ${row}, column ${column}, ${what}`,
    empty: 'empty',
    /** @param cell - the name of a cell that a hint points at */
    highlighted: (cell: string) => `${cell}, highlighted`,
    noKey: 'No key',
    moves: 'Moves',
    noMoves: 'No moves yet',
    /** After the name of a player, for screen readers. */
    toMove: ' (to move)',
  },

  /** @param why - why a choice is locked */
  lockedChoice: (choice: string, why: string) => `${choice}, ${why}`,

  /** Words of the names of tools, with their icons: 'Flip' of 'Flip board'. */
  tools: { flip: 'Flip', position: 'Position', puzzle: 'Puzzle', draw: 'Draw' },

  /** Ending a two-player game. */
  end: {
    resign: 'Resign',
    keepPlaying: 'Keep playing',
    offerDraw: 'Offer a draw with your next move',
    acceptDraw: 'Accept the draw',
  },

  /** The line above a memory game. */
  sequence: {
    show: 'Watch',
    input: 'Your turn',
    replay: 'Correct sequence',
    over: 'Game over',
    progress: (done: number, steps: number) => `${done} of ${steps}`,
  },
}
