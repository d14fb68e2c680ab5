/**
 * A second solver, independent of the game's: it lists every way to place the blocks of each line, removes those that
 * contradict a known cell, and guesses by plain backtracking.
 */

type Clue = readonly number[]

const listed = new Map<string, readonly number[]>()

/** Every way to place the blocks in a line, as bits. */
export function waysOf(clue: Clue, length: number): readonly number[] {
  const key = `${clue.join('-')}/${length}`
  const known = listed.get(key)
  if (known) return known
  const ways: number[] = []
  const place = (block: number, from: number, bits: number) => {
    const size = clue[block]
    if (size === undefined) {
      ways.push(bits)
      return
    }
    for (let at = from; at + size <= length; at++)
      place(block + 1, at + size + 1, bits | (((1 << size) - 1) << at))
  }
  place(0, 0, 0)
  listed.set(key, ways)
  return ways
}

/** Removes ways until nothing changes. Returns false if a line has none left. */
function narrow(rows: (readonly number[])[], cols: (readonly number[])[]): boolean {
  for (let changed = true; changed; ) {
    changed = false
    for (const [mine, others] of [
      [rows, cols],
      [cols, rows],
    ] as const) {
      for (const [i, ways] of mine.entries()) {
        const always = ways.reduce((bits, way) => bits & way, -1)
        const sometimes = ways.reduce((bits, way) => bits | way, 0)
        if (ways.length === 0) return false
        for (const [j, list] of others.entries()) {
          const bit = 1 << i
          const must = (always >> j) & 1
          const may = (sometimes >> j) & 1
          if (must !== may) continue
          const kept = list.filter((way) => ((way & bit) !== 0 ? 1 : 0) === must)
          if (kept.length === list.length) continue
          if (kept.length === 0) return false
          others[j] = kept
          changed = true
        }
      }
    }
  }
  return true
}

/** The number of solutions, counted up to `max`. */
export function countSolutions(
  clues: { readonly rows: readonly Clue[]; readonly cols: readonly Clue[] },
  max = 2,
): number {
  let count = 0
  const search = (rows: (readonly number[])[], cols: (readonly number[])[]) => {
    if (count >= max || !narrow(rows, cols)) return
    const open = rows.findIndex((ways) => ways.length > 1)
    if (open < 0) {
      count++
      return
    }
    for (const way of rows[open] ?? []) search(rows.with(open, [way]), cols.slice())
  }
  search(
    clues.rows.map((clue) => waysOf(clue, clues.cols.length)),
    clues.cols.map((clue) => waysOf(clue, clues.rows.length)),
  )
  return count
}
