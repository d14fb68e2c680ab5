/** Prints plain tables on the terminal. */

export function heading(text: string): void {
  process.stdout.write(`\n## ${text}\n`)
}

type Cell = string | number

/** Columns are as wide as their widest cell; numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const all = [head, ...rows]
  const widths = head.map((_, i) => Math.max(...all.map((row) => textOf(row[i] ?? '').length)))
  for (const row of all) tableRow(row, widths)
}

/** One row of a table whose rows are printed as they come. */
export function tableRow(row: readonly Cell[], widths: readonly number[]): void {
  const line = row.map((cell, i) =>
    i === 0 ? textOf(cell).padEnd(widths[i] ?? 0) : textOf(cell).padStart(widths[i] ?? 0),
  )
  process.stdout.write(`${line.join('  ')}\n`)
}

const textOf = (cell: Cell) => (typeof cell === 'number' ? format(cell) : cell)

function format(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en')
  return value.toFixed(value < 10 ? 2 : 1)
}

/** The value below which the given share (0..1) of the sorted numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
