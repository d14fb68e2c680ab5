/** Texts of the dialog that shows a position of Connect Four as text, and why one that was set up is refused. */
export const dialogTexts = {
  position: {
    label: 'Columns played, from 1 to 7',
    button: 'Copy columns',
    done: 'Columns copied.',
  },
  loadHint: 'Paste the columns played, such as 4453.',
  loadEmpty: 'Paste the columns played first.',
  counts: (red: number, yellow: number) =>
    `This position is impossible: Red goes first and the sides take turns, but there are ${red} red and ${yellow} yellow discs.`,
  redWon: 'This position is impossible: Red had four in a row before the last disc.',
  yellowWon: 'This position is impossible: Yellow had four in a row before the last disc.',
  noOrder: 'This position is impossible: no order of moves leads to it.',
}
