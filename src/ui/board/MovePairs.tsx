/** The list of moves beside a two-player board: a row per pair, scrolled to the newest one. */
import { memo } from 'react'
import { uiTexts } from '../texts'
import styles from './MovePairs.module.css'

interface Props {
  /** The moves as text, of the first and the second player in turn. */
  readonly moves: readonly string[]
  /** The second player made the first move: the place before it stays empty. */
  readonly second: boolean
  /** The number of the first row; 1 if omitted. */
  readonly first?: number
}

/** Rows that fit into the list without scrolling. */
const VISIBLE_ROWS = 6

export function MovePairs({ moves, second, first = 1 }: Props) {
  const halves = second ? ['…', ...moves] : moves
  const rows = Array.from({ length: Math.ceil(halves.length / 2) }, (_, row) => row)
  return (
    // A scrollable list must be reachable by keyboard.
    <div className={styles.list} tabIndex={rows.length > VISIBLE_ROWS ? 0 : undefined}>
      {rows.length === 0 ? (
        <p className={styles.none}>{uiTexts.board.noMoves}</p>
      ) : (
        <ol aria-label={uiTexts.board.moves} translate="no" dir="ltr">
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
      )}
    </div>
  )
}

/**
 * The same list where there is space for it: beside a board of enough height, and not in a replay, which has a list of
 * all moves.
 *
 * @param title above the list: the name of the opening
 */
export function MovePairsBeside({ title, ...moves }: Props & { readonly title?: string | null }) {
  return (
    <div className={styles.beside}>
      {title && <p className={styles.title}>{title}</p>}
      <MovePairs {...moves} />
    </div>
  )
}

interface PairProps {
  readonly number: number
  readonly one: string | undefined
  readonly two: string | undefined
  /** Which half is the newest move: 0 or 1; -1 for neither. */
  readonly last: number
}

/** Memoized: a move changes only the newest two rows. */
const Pair = memo(function Pair({ number, one, two, last }: PairProps) {
  return (
    <li className={styles.row}>
      <span className={styles.number}>{`${number}.`}</span>
      <span className={styles.move} data-last={last === 0 || undefined}>
        {one}
      </span>
      <span className={styles.move} data-last={last === 1 || undefined}>
        {two}
      </span>
    </li>
  )
})
