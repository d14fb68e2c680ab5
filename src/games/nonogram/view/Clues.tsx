/** The numbers beside the rows and above the columns. They stay in view while the board scrolls. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import { cellsOfLine, heightOf, type State } from '../rules'
import type { Clue } from '../rules/clues'
import styles from './Board.module.css'
import { charsFor, linesOf } from './clueLines'
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

/** @param chars the longest line of a clue, in digits and gaps */
export function RowClues({ state, shown, done, current, chars }: Props & { readonly chars: number }) {
  return (
    <div className={styles.rowClues}>
      {state.rows.map((clue, row) => (
        <Numbers
          // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
          key={row}
          clue={clue}
          chars={chars}
          characters={charactersOf(state, shown, row)}
          isDone={done[row] ?? false}
          isCurrent={current === row}
          isFifth={(row + 1) % 5 === 0 && row + 1 < state.rows.length}
        />
      ))}
    </div>
  )
}

/** @param lines the most lines of a clue */
export function ColumnClues({ state, shown, done, current, lines }: Props & { readonly lines: number }) {
  const height = heightOf(state)
  return (
    <div className={styles.colClues}>
      {state.cols.map((clue, col) => (
        <Numbers
          // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
          key={col}
          clue={clue}
          chars={clue.length <= lines ? 1 : charsFor(clue, lines)}
          characters={charactersOf(state, shown, height + col)}
          isDone={done[height + col] ?? false}
          isCurrent={current === col}
          isFifth={(col + 1) % 5 === 0 && col + 1 < state.cols.length}
        />
      ))}
    </div>
  )
}

const charactersOf = (state: State, shown: string, line: number) =>
  cellsOfLine(state, line)
    .map((cell) => shown[cell])
    .join('')

interface NumbersProps {
  readonly clue: Clue
  readonly chars: number
  readonly characters: string
  readonly isDone: boolean
  readonly isCurrent: boolean
  readonly isFifth: boolean
}

// The cells carry the clues for screen readers.
const Numbers = memo(function Numbers({ clue, chars, characters, isDone, isCurrent, isFifth }: NumbersProps) {
  const finished = finishedBlocks(clue, [...characters], isDone)
  let block = 0
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
      {linesOf(clue, chars).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines and blocks do not move
        <span key={i} className={styles.run}>
          {line.map((length) => (
            <span key={block} className={finished[block++] || isDone ? styles.blockDone : undefined}>
              {length}
            </span>
          ))}
        </span>
      ))}
    </div>
  )
})
