/** The rules of chess that only some games need: the full rules, puzzles and imported games. */
export { fenOf, judgeFen, readPosition } from './fen'
export { checkedFen, claimOf, fullEnd, fullMoves, playFull } from './full'
export { answerOf, FIRST, puzzleOutcome, readPuzzle, solving, stepFrom } from './puzzles'
export { whyIllegal } from './refusals'
export { lastNote, lastText, runOutcome, setText } from './run'
export { readReplay, TextFault } from './text'
