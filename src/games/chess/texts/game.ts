/** Texts of Extreme Chess’s options, messages, ends and board. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    rules: {
      label: 'Rules',
      simplified: 'Simplified',
      full: 'Full rules',
      chess960: 'Chess960',
      says: {
        chess960:
          'Full rules from one of 960 starts, the same for both sides. To castle, move the king onto its rook.',
      },
    },
    opponent: { label: 'Opponent', two: 'Friend here', computer: 'Computer' },
    level: {
      label: 'Computer level',
      beginner: 'Beginner',
      easy: 'Easy',
      normal: 'Normal',
      hard: 'Hard',
      expert: 'Expert',
      extreme: 'Extreme',
      says: {
        beginner: 'Just learned the moves, and often overlooks captures.',
        easy: 'Captures unprotected pieces, and looks no further.',
        normal: 'Sees your reply, and leaves nothing unprotected.',
        hard: 'Looks at its move, your reply, and its next move. You’ll need a plan.',
        expert: 'Plays like a good club player and forgives little.',
        extreme: 'Uses all its thinking time and gives nothing away.',
      },
    },
    side: { label: 'You play', white: 'White', black: 'Black' },
    clock: {
      label: 'Clock',
      off: 'Off',
      '3+2': '3\u00a0min + 2\u00a0s',
      '5+0': '5 min',
      '10+0': '10 min',
    },
    task: {
      label: 'Mode',
      game: 'Game',
      mate1: 'Mate in 1',
      mate2: 'Mate in 2',
      mate3: 'Mate in 3',
      mate4: 'Mate in 4',
      streak: 'Streak',
      storm: 'Storm',
    },
    /** The themes of streak and storm. */
    tactic: {
      label: 'Theme',
      all: 'All',
      fork: 'Fork',
      pin: 'Pin',
      skewer: 'Skewer',
      discovered: 'Discovered attack',
      backRank: 'Back rank',
    },
    coordinates: { label: 'Coordinates', on: 'On', off: 'Off' },
    pieces: { label: 'Pieces', classic: 'Classic', round: 'Round', angular: 'Angular', moves: 'Moves' },
  },
  colors: { w: 'White', b: 'Black' },
  /** Pieces within a sentence: pawn, knight, bishop, rook, queen, king. */
  kinds: { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' },
  /** Pieces on the board for screen readers. White’s are in capitals. */
  pieces: {
    P: 'White pawn',
    N: 'White knight',
    B: 'White bishop',
    R: 'White rook',
    Q: 'White queen',
    K: 'White king',
    p: 'Black pawn',
    n: 'Black knight',
    b: 'Black bishop',
    r: 'Black rook',
    q: 'Black queen',
    k: 'Black king',
  },
  /** What a puzzle asks for. @param color - as in `colors` */
  mates: (color: string, moves: number) => `${color} mates in ${moves}`,
  stats: {
    Task: 'Task',
    Turn: 'Turn',
    Moves: 'Moves',
    Solved: 'Solved',
    Combo: 'Combo',
    'Best combo': 'Best combo',
  },
  best: { moves: 'Shortest win', solved: 'Most solved' },
  toasts: {
    /** In puzzles. @param move - in notation: 'Qf3' */
    wrong: (move: string, moves: number) => `Not ${move}: there’s a mate in ${moves}.`,
    whiteOffers: 'White offers a draw. The next move declines it.',
    blackOffers: 'Black offers a draw. The next move declines it.',
    claimable: 'You can claim a draw.',
    loaded: {
      same: 'Game loaded.',
      full: 'Game loaded with Full rules.',
      simplified: 'Game loaded with Simplified rules.',
      chess960: 'Game loaded with Chess960 rules.',
    },
    moreGames: (games: number) =>
      plural(games, {
        one: 'The text has # more game. The first one was loaded.',
        other: 'The text has # more games. The first one was loaded.',
      }),
  },
  /** Pieces are `kinds`, squares are written 'e4'. */
  status: {
    moved: (color: string, piece: string, square: string) => `${color}: ${piece} to ${square}.`,
    whiteCastles: (move: string) => `White castles: ${move}.`,
    blackCastles: (move: string) => `Black castles: ${move}.`,
    captured: (color: string, piece: string, square: string, taken: string) =>
      `${color}: ${piece} captures on ${square} (${taken}).`,
    promoted: (color: string, square: string, piece: string) =>
      `${color}: pawn to ${square}, promotes to ${piece}.`,
    promotedWithCapture: (color: string, square: string, taken: string, piece: string) =>
      `${color}: pawn captures on ${square} (${taken}), promotes to ${piece}.`,
    check: 'Check.',
    flag: 'Time’s up.',
    set: 'Puzzle loaded.',
  },
  /** What is heard. */
  captions: {
    resigned: 'resigned',
    wrong: 'wrong move',
    solved: 'solved',
    missed: 'wrong move',
    move: 'piece moves',
    castle: 'castling',
    capture: 'piece captured',
    promote: 'promotion',
    check: 'check',
    flag: 'time’s up',
    loaded: 'position loaded',
    Over: 'game over',
  },
  howTo: [
    'Pick a piece and a square, or drag the piece.',
    'Simplified: no check. Capture the king to win.',
    'Full rules: checkmate and castling. Streak: until a miss. Storm: 3 minutes.',
  ] satisfies [string, string, string],
  refusals: {
    whitesTurn: 'It’s White’s turn.',
    blacksTurn: 'It’s Black’s turn.',
    needsFull: 'Simplified rules have no castling or en passant: choose Full rules for them.',
  },
  ends: {
    draw: 'It’s a draw',
    whiteWins: 'White wins',
    blackWins: 'Black wins',
    youWin: 'You win',
    computerWins: 'The computer wins',
    blackKing: 'The black king was captured.',
    whiteKing: 'The white king was captured.',
    mate: 'Checkmate.',
    blackTime: 'Black ran out of time.',
    whiteTime: 'White ran out of time.',
    bareTime: 'Time’s up, but a bare king can’t win.',
    blackResigned: 'Black resigned.',
    whiteResigned: 'White resigned.',
    agreed: 'A draw was offered and accepted.',
    stalemate: 'Stalemate: no legal moves, and the king isn’t in check.',
    repetition: 'The same position occurred three times.',
    fivefold: 'The same position occurred five times.',
    veryQuiet: '75 moves by each side without a capture or a pawn move.',
    material: 'Neither side has enough pieces to checkmate.',
    stuck: 'No moves left.',
    quiet: 'Fifty moves by each side without a capture or a pawn move.',
    /** In Simplified games: moves of both sides. */
    quietSimplified: '100 moves without a capture or a pawn move.',
  },
  /** Loading a game as text. */
  load: {
    /** @param detail - how the game ended, one of `ends` */
    over: (detail: string) => `The game is over. ${detail}`,
    /** @param place - a move of the text: 'White’s move 2, “Bb9”', @param why - a sentence */
    at: (place: string, why: string) => `${place}: ${why}`,
    /** @param detail - how the game ended, one of `ends` */
    alreadyOver: (detail: string) => `The game is already over. ${detail}`,
    impossible: 'This move isn’t possible here.',
    result: (result: string) => `The text gives the result ${result}.`,
    simplifiedAllow: 'Simplified rules allow it.',
    fullAllow: 'Full rules allow it.',
    notFull: 'This move isn’t possible under Full rules.',
    notSimplified: 'This move isn’t possible under Simplified rules.',
    loadsSimplified: 'This text can be loaded with Simplified rules.',
    loadsFull: 'This text can be loaded with Full rules.',
    loadsChess960: 'This text can be loaded with Chess960 rules.',
    noMate: 'This isn’t a puzzle: its line doesn’t mate.',
  },
  players: {
    name: 'Players',
    you: 'You',
    computer: 'Computer',
    yourTime: 'Your time',
    time: (name: string) => `${name}’s time`,
    captured: (pieces: readonly string[]) => `Captured: ${pieces.join(', ')}`,
    nothingCaptured: 'Nothing captured',
  },
  board: {
    name: 'Chess board',
    /** @param what - a piece, or that the square is empty */
    square: (square: string, what: string) => `${square}, ${what}`,
    legal: (square: string, what: string) => `${square}, ${what}, legal move`,
    premove: (square: string, what: string) => `${square}, ${what}, premove`,
    /** @param number - of a Chess960 start, from 0 to 959 */
    start: (number: number) => `Chess960, start ${number}`,
    promote: 'Promote to',
    cancel: 'Cancel',
    flip: 'Flip board',
    gameText: 'PGN, FEN',
    claim: 'Claim a draw',
    /** Parts that could not be loaded. */
    puzzles: 'The puzzles',
    dialog: 'PGN and FEN',
  },
}

export type Stat = keyof typeof texts.stats
