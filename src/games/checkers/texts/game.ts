/** Texts of Checkers’ options, messages, ends and board. */
import { plural } from '../../../engine/core/text'

const POSITION_FORM =
  'A Checkers position gives the side to move and the squares of both sides, such as B:W21,K22:B1,2 (B is Red, W is White, K a king, squares 1 to 32, or 1 to 50 on ten rows).'

export const texts = {
  options: {
    variant: {
      label: 'Rules',
      simplified: 'Simplified',
      tournament: 'Tournament',
      international: 'International',
      russian: 'Russian',
      says: {
        tournament: 'You must capture, and keep capturing while you can.',
        international: 'White goes first. Ten rows, flying kings, and you must capture the most pieces.',
        russian: 'White goes first. Flying kings; men capture both ways. You must capture; you choose which.',
      },
    },
    levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert' },
    side: { label: 'You play', red: 'Red', white: 'White' },
  },
  sides: { red: 'Red', white: 'White' },
  stats: { Turn: 'Turn', Moves: 'Moves' },
  best: { moves: 'Shortest win' },
  toasts: {
    redOffers: 'Red offers a draw. The next move declines it.',
    whiteOffers: 'White offers a draw. The next move declines it.',
    redKing: 'Red gets a king',
    whiteKing: 'White gets a king',
  },
  /** Squares are numbers. */
  status: {
    moved: (side: string, from: number, to: number) => `${side}: ${from} to ${to}.`,
    captured: (side: string, from: number, to: number, pieces: number) =>
      plural(pieces, {
        one: `${side}: ${from} to ${to}, # piece captured.`,
        other: `${side}: ${from} to ${to}, # pieces captured.`,
      }),
    redKing: (square: number) => `Red gets a king on square ${square}.`,
    whiteKing: (square: number) => `White gets a king on square ${square}.`,
  },
  /** What is heard. */
  captions: {
    resigned: 'resigned',
    move: 'piece moves',
    capture: 'piece captured',
    king: 'new king',
    Over: 'game over',
  },
  howTo: [
    'Move diagonally forward; jump over pieces to capture them.',
    'A man that reaches the far row becomes a king and moves both ways.',
    'Capture every piece to win. Except in Simplified, you must capture.',
  ] satisfies [string, string, string],
  refusals: {
    notYours: 'That’s not your piece.',
    mustCapture: 'You must capture. The highlighted pieces can.',
    mustCaptureOn: 'You must capture, and keep capturing while you can.',
    mustCaptureMost: 'You must capture as many pieces as possible. The highlighted pieces can.',
    stuck: 'That piece has nowhere to go.',
    occupied: 'That square is occupied.',
    forward: 'Men only move forward. Kings move both ways.',
    oneSquare: 'Move one square diagonally, or jump over an opponent’s piece.',
    /** In games with flying kings. */
    diagonal: 'A man moves one square diagonally forward. A king moves any distance along a clear diagonal.',
  },
  ends: {
    draw: 'It’s a draw',
    quiet: (moves: number) =>
      plural(moves, {
        one: '# move by each side without a capture or a move by a man.',
        other: '# moves by each side without a capture or a move by a man.',
      }),
    agreed: 'A draw was offered and accepted.',
    redWins: 'Red wins',
    whiteWins: 'White wins',
    youWin: 'You win',
    computerWins: 'The computer wins',
    redResigned: 'Red resigned.',
    whiteResigned: 'White resigned.',
    redGone: 'Red has no pieces left.',
    whiteGone: 'White has no pieces left.',
    redStuck: 'Red can’t move.',
    whiteStuck: 'White can’t move.',
  },
  /** Why a pasted position or game is refused. */
  position: {
    form: POSITION_FORM,
    noSquare: (character: string) => `“${character}” isn’t a square. ${POSITION_FORM}`,
    /** @param square - a number, or a range such as 31-50 */
    eightRows: (square: string, max: number) =>
      `There is no square ${square} on eight rows: squares are numbered 1 to ${max}. Choose International for a position with ten rows.`,
    outside: (square: string, max: number) =>
      `There is no square ${square}: the dark squares are numbered 1 to ${max}.`,
    strange: (field: string) => `Can’t read “${field}” in this position. ${POSITION_FORM}`,
    noMoves: `There are no moves in this PDN. ${POSITION_FORM}`,
    twice: (side: string) => `This position lists the squares of ${side} twice.`,
    missing: (side: string) => `The squares of ${side} are missing. ${POSITION_FORM}`,
    twoPieces: (square: number) => `Square ${square} has two pieces.`,
    redMan: (square: number) => `The red man on square ${square} would be a king (as text: K${square}).`,
    whiteMan: (square: number) => `The white man on square ${square} would be a king (as text: K${square}).`,
    many: (max: number) => `A side has at most ${max} pieces.`,
    empty: 'This position has no pieces.',
    illegal: (number: number, move: string) => `Move ${number}, ${move}, isn’t legal under these rules.`,
    /** Games of other rules, by their number in PDN. */
    games: {
      22: 'Italian draughts',
      23: 'American pool checkers',
      24: 'Spanish draughts',
      26: 'Brazilian draughts',
      27: 'Canadian draughts',
      28: 'Portuguese draughts',
      30: 'Turkish draughts',
      31: 'Thai draughts',
      40: 'Frisian draughts',
    },
    otherGame: (game: string) => `This is a game of ${game}, which isn’t available here.`,
    american: 'This is a game of American checkers. Choose Tournament rules for it.',
    international: 'This is a game of International draughts. Choose International rules for it.',
    russian: 'This is a game of Russian draughts. Choose Russian rules for it.',
    noMove: (word: string) =>
      `“${word}” is neither a move such as 32-28 nor a position such as W:W31-50:B1-20.`,
  },
  players: {
    name: 'Players',
    you: 'You',
    computer: 'Computer',
    left: (pieces: number) => `${pieces} left`,
    mustCapture: 'Must capture',
  },
  /** `place` is a row and a column, `what` one of the four pieces, or that the square is empty. */
  board: {
    name: 'Checkers board',
    gameText: 'Position',
    flip: 'Flip board',
    redMan: 'red man',
    redKing: 'red king',
    whiteMan: 'white man',
    whiteKing: 'white king',
    light: (place: string) => `${place}, light square`,
    square: (place: string, square: number, what: string) => `${place}, square ${square}, ${what}`,
    legal: (place: string, square: number, what: string) => `${place}, square ${square}, ${what}, legal move`,
    mustCapture: (place: string, square: number, what: string) =>
      `${place}, square ${square}, ${what}, must capture`,
  },
}

export type Stat = keyof typeof texts.stats
