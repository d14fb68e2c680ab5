/** Owns what only some plays of chess ask for: the full rules, puzzles, and games pasted in. */
export { judgeFen, readPosition } from './fen'
export { checkedFen, claimOf, fullEnd, fullMoves, playFull } from './full'
export { answerOf, FIRST, puzzleOutcome, readPuzzle, solving, stepFrom } from './puzzles'
export { whyIllegal } from './refusals'
export { readRecord, TextFault } from './text'
