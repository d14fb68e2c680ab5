/** Owns the list of moves beside the board, where there is room for it. */
import { useEffect, useRef } from 'react'
import type { State } from '../rules'
import styles from './MoveList.module.css'

export function MoveList({ state }: { readonly state: State }) {
  const { sans, start } = state
  const list = useRef<HTMLOListElement>(null)
  const length = sans.length
  useEffect(() => {
    if (length >= 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [length])

  const [, turn, , , , number] = start.split(' ')
  const first = Number(number)
  // A game that black begins has an empty place before its first move.
  const halves = turn === 'b' ? ['…', ...sans] : sans
  const rows = Array.from({ length: Math.ceil(halves.length / 2) }, (_, row) => row)
  return (
    <ol ref={list} className={styles.list} aria-label="Moves" tabIndex={rows.length > 6 ? 0 : undefined}>
      {rows.map((row) => (
        <li key={row} className={styles.row}>
          <span className={styles.number}>{first + row}.</span>
          {[halves[row * 2], halves[row * 2 + 1]].map((san, half) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: white's and black's place
              key={half}
              className={styles.san}
              data-last={row * 2 + half === halves.length - 1 || undefined}
            >
              {san}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
