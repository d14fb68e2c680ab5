/** Texts of the rules that load on demand: Full rules, puzzles, and games as text. */
import { plural } from '../../../engine/core/text'

export const lazyTexts = {
  refusals: {
    inCheck: 'Your king is in check: move it, block the check, or capture the attacker.',
    leavesCheck: 'That would leave your king in check.',
    passantLate: 'A pawn can be captured en passant only right after it has moved two squares.',
    castlingLost: 'You can’t castle on this side: the king or the rook has moved.',
    castlingBlocked: 'You can’t castle on this side: there are pieces between the king and the rook.',
    castlingInCheck: 'You can’t castle while your king is in check.',
    castleOntoRook: 'To castle in Chess960, move your king onto its rook.',
    castlingThrough: 'You can’t castle on this side: the king would cross an attacked square.',
  },
  puzzle: {
    solved: 'Solved',
    firstTry: (mate: number) => `Mate in ${mate}, on the first try.`,
    afterWrong: (mate: number, wrong: number) =>
      plural(wrong, {
        one: `Mate in ${mate}, after # wrong move.`,
        other: `Mate in ${mate}, after # wrong moves.`,
      }),
    noPuzzle: 'This isn’t a puzzle.',
  },
  /** Streak and storm. A theme is a text of the option, a move is in notation: 'Qf3'. */
  run: {
    whiteToMove: (number: number) => `Position ${number}: White to move.`,
    blackToMove: (number: number) => `Position ${number}: Black to move.`,
    solved: 'Solved.',
    solvedTheme: (theme: string) => `Solved (${theme}).`,
    missed: (move: string) => `The right move was ${move}.`,
    missedTheme: (move: string, theme: string) => `The right move was ${move} (${theme}).`,
    streakOver: 'Streak over',
    timeUp: 'Time’s up',
    allSolved: 'All solved',
  },
  /** Why a FEN is refused, and what was left out. */
  fen: {
    form: 'A chess position is written as FEN: eight ranks of pieces, then w or b for the side to move.',
    ranks: (ranks: number) => `A FEN has eight ranks separated by slashes; this one has ${ranks}.`,
    sign: (character: string, rank: number) =>
      `The FEN has “${character}” in rank ${rank}. Pieces are p n b r q k, gaps 1 to 8.`,
    squares: (rank: number, squares: number) =>
      `Rank ${rank} of the FEN has ${squares} squares instead of eight.`,
    clock: (text: string, max: number) =>
      `The FEN’s halfmove clock is “${text}”, not a whole number from 0 to ${max}.`,
    number: (text: string, max: number) =>
      `The FEN’s move number is “${text}”, not a whole number from 1 to ${max}.`,
    turn: (text: string) => `The FEN says “${text}” moves next. It must be w for White or b for Black.`,
    castling: (text: string) => `The FEN’s castling rights are “${text}”. Use some of KQkq, or a dash.`,
    chess960: (rights: string) => `The castling rights “${rights}” are for Chess960.`,
    passant: (text: string) =>
      `The FEN’s en passant square is “${text}”. Use a square on rank 3 or 6, or a dash.`,
    crazyhouse: 'This FEN has pieces in hand. It is from Crazyhouse, which isn’t available here.',
    threeCheck: 'This FEN counts checks. It is from Three-check, which isn’t available here.',
    whiteTakesKing: (square: string) =>
      `This position is impossible: White is to move and could capture the king on ${square}.`,
    blackTakesKing: (square: string) =>
      `This position is impossible: Black is to move and could capture the king on ${square}.`,
    /** @param squares - a list: 'e1 and g1' */
    kings: (color: string, kings: number, squares: string) =>
      `${color} has ${kings} kings, on ${squares}. Each side has one.`,
    noKing: (color: string) => `${color} has no king.`,
    noKings: 'This position has no kings.',
    /** @param squares - a list */
    pawns: (squares: string) => `A pawn is on the first or last rank, where no pawn can be: ${squares}.`,
    pieces: (color: string) => `${color} has more than sixteen pieces.`,
    /** @param who - 'White', 'Black', or both */
    crowded: (who: string) =>
      `This position can’t come up in a game (${who}: too many pawns or promoted pieces). You can still play it.`,
    rightsIgnored: 'Simplified rules have no castling or en passant, so those rights were ignored.',
    castlingIgnored: 'Castling rights without king and rook in place were ignored.',
    passantIgnored: (square: string) =>
      `The en passant square ${square} was ignored: no pawn just passed it.`,
    operationsIgnored: (operations: readonly string[]) =>
      `Notes after the position were ignored: ${operations.join(', ')}.`,
    restIgnored: (text: string) => `“${text}” after the position was ignored.`,
  },
  /** Why a PGN is refused, and what was left out. */
  pgn: {
    empty: 'Paste a FEN or PGN first.',
    otherGame: (game: string) => `This is a game of ${game}, which isn’t available here.`,
    chess960: 'This is a game of Chess960.',
    noStart: (last: number) => `The starts of Chess960 have the numbers from 0 to ${last}.`,
    brokenTag: (tag: string) => `The tag “${tag}” can’t be read.`,
    brokenTagIgnored: (tag: string) => `The tag “${tag}” can’t be read and was ignored.`,
    openVariation: (text: string) => `The variation “${text}” never ends, so the rest was ignored.`,
    openComment: (text: string) => `The comment “${text}” never ends, so the rest was ignored.`,
    noMoves: 'There are no moves in this PGN.',
    noText: 'This is neither a FEN nor a PGN: it contains no moves.',
    manyGames: 'This text contains many games and is too long. Paste one of them.',
    long: 'This text is too long for one game.',
    whiteMove: (number: number, move: string) => `White’s move ${number}, “${move}”`,
    blackMove: (number: number, move: string) => `Black’s move ${number}, “${move}”`,
    /** @param place - one of the two above, @param why - a sentence */
    at: (place: string, why: string) => `${place}: ${why}`,
    nullMove: 'This is a null move, which can’t be played.',
    dropped: 'Dropped pieces belong to Crazyhouse, which isn’t available here.',
    descriptive: 'This is descriptive notation. Write squares like e4.',
    otherLanguage: 'This piece letter is from another language. Write K, Q, R, B, or N.',
    impossible: 'This move isn’t possible here.',
    noMove: 'This isn’t a move.',
    over: 'The game is already over: a king was captured, or there are no moves left.',
    overByMate: 'The game is already over by checkmate.',
    overByStalemate: 'The game is already over by stalemate.',
    castlingNeedsFull: 'Castling needs Full rules.',
    passantNeedsFull: 'Capturing en passant needs Full rules.',
    promotionNeedsFull: 'Promotion to other pieces than a queen needs Full rules.',
    fullAllow: 'Full rules allow it.',
    simplifiedAllow: 'Simplified rules allow it.',
    commentsIgnored: 'Ignored: comments.',
    variationsIgnored: (variations: number) =>
      plural(variations, { one: 'Ignored: # variation.', other: 'Ignored: # variations.' }),
    bothIgnored: (variations: number) =>
      plural(variations, {
        one: 'Ignored: comments and # variation.',
        other: 'Ignored: comments and # variations.',
      }),
  },
}
