/** Owns the list of moves beside the board, where there is room for it. */
import { useEffect, useRef } from 'react'
import { NAMES, type State } from '../rules'
import styles from './MoveList.module.css'

export function MoveList({ state }: { readonly state: State }) {
  const { told, turn } = state
  const list = useRef<HTMLOListElement>(null)
  const length = told.length
  useEffect(() => {
    if (length >= 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [length])

  // A play from a position may begin with White's move: Red's place before it is empty.
  const whiteFirst = (turn + length) % 2 === 1
  const halves = whiteFirst ? ['…', ...told] : told
  const rows = Array.from({ length: Math.ceil(halves.length / 2) }, (_, row) => row)
  return (
    <ol ref={list} className={styles.list} aria-label="Moves" tabIndex={rows.length > 6 ? 0 : undefined}>
      {rows.map((row) => (
        <li key={row} className={styles.row}>
          <span className={styles.number}>{row + 1}.</span>
          {NAMES.map((name, half) => (
            <span
              key={name}
              className={styles.move}
              data-last={row * 2 + half === halves.length - 1 || undefined}
            >
              {halves[row * 2 + half]}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
