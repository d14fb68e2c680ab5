/** Texts of Sudoku’s options, messages, ends and grid. */
import { plural } from '../../../engine/core/text'

const CAGE_FORM =
  'A Killer Sudoku is 81 digits, then _ and 81 letters (one letter per cage), then _ and the sums separated by dots.'
const ONLY_DIGITS = 'Paste only the 81 digits of the puzzle.'
const CELL_FORM = 'A cell is a digit from 1 to 9; an empty cell is 0 . * _ x - or ?.'

export const texts = {
  options: {
    level: {
      label: 'Difficulty',
      classic: 'Classic',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      expert: 'Expert',
    },
    kind: {
      label: 'Variant',
      classic: 'Sudoku',
      x: 'X-Sudoku',
      killer: 'Killer',
      says: {
        x: 'Each diagonal also contains 1 to 9 once.',
        killer: 'Each cage adds up to its number, without repeats.',
      },
    },
    check: { label: 'Mistakes', off: 'Hidden', on: 'Shown and counted' },
    practice: {
      label: 'Technique',
      off: 'Off',
      says: {
        locked:
          'In a box, a digit fits only within one row or column. Remove it from the other cells of that row or column. It also works the other way: in a row or column, the digit fits only within one box.',
        'naked-pair':
          'Two cells of a row, column, or box have the same two notes and no others. Both digits belong there. Remove them from the other cells.',
        'hidden-pair':
          'In a row, column, or box, two digits fit only in the same two cells. Both digits belong there. Remove all other notes from these two cells.',
        'naked-triple':
          'Three cells of a row, column, or box have notes of only three digits in total. These digits belong there. Remove them from the other cells.',
        'hidden-triple':
          'In a row, column, or box, three digits fit only in the same three cells. They belong there. Remove all other notes from these three cells.',
        'x-wing':
          'In two rows, a digit fits only in the same two columns. Remove it from the other cells of these columns. It also works with rows and columns swapped.',
        skyscraper:
          'In two rows or two columns, a digit fits in only two cells each, and two of the four cells are in line. One of the other two holds the digit. Remove it from all cells that see both.',
        'xy-wing':
          'A cell with two notes sees two other cells with two notes. Each shares one note with it, and their other note is the same. Remove that note from all cells that see both.',
        swordfish:
          'In three rows, a digit fits only in the same three columns. Remove it from the other cells of these columns. It also works with rows and columns swapped.',
      },
    },
  },
  controls: {
    digits: 'Enter a digit',
    notes: 'Notes',
    fill: 'All notes',
    erase: 'Erase',
    previous: 'Lock previous digit',
    next: 'Lock next digit',
    modes: 'Digits, notes, colors',
    select: 'Select several cells',
  },
  print: { label: 'Puzzles', solutions: 'Solutions' },
  stats: { Empty: 'Empty', Wrong: 'Wrong', Mistakes: 'Mistakes', Time: 'Time' },
  best: { time: 'Best time' },
  status: {
    digit: (digit: number, row: number, column: number) => `${digit} in row ${row}, column ${column}.`,
    conflict: (digit: number, row: number, column: number) =>
      `${digit} in row ${row}, column ${column} conflicts with another ${digit}.`,
    mistake: (digit: number, row: number, column: number) =>
      `${digit} in row ${row}, column ${column} is a mistake.`,
    fill: 'All notes filled in.',
    /** Follows it. @param cells - how many had other notes */
    replaced: (cells: number) =>
      plural(cells, {
        one: 'They replaced your notes in # cell. Undo brings yours back.',
        other: 'They replaced your notes in # cells. Undo brings yours back.',
      }),
    clear: 'Cleared.',
    note: (digit: number) => `Note ${digit} added.`,
    noteRemoved: (digit: number) => `Note ${digit} removed.`,
    digits: (digit: number, cells: number) =>
      plural(cells, { one: `${digit} in # cell.`, other: `${digit} in # cells.` }),
    conflicts: (digit: number, cells: number) =>
      plural(cells, {
        one: `${digit} in # cell, with a conflict.`,
        other: `${digit} in # cells, with a conflict.`,
      }),
    mistakes: (digit: number, cells: number) =>
      plural(cells, {
        one: `${digit} in # cell, with a mistake.`,
        other: `${digit} in # cells, with a mistake.`,
      }),
    notes: (digit: number, cells: number) =>
      plural(cells, { one: `Note ${digit} added to # cell.`, other: `Note ${digit} added to # cells.` }),
    notesRemoved: (digit: number, cells: number) =>
      plural(cells, {
        one: `Note ${digit} removed from # cell.`,
        other: `Note ${digit} removed from # cells.`,
      }),
    center: (digit: number, cells: number) =>
      plural(cells, { one: `Center note ${digit} added.`, other: `Center note ${digit} added to # cells.` }),
    centerRemoved: (digit: number, cells: number) =>
      plural(cells, {
        one: `Center note ${digit} removed.`,
        other: `Center note ${digit} removed from # cells.`,
      }),
    /** @param color - one of `colorNames` */
    color: (color: string, cells: number) =>
      plural(cells, { one: `Color: ${color}.`, other: `Color of # cells: ${color}.` }),
    colorRemoved: (cells: number) =>
      plural(cells, { one: 'Color removed.', other: 'Color removed from # cells.' }),
  },
  /** What is heard. */
  captions: {
    digit: 'digit entered',
    conflict: 'digits conflict',
    mistake: 'mistake',
    fill: 'notes filled in',
    clear: 'cell cleared',
    note: 'note',
    center: 'note',
    color: 'cell colored',
    house: 'row, column, or box complete',
    Refused: 'can’t change this cell',
  },
  howTo: [
    'Pick a cell, then a digit. Every row, column, and box contains 1 to 9 once.',
    'Or lock a digit, then pick its cells.',
    'Notes are small digits. Hints come in three steps: where, why, which digit.',
  ] satisfies [string, string, string],
  ends: {
    solved: 'Solved',
    detail: (own: number, givens: number) =>
      plural(own, {
        one: `# cell filled, ${givens} given.`,
        other: `# cells filled, ${givens} given.`,
      }),
  },
  /** Why a pasted puzzle is refused. */
  position: {
    cageForm: CAGE_FORM,
    onlyDigits: ONLY_DIGITS,
    cellForm: CELL_FORM,
    hasCages: 'This puzzle has cages, so it’s a Killer Sudoku. Choose Killer as the variant.',
    noCages: `${CAGE_FORM} For a puzzle without cages, choose the variant Sudoku.`,
    full: 'This Sudoku is full: nothing is left to fill in.',
    noSolution: 'This Sudoku has no solution.',
    tooLong: 'It takes too long to find out whether this Sudoku has a solution.',
    severalSolutions: 'This Sudoku has more than one solution. Any of them counts.',
    sums: (cages: number, sums: number) => `This Killer Sudoku has ${cages} cages and ${sums} sums.`,
    /** Cages, by the place of their first cell: 'row 3, column 4'. */
    cageNone: (place: string) => `The cell at ${place} is in no cage. Each cell needs one.`,
    cageSign: (place: string, character: string) =>
      `The cell at ${place} has ${character} as its cage. Write a letter or a digit.`,
    cageSigns: (characters: number) =>
      plural(characters, {
        one: `The cages have # sign, not 81. ${CAGE_FORM}`,
        other: `The cages have # signs, not 81. ${CAGE_FORM}`,
      }),
    noSum: (place: string) => `The cage at ${place} has no sum.`,
    strangeSum: (place: string, sum: string) => `The sum of the cage at ${place} isn’t a number: ${sum}`,
    cageLarge: (place: string) => `The cage at ${place} has more than nine cells.`,
    cageSplit: (place: string) => `The cage at ${place} isn’t in one piece.`,
    cageSum: (place: string, sum: number, digits: number) =>
      `The cage at ${place} can’t make ${sum} with ${digits} different digits.`,
    format: (format: string) => `This is ${format}, which can’t be read here. ${ONLY_DIGITS}`,
    notes: `Some cells of this text have several notes, which can’t be read here. ${ONLY_DIGITS}`,
    rowLength: (row: number, cells: number) =>
      plural(cells, {
        one: `Row ${row} of this Sudoku has # cell, not 9. A Sudoku position is 81 digits, row by row.`,
        other: `Row ${row} of this Sudoku has # cells, not 9. A Sudoku position is 81 digits, row by row.`,
      }),
    length: (digits: number) =>
      `A Sudoku position is 81 digits, row by row; this one has ${digits}. ${CELL_FORM}`,
    several: (puzzles: number) => `This text has the digits of ${puzzles} puzzles. ${ONLY_DIGITS}`,
  },
  grid: {
    names: { classic: 'Sudoku grid', x: 'X-Sudoku grid', killer: 'Killer Sudoku grid' },
    /** What is on a cell, for screen readers, as a list. */
    notes: (digits: string) => `notes ${digits}`,
    centers: (digits: string) => `center notes ${digits}`,
    given: 'given',
    mistake: 'mistake',
    conflict: 'conflict',
    diagonal: 'diagonal',
    diagonals: 'both diagonals',
    cage: (sum: number, row: number, column: number, cells: number) =>
      plural(cells, {
        one: `cage of ${sum} from row ${row} column ${column} in # cell`,
        other: `cage of ${sum} from row ${row} column ${column} in # cells`,
      }),
    hidden: 'hidden',
  },
  keys: {
    name: 'Digits',
    digits: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
    /** @param digit - one of `digits` */
    digit: (digit: string, left: number) => `${digit}, ${left} left`,
    notes: 'Notes',
    notesName: 'Notes (hold for all notes)',
    erase: 'Erase',
    lock: 'Lock',
    lockName: 'Lock a digit',
    /** What the keys write: on the key, and its name. */
    modes: {
      digit: { label: 'Digit', name: 'Digits' },
      note: { label: 'Corner', name: 'Corner notes' },
      center: { label: 'Center', name: 'Center notes' },
      color: { label: 'Color', name: 'Colors' },
    },
    several: 'Select',
    more: 'Corner notes, center notes, colors',
    puzzleText: 'Puzzle as text',
  },
}

export type Stat = keyof typeof texts.stats
