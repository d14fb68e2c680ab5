/** Which blocks of a clue are certainly placed, so that their numbers can be grayed out. */
import type { Clue } from '../rules/clues'

/** Blocks at the start of a line that are finished: between them and the edge, every cell is marked. */
function finishedFrom(clue: Clue, characters: readonly string[]): number {
  let block = 0
  let run = 0
  for (const character of characters) {
    if (character === '#') run++
    else if (run > 0) {
      if (run !== clue[block]) return block
      block++
      run = 0
    }
    if (character === '.') return block
  }
  return block
}

/**
 * @param characters the marks of a line, as shown
 * @param isDone the whole line is finished
 * @returns for each block, whether its number is grayed out
 */
export function finishedBlocks(clue: Clue, characters: readonly string[], isDone: boolean): boolean[] {
  if (isDone) return clue.map(() => true)
  const before = finishedFrom(clue, characters)
  const after = finishedFrom([...clue].reverse(), [...characters].reverse())
  return clue.map((_, block) => block < before || block >= clue.length - after)
}
