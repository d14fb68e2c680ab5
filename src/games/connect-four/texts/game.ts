/** Texts of Connect Four’s options, messages, ends and board. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', perfect: 'Perfect' },
    first: { label: 'First move', you: 'You', computer: 'Computer' },
    pop: { label: 'Pop Out', off: 'Off', on: 'On' },
  },
  controls: { drop: 'Drop a disc', column: (column: number) => `Column ${column}` },
  /** The two sides. */
  discs: { Red: 'Red', Yellow: 'Yellow' },
  stats: { Turn: 'Turn', Moves: 'Moves' },
  best: { moves: 'Shortest win' },
  status: {
    dropped: (disc: string, column: number) => `${disc} in column ${column}.`,
    popped: (disc: string, column: number) => `${disc}: column ${column} popped.`,
  },
  /** What is heard. */
  captions: { drop: 'disc drops', pop: 'disc popped', Over: 'game over' },
  howTo: [
    'Pick a column for your disc. Four in a row wins, in any direction.',
    'Take turns dropping discs. Red goes first.',
    'A full board is a tie. In Pop Out you may instead remove your bottom disc.',
  ] satisfies [string, string, string],
  refusals: {
    full: 'Column is full!',
    popRed: 'You can only pop a red disc in the bottom row.',
    popYellow: 'You can only pop a yellow disc in the bottom row.',
  },
  ends: {
    tie: 'It’s a tie',
    full: 'The board is full.',
    repeated: 'The same position occurred three times.',
    afterDiscs: (discs: number) =>
      plural(discs, { one: 'Four in a row after # disc.', other: 'Four in a row after # discs.' }),
    afterMoves: (moves: number) =>
      plural(moves, { one: 'Four in a row after # move.', other: 'Four in a row after # moves.' }),
    redWins: 'Red wins',
    yellowWins: 'Yellow wins',
    youWin: 'You win',
    computerWins: 'The computer wins',
  },
  /** Why a pasted position is refused. */
  position: {
    score: (number: string) =>
      `It isn’t clear whether “${number}” at the end is a column or a score. Paste only the columns, without spaces.`,
    firstNumber: (number: number) =>
      `These moves begin with number ${number}. Paste all columns from the first move on.`,
    noColumn: (character: string) =>
      `“${character}” isn’t a column. A Connect Four position lists the columns played, each a digit from 1 to 7 (with a p before it for a pop).`,
    over: (discs: number) => `This position is impossible: the game is over after ${discs} discs.`,
    noPop: (disc: string, column: number) =>
      `This position is impossible: ${disc} has nothing to pop in column ${column}.`,
    full: (column: number) => `This position is impossible: column ${column} has only six cells.`,
  },
  board: {
    name: 'Connect Four board',
    gameText: 'Position',
    empty: 'empty',
    red: 'red',
    yellow: 'yellow',
    lastRed: 'red, the last disc',
    lastYellow: 'yellow, the last disc',
    popRed: 'pop the bottom red disc',
    popYellow: 'pop the bottom yellow disc',
    nothingToPop: 'nothing to pop',
    /** On the buttons below the columns. */
    pop: 'Pop',
  },
}

export type Stat = keyof typeof texts.stats
