/**
 * An exact count of minefields for tests, independent of the game's: it tries each cell as mine and as free, with big
 * integers, and counts the cells without a neighboring number by binomial coefficients.
 */
export interface Position {
  readonly rows: number
  readonly cols: number
  readonly mines: number
  /** -1 is covered. */
  readonly shown: readonly number[]
}

function beside({ rows, cols }: Position, cell: number): number[] {
  const [row, col] = [Math.floor(cell / cols), cell % cols]
  const found: number[] = []
  for (let r = row - 1; r <= row + 1; r++)
    for (let c = col - 1; c <= col + 1; c++)
      if (r >= 0 && c >= 0 && r < rows && c < cols && r * cols + c !== cell) found.push(r * cols + c)
  return found
}

const memo = new Map<string, bigint>()
function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  const key = `${n},${k}`
  const known = memo.get(key)
  if (known !== undefined) return known
  let value = 1n
  for (let i = 1n; i <= BigInt(k); i++) value = (value * (BigInt(n) - i + 1n)) / i
  memo.set(key, value)
  return value
}

/** Number of arrangements by mines, and for each cell those where it is a mine. */
interface Part {
  readonly cells: readonly number[]
  readonly ways: Map<number, bigint>
  readonly mined: readonly Map<number, bigint>[]
}

/** Enumerates one frontier. Each try takes one from `max.left`; null if there were too few. */
function tried(position: Position, cells: readonly number[], max: { left: number }): Part | null {
  const { shown } = position
  const need = new Map<number, number>()
  const free = new Map<number, number>()
  const numbers = cells.map((cell) => beside(position, cell).filter((other) => (shown[other] as number) >= 0))
  for (const list of numbers)
    for (const number of list) {
      need.set(number, shown[number] as number)
      free.set(number, (free.get(number) ?? 0) + 1)
    }
  const ways = new Map<number, bigint>()
  const mined = cells.map(() => new Map<number, bigint>())
  const lay: boolean[] = []
  const go = (i: number, laid: number): void => {
    if (max.left-- <= 0) return
    if (i === cells.length) {
      ways.set(laid, (ways.get(laid) ?? 0n) + 1n)
      lay.forEach((mine, j) => {
        if (mine) mined[j]?.set(laid, (mined[j]?.get(laid) ?? 0n) + 1n)
      })
      return
    }
    for (const mine of [false, true]) {
      lay[i] = mine
      let fits = true
      for (const number of numbers[i] as number[]) {
        free.set(number, (free.get(number) as number) - 1)
        if (mine) need.set(number, (need.get(number) as number) - 1)
        const missing = need.get(number) as number
        if (missing < 0 || missing > (free.get(number) as number)) fits = false
      }
      if (fits) go(i + 1, laid + (mine ? 1 : 0))
      for (const number of numbers[i] as number[]) {
        free.set(number, (free.get(number) as number) + 1)
        if (mine) need.set(number, (need.get(number) as number) + 1)
      }
    }
  }
  go(0, 0)
  return max.left <= 0 ? null : { cells, ways, mined }
}

/**
 * The probability of a mine in each covered cell.
 *
 * @param max tries before it gives up
 * @returns arrangements with a mine there, for each covered cell, and all arrangements; null if it gave up
 */
export function counted(
  position: Position,
  max = 2_000_000,
): { mined: Map<number, bigint>; all: bigint } | null {
  const { shown, mines } = position
  const covered = shown.flatMap((number, cell) => (number < 0 ? [cell] : []))
  const atNumber = (cell: number) => beside(position, cell).some((other) => (shown[other] as number) >= 0)
  const frontier = new Set(covered.filter(atNumber))
  const sea = covered.filter((cell) => !frontier.has(cell))
  const tries = { left: max }
  const parts: Part[] = []
  while (frontier.size > 0) {
    const [first] = frontier as unknown as Iterable<number>
    const cells: number[] = []
    const queue = [first as number]
    frontier.delete(first as number)
    for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
      cells.push(cell)
      for (const number of beside(position, cell)) {
        if ((shown[number] as number) < 0) continue
        for (const other of beside(position, number)) if (frontier.delete(other)) queue.push(other)
      }
    }
    const part = tried(position, cells, tries)
    if (!part) return null
    parts.push(part)
  }
  const merged = (lists: readonly Map<number, bigint>[]) =>
    lists.reduce(
      (all, list) => {
        const next = new Map<number, bigint>()
        for (const [a, x] of all) for (const [b, y] of list) next.set(a + b, (next.get(a + b) ?? 0n) + x * y)
        return next
      },
      new Map([[0, 1n]]),
    )
  const closed = (ways: Map<number, bigint>, cells: number, left: number) =>
    [...ways].reduce((sum, [laid, each]) => sum + each * binomial(cells, left - laid), 0n)
  const mined = new Map<number, bigint>()
  for (const part of parts) {
    const others = merged(parts.filter((other) => other !== part).map(({ ways }) => ways))
    part.cells.forEach((cell, i) => {
      mined.set(cell, closed(merged([others, part.mined[i] as Map<number, bigint>]), sea.length, mines))
    })
  }
  const ways = merged(parts.map((part) => part.ways))
  for (const cell of sea) mined.set(cell, closed(ways, sea.length - 1, mines - 1))
  return { mined, all: closed(ways, sea.length, mines) }
}
