/** Owns the look of Connect Four: discs that fall behind a plate with holes, the column preview, the winning line. */
import { useState } from 'react'
import type { BoardProps } from '../../../engine/core/contract'
import { Board as Grid } from '../../../ui/Board'
import { classes } from '../../../ui/classes'
import {
  COLUMNS,
  landing,
  lastCell,
  type Move,
  NAMES,
  ROWS,
  type State,
  turnOf,
  winningCells,
} from '../rules'
import styles from './Board.module.css'
import { Disc } from './Disc'
import { type Preview, previewOf } from './preview'

/** What a fall of one row takes, ms; longer falls take as much longer as they would by gravity. */
const FALL_MS = 170

const NOTHING: Preview = { column: null, landings: [] }

/** Where a cell stands, as lengths for CSS. */
function place(cell: number): React.CSSProperties {
  return {
    '--column': cell % COLUMNS,
    '--row': Math.floor(cell / COLUMNS),
    '--fall': `${Math.round(FALL_MS * Math.sqrt(Math.floor(cell / COLUMNS) + 1))}ms`,
  } as React.CSSProperties
}

export function Board({ state, previous, undone, play, active, thinking, hint }: BoardProps<State, Move>) {
  const [pointed, setPointed] = useState<number | null>(null)
  const last = lastCell(state)
  const winning = winningCells(state)
  const over = winning.length > 0 || state.moves.length === ROWS * COLUMNS
  const { column, landings } = active ? previewOf(state, pointed, hint) : NOTHING
  const rising = undone && undone.moves.length > state.moves.length ? lastCell(undone) : -1
  const fell = previous !== null && previous.moves.length < state.moves.length

  return (
    <div className={styles.room}>
      <Grid
        label="Connect Four board"
        rows={ROWS}
        cols={COLUMNS}
        className={styles.board}
        rim={0.1}
        above={0.98}
        onPress={(_, col) => play(col)}
        onPoint={(at) => setPointed(at?.col ?? null)}
        cell={(row, col) => {
          const disc = state.cells[row * COLUMNS + col] ?? 0
          return {
            name: `Row ${row + 1}, column ${col + 1}, ${disc ? NAMES[disc].toLowerCase() : 'empty'}`,
            disabled: !active || landing(state, col) < 0,
            className: styles.cell,
          }
        }}
      >
        <div className={styles.back} aria-hidden="true" />
        <div className={styles.discs} aria-hidden="true">
          {state.cells.map((disc, cell) =>
            disc === 0 ? null : (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a disc is its place
                key={cell}
                style={place(cell)}
                className={classes(
                  styles.disc,
                  cell === last && fell && styles.fell,
                  winning.length > 0 && !winning.includes(cell) && styles.dim,
                )}
              >
                <Disc disc={disc} />
              </div>
            ),
          )}
          {rising >= 0 && (
            <div
              key={`rising${state.moves.length}`}
              style={place(rising)}
              className={classes(styles.disc, styles.rising)}
            >
              <Disc disc={turnOf(state)} />
            </div>
          )}
        </div>
        <div className={styles.plate} aria-hidden="true" />
        <div className={styles.marks} aria-hidden="true">
          {!over && (
            <div
              className={classes(styles.held, thinking && styles.thinking, column === null && styles.waiting)}
              style={place(column ?? 3)}
            >
              <Disc disc={turnOf(state)} />
            </div>
          )}
          {landings.map(({ cell, hinted }) => (
            <div
              key={cell}
              className={classes(styles.target, hinted && styles.hint)}
              data-disc={turnOf(state)}
              style={place(cell)}
            />
          ))}
          {winning.map((cell, index) => (
            <div
              key={cell}
              className={classes(styles.win, previous !== null && styles.drawn)}
              style={{ ...place(cell), '--index': index } as React.CSSProperties}
            />
          ))}
        </div>
      </Grid>
    </div>
  )
}
