/** Titles and conditions of Nonogram’s trophies. */
export const trophyTexts = {
  uncovered: { title: 'Uncovered', text: 'Solve a 10x10 puzzle or a larger one, without hints.' },
  quick: { title: 'Quick Eye', text: 'Solve a 10x10 puzzle in 90 seconds or less, without hints.' },
  sure: {
    title: 'Steady Hand',
    text: 'Solve a 15x15 puzzle or a larger one with mistakes shown, without a mistake and without hints.',
  },
  large: { title: 'Big Picture', text: 'Solve a 20x20 puzzle, without hints.' },
  hard: { title: 'Line by Line', text: 'Solve a generated Hard puzzle of 15x15 or 20x20, without hints.' },
}
