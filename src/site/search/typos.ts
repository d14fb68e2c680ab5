/** Counts the typing errors between two words. */

/**
 * A missing, added, or changed letter is one error, and so are two swapped letters, adjacent ('sudkou') or not ('suduko').
 * The algorithm is optimal string alignment (Boytsov, "Indexing methods for approximate dictionary searching", 2011), row
 * by row.
 *
 * @param max - more errors than this are not counted
 * @returns the number of errors; Infinity if there are more than `max`
 */
export function errorsBetween(a: string, b: string, max: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > max) return Number.POSITIVE_INFINITY
  if (max > 0 && isSwap(a, b)) return 1
  let rowBefore: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1
      let min = Math.min(errorsAt(above, j) + 1, errorsAt(row, j - 1) + 1, errorsAt(above, j - 1) + changed)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) min = Math.min(min, errorsAt(rowBefore, j - 2) + 1)
      row.push(min)
    }
    rowBefore = above
    above = row
  }
  const errors = errorsAt(above, b.length)
  return errors <= max ? errors : Number.POSITIVE_INFINITY
}

/** Cells outside of the table are unreachable. */
const errorsAt = (row: readonly number[], j: number) => row[j] ?? Number.POSITIVE_INFINITY

/** Whether the words differ only by two swapped letters. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const differing = [...a].flatMap((letter, i) => (letter === b[i] ? [] : [i]))
  const [i, j] = differing
  if (i === undefined || j === undefined || differing.length > 2) return false
  return a[i] === b[j] && a[j] === b[i]
}
