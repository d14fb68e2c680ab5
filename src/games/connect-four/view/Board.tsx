/** The board of Connect Four: discs that fall behind a plate with holes, the column preview, the winning line. */
import Text from 'lucide-react/icons/file-text'
import { useEffect, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { freshPress } from '../../../engine/input/freshPress'
import { type BoardCell, Board as Grid } from '../../../ui/board/Board'
import { IconButton } from '../../../ui/controls/Button'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { whenIdle } from '../../../ui/loading/whenIdle'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import type { Options } from '../options'
import {
  COLUMNS,
  canPop,
  type Event,
  isPop,
  landing,
  lastCell,
  lastPop,
  type Move,
  popOf,
  popsOut,
  ROWS,
  rules,
  type State,
  turnOf,
  winningCells,
} from '../rules'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Disc } from './Disc'
import { type Preview, previewOf } from './preview'

const GameText = lazyComponent(() => import('./GameText'), { name: texts.board.gameText })

/** By disc, and for the last disc played. */
const CONTENTS = [texts.board.empty, texts.board.red, texts.board.yellow] as const
const LAST = [texts.board.empty, texts.board.lastRed, texts.board.lastYellow] as const

/** Duration of a fall by one row in ms; longer falls scale as under gravity. */
const FALL_MS = 170

const NOTHING: Preview = { column: null, landings: [] }

/** The place of a cell as CSS lengths. */
function cellStyle(cell: number): React.CSSProperties {
  return {
    '--column': cell % COLUMNS,
    '--row': Math.floor(cell / COLUMNS),
    '--fall': `${Math.round(FALL_MS * Math.sqrt(Math.floor(cell / COLUMNS) + 1))}ms`,
  } as React.CSSProperties
}

export function Board(props: BoardProps<State, Move, Event, Options>) {
  const {
    state,
    previous,
    undone,
    play,
    open,
    active,
    thinking,
    hint,
    highlighted,
    options,
    dialog,
    onDialog,
  } = props
  const [pointed, setPointed] = useState<number | null>(null)
  useEffect(() => whenIdle(GameText.load), [])
  const last = lastCell(state)
  const winning = winningCells(state)
  const over = rules.outcome(state) !== null
  const pops = popsOut(state)
  const popped = previous !== null && previous.moves.length < state.moves.length ? lastPop(state) : -1
  // In a review, the preview shows the better move.
  const { column, landings } = active || hint !== null ? previewOf(state, pointed, hint) : NOTHING
  const hinted = hint === null || isPop(hint) ? -1 : landing(state, hint)
  const rising = undone && undone.moves.length > state.moves.length ? lastCell(undone) : -1
  const fell = previous !== null && previous.moves.length < state.moves.length

  // The row below the plate in Pop Out: a press pops a column whose lowest disc is the player's.
  const foot = (col: number): BoardCell => {
    const can = !over && canPop(state, col)
    const pop = turnOf(state) === 1 ? texts.board.popRed : texts.board.popYellow
    return {
      name: uiTexts.board.cell(ROWS + 1, col + 1, can ? pop : texts.board.nothingToPop),
      disabled: !can,
      className: styles.foot,
      highlighted: hint === popOf(col),
      content: (
        <span className={classes(styles.pop, active && can && styles.can)} data-disc={turnOf(state)}>
          {texts.board.pop}
        </span>
      ),
    }
  }

  return (
    <div className={classes(layout.headed, styles.layout, pops && styles.taller)}>
      <div className={styles.head}>
        <IconButton
          label={texts.board.gameText}
          word={texts.board.gameText}
          icon={<Text size={20} aria-hidden="true" />}
          onClick={() => onDialog?.(true)}
        />
      </div>
      <Grid
        label={texts.board.name}
        rows={pops ? ROWS + 1 : ROWS}
        cols={COLUMNS}
        disabled={!active}
        className={classes(styles.board, pops && styles.pops)}
        rim={0.14}
        above={0.9}
        onPress={(row, col) => {
          // A double click drops one disc: the second would be the other player's.
          if (!freshPress.isDouble()) play(row === ROWS ? popOf(col) : col)
        }}
        onPoint={(at) => setPointed(at && at.row < ROWS ? at.col : null)}
        cell={(row, col) => {
          if (row === ROWS) return foot(col)
          const disc = state.cells[row * COLUMNS + col] ?? 0
          return {
            name: uiTexts.board.cell(
              row + 1,
              col + 1,
              row * COLUMNS + col === last ? LAST[disc] : CONTENTS[disc],
            ),
            kind: CONTENTS[disc],
            disabled: landing(state, col) < 0,
            className: styles.cell,
            highlighted: hinted === row * COLUMNS + col || highlighted?.includes(row * COLUMNS + col),
            value:
              landing(state, col) === row * COLUMNS + col
                ? props.values?.find(({ move }) => move === col)
                : undefined,
          }
        }}
      >
        <div className={styles.back} aria-hidden="true">
          {!over && (
            <div
              className={classes(styles.lane, column !== null && styles.aimed)}
              style={cellStyle(column ?? 3)}
            />
          )}
        </div>
        <div className={styles.discs} aria-hidden="true">
          {state.cells.map((disc, cell) =>
            disc === 0 ? null : (
              <div
                key={cell % COLUMNS === popped ? `${cell}/${state.moves.length}` : cell}
                style={cellStyle(cell)}
                className={classes(
                  styles.disc,
                  cell === last && fell && styles.fell,
                  cell % COLUMNS === popped && styles.sank,
                )}
              >
                <Disc disc={disc} />
              </div>
            ),
          )}
          {popped >= 0 && previous && (
            <div
              key={`out${state.moves.length}`}
              style={cellStyle((ROWS - 1) * COLUMNS + popped)}
              className={classes(styles.disc, styles.out)}
            >
              <Disc disc={turnOf(previous)} />
            </div>
          )}
          {rising >= 0 && (
            <div
              key={`rising${state.moves.length}`}
              style={cellStyle(rising)}
              className={classes(styles.disc, styles.rising)}
            >
              <Disc disc={turnOf(state)} />
            </div>
          )}
        </div>
        <div className={styles.plate} aria-hidden="true" />
        <div className={styles.marks} aria-hidden="true">
          {!over && (
            <div className={classes(styles.held, thinking && styles.thinking)} style={cellStyle(column ?? 3)}>
              <Disc disc={turnOf(state)} />
            </div>
          )}
          {landings.map((cell) => (
            <div key={cell} className={styles.target} data-disc={turnOf(state)} style={cellStyle(cell)} />
          ))}
          {last >= 0 && winning.length === 0 && (
            <div key={last} className={classes(styles.last, fell && styles.late)} style={cellStyle(last)} />
          )}
          {winning.map((cell, index) => (
            <div
              key={cell}
              className={classes(styles.win, previous !== null && styles.drawn)}
              style={{ ...cellStyle(cell), '--index': index } as React.CSSProperties}
            />
          ))}
        </div>
      </Grid>
      {dialog && (
        <GameText.Part
          state={state}
          options={options}
          active={active}
          onOpen={props.seat == null ? open : undefined}
          onClose={() => onDialog?.(false)}
        />
      )}
    </div>
  )
}
