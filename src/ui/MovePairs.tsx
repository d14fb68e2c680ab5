/** Owns the list of moves beside a board of two sides: a row for each pair, the newest in sight. */
import styles from './MovePairs.module.css'

interface Props {
  /** The moves as they are written, first side's and second side's in turn. */
  readonly moves: readonly string[]
  /** The second side made the first of them: the place before it stays empty. */
  readonly second: boolean
  /** The number of the first row; 1 if omitted. */
  readonly first?: number
}

/** Rows that stand in the list without a scroll bar. */
const IN_SIGHT = 6

export function MovePairs({ moves, second, first = 1 }: Props) {
  const halves = second ? ['…', ...moves] : moves
  const rows = Array.from({ length: Math.ceil(halves.length / 2) }, (_, row) => row)
  return (
    // A list that can be scrolled must be reached by keys.
    <div className={styles.list} tabIndex={rows.length > IN_SIGHT ? 0 : undefined}>
      <ol aria-label="Moves">
        {rows.map((row) => (
          <li key={row} className={styles.row}>
            <span className={styles.number}>{first + row}.</span>
            {[halves[row * 2], halves[row * 2 + 1]].map((move, half) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second side's place
                key={half}
                className={styles.move}
                data-last={row * 2 + half === halves.length - 1 || undefined}
              >
                {move}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
