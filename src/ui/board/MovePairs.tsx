/** The list of moves beside a board of two sides: a row per pair, the newest scrolled into view. */
import { memo } from 'react'
import styles from './MovePairs.module.css'

interface Props {
  /** The moves as they are written, first side's and second side's in turn. */
  readonly moves: readonly string[]
  /** The second side made the first of them: the place before it stays empty. */
  readonly second: boolean
  /** The number of the first row; 1 if omitted. */
  readonly first?: number
}

/** Rows that fit into the list without a scroll bar. */
const IN_SIGHT = 6

export function MovePairs({ moves, second, first = 1 }: Props) {
  const halves = second ? ['…', ...moves] : moves
  const rows = Array.from({ length: Math.ceil(halves.length / 2) }, (_, row) => row)
  return (
    // A list that can be scrolled must be reached by keys.
    <div className={styles.list} tabIndex={rows.length > IN_SIGHT ? 0 : undefined}>
      <ol aria-label="Moves">
        {rows.map((row) => (
          <Pair
            key={row}
            number={first + row}
            one={halves[row * 2]}
            two={halves[row * 2 + 1]}
            last={row < rows.length - 1 ? -1 : halves.length - 1 - row * 2}
          />
        ))}
      </ol>
    </div>
  )
}

interface PairProps {
  readonly number: number
  readonly one: string | undefined
  readonly two: string | undefined
  /** Which half is the newest move: 0 or 1; -1 where neither is. */
  readonly last: number
}

/** All rows but the newest two stay as they were. */
const Pair = memo(function Pair({ number, one, two, last }: PairProps) {
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}.</span>
      <span className={styles.move} data-last={last === 0 || undefined}>
        {one}
      </span>
      <span className={styles.move} data-last={last === 1 || undefined}>
        {two}
      </span>
    </li>
  )
})
