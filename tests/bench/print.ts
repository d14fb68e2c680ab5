/** Prints plain tables on the terminal. */

export function heading(text: string): void {
  process.stdout.write(`\n## ${text}\n`)
}

/** Columns are as wide as their widest cell; numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? format(cell) : cell)),
  )
  const widths = head.map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)))
  for (const row of cells) {
    const line = row.map((cell, i) =>
      i === 0 ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number),
    )
    process.stdout.write(`${line.join('  ')}\n`)
  }
}

function format(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en')
  return value.toFixed(value < 10 ? 2 : 1)
}

/** The value below which the given share (0..1) of the sorted numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
