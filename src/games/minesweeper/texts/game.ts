/** Texts of Minesweeper’s options, messages, ends and board. */
import { percentText, plural } from '../../../engine/core/text'

export const texts = {
  options: {
    level: {
      label: 'Difficulty',
      beginner: 'Beginner',
      intermediate: 'Intermediate',
      expert: 'Expert',
      custom: 'Custom',
    },
    cols: { label: 'Width' },
    rows: { label: 'Height' },
    share: { label: 'Mines', percent: (percent: number) => percentText(percent / 100) },
    boards: {
      label: 'Board',
      any: 'Any',
      certain: 'No guessing',
      says: {
        any: 'Some boards end with a guess.',
        certain: 'Every cell can be found by logic alone.',
      },
    },
    marks: { label: 'Question marks', off: 'Off', on: 'On' },
    practice: {
      label: 'Technique',
      off: 'Off',
      rules: {
        'one-one': 'Pattern 1-1',
        'one-two': 'Pattern 1-2',
        several: 'Several numbers',
        count: 'Mines left',
      },
      says: {
        'one-one':
          'Two numbers still need the same number of mines. All covered cells of one are also covered cells of the other. So the other one’s remaining cells are safe.',
        'one-two':
          'A number needs more mines than its neighbor: exactly as many more as it has covered cells of its own. Those cells are mines, and the neighbor’s own cells are safe. 1-2-1 and 1-2-2-1 are this pattern from both sides.',
        several:
          'No number and no two numbers prove anything. Suppose that a covered cell is a mine, and follow what the numbers force. If a number can’t be right, the cell is safe.',
        count:
          'The numbers alone prove nothing. Compare how many mines are left with how many the numbers need. Where no mine can be left over, the other cells are safe.',
      },
    },
  },
  controls: { flag: 'Flag' },
  stats: {
    'Mines left': 'Mines left',
    Time: 'Time',
    '3BV': '3BV',
    '3BV/s': '3BV/s',
    'Efficiency %': 'Efficiency %',
  },
  best: { time: 'Best time', speed: 'Best 3BV/s' },
  /** `left` is the number of mines without a flag. It is negative with too many flags. */
  status: {
    opened: (cells: number) => plural(cells, { one: '# cell opened.', other: '# cells opened.' }),
    flagged: (left: number) =>
      plural(left, { one: 'Flag placed. # mine left.', other: 'Flag placed. # mines left.' }),
    unflagged: (left: number) =>
      plural(left, { one: 'Flag removed. # mine left.', other: 'Flag removed. # mines left.' }),
    ask: 'Question mark placed.',
    unask: 'Question mark removed.',
  },
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
    'Open any cell. A number shows how many mines touch it. Open all without a mine.',
    'Flag mines with a right-click, a long press, or the Flag button.',
    'Press a number with all its mines flagged to open the cells around it.',
  ] satisfies [string, string, string],
  ends: {
    lost: 'Game Over! You hit a mine!',
    opened: (open: number, all: number) =>
      plural(all, { one: `${open} of # cell opened.`, other: `${open} of # cells opened.` }),
    wrongFlags: (flags: number) => plural(flags, { one: '# flag was wrong.', other: '# flags were wrong.' }),
    won: 'Board cleared',
    found: (mines: number) => plural(mines, { one: '# mine found.', other: 'All # mines found.' }),
  },
  board: {
    name: 'Minefield',
    mine: 'mine',
    mineHit: 'the mine you hit',
    wrongFlag: 'wrong flag',
    flag: 'flag',
    question: 'question mark',
    covered: 'covered',
    /** What a press does: a label, and its choices. */
    tool: 'Press to',
    openTool: 'Open',
    flagTool: 'Flag',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
}

export type Stat = keyof typeof texts.stats
