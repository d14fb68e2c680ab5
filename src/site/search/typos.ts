/** Counts the typing errors between two words. */

/**
 * A letter left out, added or changed is one error each, and so are two letters that changed places, beside each other
 * ('sudkou') or not ('suduko'). The first part is optimal string alignment (as in Boytsov, "Indexing methods for approximate
 * dictionary searching", 2011), by rows.
 *
 * @param most More errors than this are not counted.
 * @returns The errors; Infinity where they are more than `most`.
 */
export function errorsBetween(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  if (most > 0 && isSwap(a, b)) return 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(errorsAt(above, j) + 1, errorsAt(row, j - 1) + 1, errorsAt(above, j - 1) + changed)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, errorsAt(before, j - 2) + 1)
      row.push(least)
    }
    before = above
    above = row
  }
  const errors = errorsAt(above, b.length)
  return errors <= most ? errors : Number.POSITIVE_INFINITY
}

/** Outside of the table there is no way. */
const errorsAt = (row: readonly number[], j: number) => row[j] ?? Number.POSITIVE_INFINITY

/** The same letters but for two that changed places. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const differing = [...a].flatMap((letter, i) => (letter === b[i] ? [] : [i]))
  const [i, j] = differing
  if (i === undefined || j === undefined || differing.length > 2) return false
  return a[i] === b[j] && a[j] === b[i]
}
