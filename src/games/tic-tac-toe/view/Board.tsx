/** The board of Tic Tac Toe: the plate with its tiles, the winning line, the series score. */
import { useEffect, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { Board as Grid } from '../../../ui/board/Board'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import type { Options } from '../options'
import { type Event, fullLines, type Move, openCells, type State, sideOf, turnOf, wonBy } from '../rules'
import { boardsOf, cellAt, isUltimate } from '../rules/ultimate'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Boards } from './Boards'
import { Mark } from './Mark'
import { follow } from './series'
import { Tally } from './Tally'

export function Board(props: BoardProps<State, Move, Event, Options>) {
  const { state, previous, undone, play, options, active, watched, thinking, hint, highlighted } = props
  const [pointed, setPointed] = useState<number | null>(null)
  const ultimate = isUltimate(state.cells)
  const side = ultimate ? 9 : sideOf(state.cells)
  const indexAt = (row: number, col: number) => (ultimate ? cellAt(row, col) : row * side + col)
  const may = new Set(ultimate ? openCells(state) : [])
  const lines = fullLines(state.cells)
  const boards = ultimate ? boardsOf(state.cells) : []
  const last = previous
    ? state.cells.findIndex((mark, cell) => mark !== '' && previous.cells[cell] === '')
    : -1
  const begun = state.cells.some((cell) => cell !== '')
  const lit = new Set(lines.flat())
  useEffect(() => {
    // Best of five counts its own wins.
    if (!state.five) follow(options, state, previous !== null)
  }, [options, state, previous])

  return (
    <div className={layout.headed}>
      <Tally
        options={options}
        five={state.five}
        you={state.you}
        turn={openCells(state).length === 0 ? null : turnOf(state)}
        winner={wonBy(state)}
        thinking={thinking}
        begun={begun}
        onReset={watched ? undefined : () => begun && play('reset')}
      />
      <div className={styles.boardArea}>
        <Grid
          label={texts.board.name}
          rows={side}
          cols={side}
          disabled={!active}
          className={classes(styles.plate, ultimate && styles.nine)}
          rim={0.05}
          onPress={(row, col) => play(indexAt(row, col))}
          onPoint={(cell) => setPointed(cell && indexAt(cell.row, cell.col))}
          cell={(row, col) => {
            const index = indexAt(row, col)
            const shut = ultimate && !may.has(index)
            const mark = state.cells[index] ?? ''
            const ghost = active && mark === '' && !shut && pointed === index
            return {
              name: uiTexts.board.cell(
                row + 1,
                col + 1,
                mark || (shut ? texts.board.unavailable : texts.board.empty),
              ),
              disabled: mark !== '' || shut,
              highlighted: hint === index || highlighted?.includes(index),
              className: classes(styles.cell, ultimate && styles.small),
              content: (
                <span
                  className={classes(
                    styles.tile,
                    lit.has(index) && styles.lit,
                    mark === '' && !shut && styles.open,
                    may.has(index) && styles.may,
                    shut && mark === '' && styles.shut,
                    ultimate && boards[Math.floor(index / 9)] !== '' && styles.decided,
                    !ultimate && (row + col) % 2 === 1 && styles.odd,
                    index === last && styles.last,
                  )}
                  style={ultimate ? gathered(row, col) : undefined}
                >
                  {mark && <Mark mark={mark} fresh={previous !== null && previous.cells[index] === ''} />}
                  {mark === '' && undone?.cells[index] && (
                    <Mark mark={undone.cells[index]} className={styles.leaving} />
                  )}
                  {ghost && <Mark mark={turnOf(state)} className={styles.ghost} />}
                </span>
              ),
            }
          }}
        >
          {ultimate && (
            <Boards cells={state.cells} may={new Set([...may].map((cell) => Math.floor(cell / 9)))} />
          )}
          <svg viewBox={`0 0 ${side * 100} ${side * 100}`} className={styles.lines} aria-hidden="true">
            {lines.map((line) => (
              <Stroke
                key={line.join()}
                from={itemAt(line, 0)}
                to={line.at(-1) as number}
                side={side}
                fresh={previous !== null}
              />
            ))}
          </svg>
        </Grid>
      </div>
    </div>
  )
}

/** Tiles of Ultimate gather in the middle of their board, so that there are gaps between boards. */
const gathered = (row: number, col: number) =>
  ({ '--right': 1 - (col % 3), '--down': 1 - (row % 3) }) as React.CSSProperties

/** The line through a row of cells, slightly longer than from center to center. */
function Stroke({
  from,
  to,
  side,
  fresh,
}: {
  readonly from: number
  readonly to: number
  readonly side: number
  readonly fresh: boolean
}) {
  const middle = (cell: number) => ({ x: (cell % side) * 100 + 50, y: Math.floor(cell / side) * 100 + 50 })
  const a = middle(from)
  const b = middle(to)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const dx = ((b.x - a.x) / length) * 32
  const dy = ((b.y - a.y) / length) * 32
  return (
    <path
      pathLength="1"
      className={classes(styles.stroke, fresh && styles.drawn)}
      d={`M${a.x - dx} ${a.y - dy}L${b.x + dx} ${b.y + dy}`}
    />
  )
}
