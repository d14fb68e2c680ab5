/** Texts of the components that all pages and boards share. */
export const uiTexts = {
  close: 'Close',

  loading: {
    text: 'Loading...',
    slow: 'This is taking longer than usual. You may be offline, or the connection is slow.',
    tryAgain: 'Try again',
  },

  /** Parts of the program that load slowly or not at all. @param part - its name: 'How to play' */
  part: {
    missing: (part: string) => `${part} could not be loaded`,
    missingDetail: 'You may be offline, or the site was updated. Reload the page to try again.',
    slow: (part: string) => `${part}: still loading…`,
    slowDetail: 'You may be offline, or the connection is slow.',
  },

  toasts: {
    region: 'Messages',
    close: 'Close message',
  },

  noAnswer: 'The browser hasn’t answered yet. You can copy it from here:',
  cannotCopy: 'Couldn’t copy. Copy it from here:',

  board: {
    /** @param cell - the name of a cell that a hint points at */
    marked: (cell: string) => `${cell}, marked`,
    noKey: 'No key',
    moves: 'Moves',
    noMoves: 'No moves yet',
    /** After the name of a player, for screen readers. */
    toMove: ', to move',
  },

  /** @param why - why a choice is locked */
  lockedChoice: (choice: string, why: string) => `${choice}, ${why}`,

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
    replay: 'The sequence was',
    over: 'Game over',
    progress: (done: number, steps: number) => `${done} of ${steps}`,
  },
}
