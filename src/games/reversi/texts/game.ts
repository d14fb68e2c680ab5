/** Texts of Reversi’s options, messages, ends and board. */
import { plural } from '../../../engine/core/text'

const POSITION_FORM =
  'Enter 64 squares (X black, O white, - empty), then X or O to move. Or a list of moves such as f5d6c3.'

export const texts = {
  options: {
    levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert', master: 'Master' },
    side: { label: 'You play', black: 'Black', white: 'White', says: { white: 'Black moves first.' } },
    size: { label: 'Board size', 6: '6x6', 8: '8x8' },
    moves: { label: 'Legal moves', shown: 'Shown', hidden: 'Hidden' },
  },
  sides: { black: 'Black', white: 'White' },
  stats: { Turn: 'Turn', Black: 'Black', White: 'White', Empty: 'Empty', Lead: 'Lead' },
  best: { lead: 'Biggest win' },
  toasts: {
    blackPasses: 'Black passes',
    blackPassesDetail: 'Black can’t flip a disc, so White moves again.',
    whitePasses: 'White passes',
    whitePassesDetail: 'White can’t flip a disc, so Black moves again.',
  },
  status: {
    moved: (side: string, square: string, flipped: number) =>
      plural(flipped, {
        one: `${side} on ${square}, # disc flipped.`,
        other: `${side} on ${square}, # discs flipped.`,
      }),
    blackPasses: 'Black can’t flip a disc and passes. White moves again.',
    whitePasses: 'White can’t flip a disc and passes. Black moves again.',
  },
  /** What is heard. */
  captions: { move: 'discs flip', corner: 'corner taken', pass: 'turn passes', Over: 'game over' },
  howTo: [
    'Black moves first. Trap a line of discs between two of yours to flip it.',
    'Every move must flip a disc. If you can’t move, you pass. Corners stay yours.',
    'When neither side can move, more discs win. The winner gets the empty squares.',
  ] satisfies [string, string, string],
  refusals: {
    taken: 'That square is taken.',
    noBlack: 'No line from there ends at another black disc, so nothing would flip.',
    noWhite: 'No line from there ends at another white disc, so nothing would flip.',
    apart: 'Place a disc next to an opponent’s disc, so that at least one flips.',
  },
  ends: {
    tie: 'It’s a tie',
    tieDetail: (discs: number) => `Both sides have ${discs} discs.`,
    blackWins: 'Black wins',
    whiteWins: 'White wins',
    youWin: 'You win',
    computerWins: 'The computer wins',
    score: (high: number, low: number) => `${high} discs to ${low}.`,
    scoreToNone: (high: number) => `${high} discs to none: every disc was flipped.`,
    /** @param total - discs of the winner and empty squares */
    scoreWithEmpty: (high: number, low: number, empty: number, total: number) =>
      plural(empty, {
        one: `${high} discs to ${low}. Neither side could move. The empty square goes to the winner: ${total} to ${low}.`,
        other: `${high} discs to ${low}. Neither side could move. The empty squares go to the winner: ${total} to ${low}.`,
      }),
    scoreToNoneWithEmpty: (high: number, empty: number, total: number) =>
      plural(empty, {
        one: `${high} discs to none: every disc was flipped. The empty square goes to the winner: ${total} to 0.`,
        other: `${high} discs to none: every disc was flipped. The empty squares go to the winner: ${total} to 0.`,
      }),
  },
  /** Why a pasted position or game is refused. */
  position: {
    form: POSITION_FORM,
    signs: 'Write X for black, O for white and - for empty squares.',
    length: (characters: number) =>
      plural(characters, {
        one: `This position has # character. ${POSITION_FORM}`,
        other: `This position has # characters. ${POSITION_FORM}`,
      }),
    noSide: `The side to move is missing. ${POSITION_FORM}`,
    fewDiscs: 'A position has at least four discs: the game starts with them.',
    afterEnd: (number: number, move: string) => `Move ${number}, ${move}, comes after the end of the game.`,
    illegal: (number: number, move: string, side: string) =>
      `Move ${number}, ${move}, isn’t legal: ${side} would flip nothing there.`,
    noMove: 'There is no move in this text. A game is a list of moves such as f5d6c3.',
    /** Games of the family of SGF, by the value of GM. */
    games: { 1: 'Go', 3: 'Chess', 4: 'Gomoku', 11: 'Hex' },
    otherGame: (game: string) => `This is a game of ${game}. ${POSITION_FORM}`,
    noSquare: (square: string) => `“${square}” isn’t a square of Reversi. ${POSITION_FORM}`,
    bySides: 'Write the moves of both sides in one list, in the order in which they were played.',
    format: (format: string) => `This is ${format}, which can’t be read here. ${POSITION_FORM}`,
  },
  players: {
    name: 'Players',
    you: 'You',
    computer: 'Computer',
    cannotMove: 'Can’t move',
    movesAgain: 'Moves again',
    moves: (moves: number) => plural(moves, { one: '# move', other: '# moves' }),
  },
  board: {
    name: 'Reversi board',
    flip: 'Flip board',
    black: 'black',
    white: 'white',
    empty: 'empty',
    /** A square by its name: 'd3'. @param what - one of the three above */
    square: (square: string, what: string) => `${square}, ${what}`,
    last: (square: string, what: string) => `${square}, ${what}, last move`,
    legal: (square: string, what: string) => `${square}, ${what}, legal move`,
    /** In the list of moves. */
    pass: 'pass',
    gameText: 'Moves and position',
  },
}

export type Stat = keyof typeof texts.stats
