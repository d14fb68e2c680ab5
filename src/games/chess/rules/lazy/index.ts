/** The rules of chess that only some games need: the full rules, puzzles and imported games. */

export { checkedFen, claimOf, fullEnd, fullMoves, playFull } from './full'
export { answerOf, FIRST, puzzleOutcome, readPuzzle, solving, stepFrom } from './puzzleText'
export { lastNote, lastText, runOutcome, setText } from './runTexts'
export { readReplay, TextFault } from './text'
export { fenOf, judgeFen, readPosition } from './validateFen'
export { whyIllegal } from './whyIllegal'
