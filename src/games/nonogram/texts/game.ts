/** Texts of Nonogram’s options, messages, ends and board. */
import { plural } from '../../../engine/core/text'

const POSITION_FORM =
  'Paste rows of . and #, or the clues of all rows, an empty line, and the clues of all columns.'
const POSITION_ZERO =
  'Write 0 for a row or column without filled cells, and leave one empty line between the rows and the columns.'
const POSITION_SIGNS = 'Write # for filled cells and . for empty cells.'

export const texts = {
  options: {
    puzzle: { label: 'Puzzle', picture: 'Picture', generated: 'Generated' },
    size: { label: 'Size', 5: '5x5', 10: '10x10', 15: '15x15', 20: '20x20' },
    level: {
      label: 'Difficulty',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      says: {
        easy: 'Each step follows from one row or column, in a few passes.',
        medium: 'Each step follows from one row or column, in many passes.',
        hard: 'Sometimes you must try a cell to find a contradiction.',
      },
    },
    crosses: { label: 'Cross out finished lines', on: 'On', off: 'Off' },
    check: { label: 'Mistakes', off: 'Hidden', on: 'Shown and counted' },
    practice: {
      label: 'Technique',
      off: 'Off',
      techniques: {
        overlap: 'Overlap',
        edge: 'Edges',
        reach: 'Out of reach',
        split: 'Splitting',
        contradiction: 'Contradiction',
      },
      says: {
        overlap:
          'Push all blocks of a row or column to one end, then to the other. A cell that the same block fills both times is always filled. Filled cells are not needed for this, only the clue and the crosses.',
        edge: 'A filled cell near an edge or a cross belongs to the block there. That block can’t move far. The cells that it fills in its first and its last place are filled.',
        reach:
          'Find the first and the last place of each block, given the filled cells and the crosses. No block reaches the cells in between. These cells are empty.',
        split:
          'Crosses divide a row or column into parts. Work out which blocks fit into which part: one may be too short, and filled cells belong to one block or to two. Then treat each part like a row or column of its own.',
        contradiction:
          'No single row or column helps. Suppose that a cell is filled, and follow the lines. If one becomes impossible, the cell is empty; it also works the other way around.',
      },
    },
  },
  controls: { cross: 'Cross out', clear: 'Clear', tool: 'Fill or cross out' },
  print: { label: 'Puzzles', solutions: 'Solutions' },
  stats: { 'To fill': 'To fill', Mistakes: 'Mistakes', Time: 'Time' },
  best: { time: 'Best time' },
  status: {
    filled: (cells: number) => plural(cells, { one: '# cell filled.', other: '# cells filled.' }),
    crossed: (cells: number) => plural(cells, { one: '# cell crossed out.', other: '# cells crossed out.' }),
    cleared: (cells: number) => plural(cells, { one: '# cell cleared.', other: '# cells cleared.' }),
    mistake: 'That was a mistake.',
    finished: (lines: number) => plural(lines, { one: 'Line finished.', other: '# lines finished.' }),
  },
  /** What is heard. */
  captions: {
    fill: 'filled',
    cross: 'crossed out',
    clear: 'cleared',
    mistake: 'mistake',
    line: 'line finished',
    solved: 'picture revealed',
    Refused: 'can’t mark this cell',
  },
  howTo: [
    'Each clue gives the lengths of the blocks of filled cells, in order.',
    'Fill cells you’re sure of, and cross out empty ones. Drag to mark several.',
    'Every puzzle has one solution, and no guess is needed.',
  ] satisfies [string, string, string],
  ends: {
    solved: 'Solved',
    picture: (name: string) => `Picture: ${name}.`,
    size: (width: number, height: number) => `${width} by ${height} cells.`,
  },
  /** Why a pasted puzzle is refused. */
  position: {
    form: POSITION_FORM,
    /** About pictures. */
    signs: POSITION_SIGNS,
    large: (max: number) => `A puzzle can have at most ${max} rows and ${max} columns.`,
    /** @param width - of the cells, if each is drawn twice */
    twice: (width: number, rows: number) =>
      `Every cell of this picture is drawn twice. Is it ${width} or ${2 * width} cells wide? Write its size in a line before it: ${width} ${rows} or ${2 * width} ${rows}.`,
    otherSize: (rows: number, columns: number, width: number, height: number) =>
      `This picture has ${rows} rows and ${columns} columns, but its size says ${width} and ${height}.`,
    shortRow: (row: number, clue: string) => `Row ${row} is too short for its clue ${clue}.`,
    shortColumn: (column: number, clue: string) => `Column ${column} is too short for its clue ${clue}.`,
    sums: (inRows: number, inColumns: number) =>
      `The rows have ${inRows} filled cells, but the columns have ${inColumns}.`,
    empty: 'This puzzle is empty: no cell is filled.',
    noSolution: 'This puzzle has no solution.',
    tooLong: 'This puzzle may have no solution, or several: it takes too long to find out.',
    severalSolutions: 'This puzzle has more than one solution. Any of them counts.',
    blankLines: `Are the blank lines of this picture empty rows? ${POSITION_SIGNS}`,
    unclearSigns: (characters: readonly string[]) =>
      `It isn’t clear which of the signs ${characters.map((character) => `“${character}”`).join(', ')} is a filled cell. ${POSITION_SIGNS}`,
    lengths: (row: number, length: number, width: number) =>
      `The rows of this picture have different lengths: row ${row} has ${length}, not ${width}. ${POSITION_SIGNS}`,
    noClue: (text: string) => `“${text}” isn’t a clue. ${POSITION_FORM}`,
    /** Behind a number that is too long. @param clue - its digits: '2 2 1' */
    apart: (clue: string) => `For several blocks, write ${clue}.`,
    /** A link or file of another site. */
    otherForm: `Links and files of this site can’t be read here. ${POSITION_FORM}`,
    colors: 'This puzzle has several colors. Only puzzles of one color can be read.',
    noXml: `This is XML or HTML without clues that can be read. ${POSITION_FORM}`,
    xmlWithoutRows: 'This XML has no clues of the rows.',
    xmlWithoutColumns: 'This XML has no clues of the columns.',
    jsonUnnamed: 'It isn’t clear which list of this JSON has the rows. Name the lists “rows” and “columns”.',
    jsonWithoutRows: `This JSON has no clues of the rows that can be read. ${POSITION_FORM}`,
    jsonWithoutColumns: `This JSON has no clues of the columns that can be read. ${POSITION_FORM}`,
    lines: (columns: number, rows: number, lines: number) =>
      `This puzzle of ${columns} columns and ${rows} rows has clues of ${lines} lines.`,
    noRows: `The clues of the rows are missing. ${POSITION_FORM}`,
    noColumns: `The clues of the columns are missing. ${POSITION_FORM}`,
    otherRows: (rows: number, clues: number) =>
      `This puzzle has ${rows} rows, but clues of ${clues}. ${POSITION_ZERO}`,
    otherColumns: (columns: number, clues: number) =>
      `This puzzle has ${columns} columns, but clues of ${clues}. ${POSITION_ZERO}`,
    noNonogram: `This isn’t a Nonogram. ${POSITION_FORM}`,
    severalWays: `These clues can be read in several ways. ${POSITION_ZERO}`,
    unclearRows: `It isn’t clear which of these clues are the rows. ${POSITION_ZERO}`,
  },
  board: {
    name: 'Nonogram grid',
    filled: 'filled',
    crossed: 'crossed out',
    empty: 'empty',
    mistakeFilled: 'mistake, filled',
    mistakeCrossed: 'mistake, crossed out',
    /** A cell for screen readers. @param what - one of the five above */
    cell: (what: string, rowClue: string, columnClue: string) =>
      `${what}; row clue ${rowClue}, column clue ${columnClue}`,
    /** What a press does: a label, and its choices. */
    tool: 'Press to',
    fill: 'Fill',
    cross: 'Cross',
    pan: 'Pan',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    puzzleText: 'Puzzle as text',
  },
}

export type Stat = keyof typeof texts.stats
