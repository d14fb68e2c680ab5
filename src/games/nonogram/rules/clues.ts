/** Clues: the lengths of the blocks in each row and column. Pictures are rows of bits, the first column lowest. */

/** The lengths of the blocks of a line, in order; empty for a line without filled cells. */
export type Clue = readonly number[]

/** The clues of a puzzle. Its size follows from them. */
export interface Clues {
  readonly rows: readonly Clue[]
  readonly cols: readonly Clue[]
}

export function clueOf(bits: number): number[] {
  const clue: number[] = []
  let run = 0
  for (let rest = bits; rest !== 0; rest >>>= 1) {
    if (rest & 1) run++
    else if (run > 0) {
      clue.push(run)
      run = 0
    }
  }
  if (run > 0) clue.push(run)
  return clue
}

/** Columns of a picture as bits, the first row lowest. */
function columnsOf(rows: readonly number[], width: number): number[] {
  return Array.from({ length: width }, (_, col) =>
    rows.reduce((bits, row, i) => bits | (((row >> col) & 1) << i), 0),
  )
}

export function cluesOf(rows: readonly number[], width: number): Clues {
  return { rows: rows.map(clueOf), cols: columnsOf(rows, width).map(clueOf) }
}

/** The number of filled cells that a clue asks for. */
export const sumOf = (clue: Clue): number => clue.reduce((sum, block) => sum + block, 0)

/** The shortest line that can hold a clue. */
export const spanOf = (clue: Clue): number => (clue.length === 0 ? 0 : sumOf(clue) + clue.length - 1)

/** A clue as the player reads it: '4 2', or '0' for an empty line. */
export const clueText = (clue: Clue): string => (clue.length === 0 ? '0' : clue.join(' '))

/** A row of a picture as bits: any character but a dot is filled. */
export function bitsOf(row: string): number {
  return [...row].reduce((bits, character, col) => (character === '.' ? bits : bits | (1 << col)), 0)
}
