/** Texts of Minesweeper’s options, messages and ends. */
export const texts = {
  options: {
    level: {
      label: 'Difficulty',
      beginner: 'Beginner',
      intermediate: 'Intermediate',
      expert: 'Expert',
      custom: 'Custom',
    },
    boards: { label: 'Board', any: 'Any', certain: 'No guessing' },
    marks: { label: 'Question marks', off: 'Off', on: 'On' },
  },
  controls: { flag: 'Flag' },
  stats: { 'Mines left': 'Mines left', Time: 'Time', '3BV/s': '3BV/s' },
  best: { time: 'Best time', n3bvS: 'Best 3BV/s' },
  status: { ask: 'Question mark placed.', unask: 'Question mark removed.' },
  /** What is heard. */
  captions: {
    open: 'cell opened',
    flag: 'flag placed',
    unflag: 'flag removed',
    ask: 'question mark placed',
    unask: 'question mark removed',
    explode: 'mine explodes',
    Refused: 'can’t open this cell',
  },
  howTo: [
    'Open every cell without a mine. A number shows how many mines touch it.',
    'Flag mines with a right-click, a long press, or the Flag button.',
    'Press a number with all its mines flagged to open the cells around it.',
  ] satisfies [string, string, string],
}
