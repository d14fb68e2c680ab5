/** Titles and conditions of Sliding Puzzle’s trophies. */
export const trophyTexts = {
  fifteen: { title: 'Fifteen in Order', text: 'Solve the 4x4 puzzle without hints.' },
  eight: { title: 'Shortcut', text: 'Solve the 3x3 puzzle in 40 moves or fewer, without hints.' },
  swift: { title: 'Smooth Slide', text: 'Solve the 4x4 puzzle in 90 seconds or less, without hints.' },
  lean: { title: 'Economy of Motion', text: 'Solve the 4x4 puzzle in 100 moves or fewer, without hints.' },
  'twenty-four': { title: 'Twenty-Four in Order', text: 'Solve the 5x5 puzzle without hints.' },
}
