/** Which blocks of a clue are certainly placed, so that their numbers can be grayed out. */
import type { Clue } from '../rules/clues'

/** Blocks at the start of a line that are finished: between them and the edge, every cell is marked. */
function finishedFrom(clue: Clue, signs: readonly string[]): number {
  let block = 0
  let run = 0
  for (const sign of signs) {
    if (sign === '#') run++
    else if (run > 0) {
      if (run !== clue[block]) return block
      block++
      run = 0
    }
    if (sign === '.') return block
  }
  return block
}

/**
 * @param signs the marks of a line, as shown
 * @param isDone the whole line is finished
 * @returns for each block, whether its number is grayed out
 */
export function finishedBlocks(clue: Clue, signs: readonly string[], isDone: boolean): boolean[] {
  if (isDone) return clue.map(() => true)
  const before = finishedFrom(clue, signs)
  const after = finishedFrom([...clue].reverse(), [...signs].reverse())
  return clue.map((_, block) => block < before || block >= clue.length - after)
}
