/** The numbers beside the rows and above the columns. They stay in view while the board scrolls. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import { cellsOfLine, heightOf, type State } from '../rules'
import type { Clue } from '../rules/clues'
import styles from './Board.module.css'
import { finishedBlocks } from './clueMarks'

interface Props {
  readonly state: State
  /** All marks as shown. */
  readonly shown: string
  /** Which lines are finished. */
  readonly done: readonly boolean[]
  /** The row or column that is pointed at, or -1. */
  readonly current: number
}

export function RowClues({ state, shown, done, current }: Props) {
  return (
    <div className={styles.rowClues}>
      {state.rows.map((clue, row) => (
        <Numbers
          // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
          key={row}
          clue={clue}
          signs={signsOf(state, shown, row)}
          isDone={done[row] ?? false}
          isCurrent={current === row}
          isFifth={(row + 1) % 5 === 0 && row + 1 < state.rows.length}
        />
      ))}
    </div>
  )
}

export function ColumnClues({ state, shown, done, current }: Props) {
  const height = heightOf(state)
  return (
    <div className={styles.colClues}>
      {state.cols.map((clue, col) => (
        <Numbers
          // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
          key={col}
          clue={clue}
          signs={signsOf(state, shown, height + col)}
          isDone={done[height + col] ?? false}
          isCurrent={current === col}
          isFifth={(col + 1) % 5 === 0 && col + 1 < state.cols.length}
        />
      ))}
    </div>
  )
}

const signsOf = (state: State, shown: string, line: number) =>
  cellsOfLine(state, line)
    .map((cell) => shown[cell])
    .join('')

interface NumbersProps {
  readonly clue: Clue
  readonly signs: string
  readonly isDone: boolean
  readonly isCurrent: boolean
  readonly isFifth: boolean
}

// The cells carry the clues for screen readers.
const Numbers = memo(function Numbers({ clue, signs, isDone, isCurrent, isFifth }: NumbersProps) {
  const finished = finishedBlocks(clue, [...signs], isDone)
  const blocks = clue.length === 0 ? [0] : clue
  return (
    <div
      aria-hidden="true"
      className={classes(
        styles.clue,
        isDone && styles.lineDone,
        isCurrent && styles.current,
        isFifth && styles.fifth,
      )}
    >
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks do not move
        <span key={i} className={finished[i] || isDone ? styles.blockDone : undefined}>
          {block}
        </span>
      ))}
    </div>
  )
})
