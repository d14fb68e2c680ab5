/** Texts of Simon Says: its sides, board and ends. Others are those of all sequence games. */
export const texts = {
  controls: { buttons: 'Buttons' },
  /** The four sides, in a sentence and alone. */
  sides: {
    up: { name: 'up', label: 'Up' },
    right: { name: 'right', label: 'Right' },
    down: { name: 'down', label: 'Down' },
    left: { name: 'left', label: 'Left' },
  },
  howTo: [
    'Watch and listen, then repeat the sequence.',
    'Each level adds one step. From level 6 it gets faster.',
    'One wrong button ends the game and shows the rest of the sequence.',
  ] satisfies [string, string, string],
  over: 'Game Over!',
  /** In the middle of the board, above a number. */
  board: { steps: 'Steps' },
}
