/** The board of Minesweeper: the field with its ripple and explosion, and the switch between digging and flagging. */
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { freshPress } from '../../../engine/input/freshPress'
import { type BoardCell, Board as Grid } from '../../../ui/board/Board'
import { useShake } from '../../../ui/board/useShake'
import { IconButton } from '../../../ui/controls/Button'
import { Segmented } from '../../../ui/controls/Segmented'
import { onSecondFinger } from '../../../ui/input/fingers'
import { classes } from '../../../ui/styles/classes'
import layoutStyles from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import { useMedia } from '../../../ui/useMedia'
import type { Options } from '../options'
import { type Event, type Hinted, isWon, type Move, markOf, type State } from '../rules'
import { neighborsOf } from '../rules/field'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { cursor } from './cursor'
import { BOMB, FLAG, QUESTION, WRONG } from './drawnSymbols'
import { Face } from './Face'
import { layOut, useSize } from './fieldLayout'
import { Panel } from './Panel'

/** The ripple of an opening area has at most this many rings. */
const MAX_RINGS = 14
/** Width of the frame on each side, in CSS pixels. */
const FRAME = { narrow: 3, wide: 9 } as const

/** Height of the counter, the face and the clock above a field, with the space between, in CSS pixels. */
const PANEL = 84
/** There they are beside the field. */
const LAPTOP = '(min-width: 1200px) and (min-height: 521px) and (min-aspect-ratio: 5 / 4)'

type Tool = 'open' | 'flag'

export function Board({
  state,
  previous,
  events,
  turn,
  play,
  active,
  hidden,
  hint,
  highlighted,
  options,
  watched,
  clock,
}: BoardProps<State, Move, Event, Options>) {
  const frameRef = useRef<HTMLDivElement>(null)
  const size = useSize(frameRef)
  const [tool, setTool] = useState<Tool>('open')
  /** Null until the player chooses: cells too small for a finger begin enlarged. */
  const [zoom, setZoom] = useState<boolean | null>(null)
  const [held, setHeld] = useState(-1)
  useEffect(() => onSecondFinger(() => setHeld(-1)), [])
  const untouched = state.presses === 0
  // Clears the target of the flag key for a new game. `turn`: one untouched field may follow another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (untouched) cursor.cell = -1
  }, [untouched, turn])
  const asks = options.marks === 'on'
  useEffect(() => {
    cursor.asks = asks
  }, [asks])
  const frame = (size?.width ?? 0) < 500 ? FRAME.narrow : FRAME.wide
  const layout = size && layOut(state, size.width - 2 * frame, size.height - 2 * frame, zoom)
  const zoomed = layout?.zoomed ?? false
  const beside = useMedia(LAPTOP)
  const above =
    !beside && size !== null && layout && size.height - layout.rows * layout.cell - 2 * frame >= PANEL
  const lost = state.exploded >= 0
  const over = lost || isWon(state)
  const origin = events.find((event) => event.type === 'open' || event.type === 'explode')?.cell as
    | number
    | undefined

  const indexOf = (row: number, col: number) =>
    layout?.turned ? col * state.cols + row : row * state.cols + col
  const act = (index: number, how: Tool) => {
    cursor.cell = index
    const cell = itemAt(state.cells, index)
    if (cell.isRevealed) {
      // The second half of a double click, whose first has opened the cell, opens nothing more.
      if (!freshPress.isDouble()) play({ type: 'chord', cell: index })
    } else play({ type: how === 'flag' ? markOf(state, index, asks) : how, cell: index })
  }
  const ring = (index: number) => {
    if (origin === undefined) return 0
    const rows = Math.floor(index / state.cols) - Math.floor(origin / state.cols)
    const cols = (index % state.cols) - (origin % state.cols)
    return Math.min(MAX_RINGS, Math.round(Math.hypot(rows, cols)))
  }
  // Zooming keeps the current cell in view. An enlarged field begins in its middle.
  const cellSize = layout?.cell
  useEffect(() => {
    const field = frameRef.current
    if (!field || !cellSize) return
    if (cursor.cell < 0) {
      field.scrollTo(
        (field.scrollWidth - field.clientWidth) / 2,
        (field.scrollHeight - field.clientHeight) / 2,
      )
      return
    }
    const at = layout?.turned
      ? (cursor.cell % state.cols) * state.rows + Math.floor(cursor.cell / state.cols)
      : cursor.cell
    const { offsetLeft = 0, offsetTop = 0 } = field.querySelector<HTMLElement>(`[data-index="${at}"]`) ?? {}
    field.scrollTo(offsetLeft - field.clientWidth / 2, offsetTop - field.clientHeight / 2)
  }, [cellSize, layout?.turned, state.cols, state.rows])
  const reason = (hint as Hinted | null)?.by
  const near = held >= 0 ? itemAt(neighborsOf(state), held) : []

  const view = (row: number, col: number): BoardCell => {
    const index = indexOf(row, col)
    const cell = itemAt(state.cells, index)
    const odd = (row + col) % 2 === 1 && styles.odd
    const nameOf = (what: string) => uiTexts.board.cell(row + 1, col + 1, what)
    if (hidden)
      return { name: nameOf(texts.board.covered), disabled: true, className: classes(styles.covered, odd) }
    if (cell.isRevealed) {
      const fresh = previous !== null && !previous.cells[index]?.isRevealed
      return {
        name: nameOf(cell.neighborMines ? `${cell.neighborMines}` : uiTexts.board.empty),
        highlighted: reason === index || highlighted?.includes(index),
        content: cell.neighborMines > 0 ? String(cell.neighborMines) : undefined,
        className: classes(styles.open, odd, styles[`n${cell.neighborMines}`], fresh && styles.fresh),
        ring: fresh ? ring(index) : 0,
      }
    }
    if (lost && cell.isMine && !cell.isFlagged)
      return {
        name: nameOf(index === state.exploded ? texts.board.mineHit : texts.board.mine),
        content: BOMB,
        disabled: true,
        className: classes(index === state.exploded ? styles.hit : styles.mine, previous && styles.shown),
        ring: previous ? ring(index) : 0,
      }
    const wrong = lost && cell.isFlagged && !cell.isMine
    const question = state.asked.includes(index)
    const covered = wrong
      ? texts.board.wrongFlag
      : cell.isFlagged
        ? texts.board.flag
        : question
          ? texts.board.question
          : texts.board.covered
    const flaggedNow = previous !== null && !previous.cells[index]?.isFlagged
    return {
      name: nameOf(covered),
      highlighted: hint?.cell === index || highlighted?.includes(index),
      content: wrong ? WRONG : cell.isFlagged ? FLAG : question ? QUESTION : undefined,
      className: classes(
        styles.covered,
        odd,
        cell.isFlagged && flaggedNow && styles.planted,
        !cell.isFlagged && near.includes(index) && styles.pressed,
      ),
    }
  }

  const mood = lost ? 'lost' : over ? 'won' : 'calm'
  const panel = { state, mood, runs: active || watched === true, clock } as const
  const blast = lost && previous !== null && origin !== undefined
  const field = useShake<HTMLDivElement>(blast, turn)
  return (
    <div className={layoutStyles.tooled}>
      <div ref={frameRef} className={styles.window} data-hides-itself>
        {above && <Panel {...panel} upright={false} />}
        {layout && (
          <div
            dir="ltr"
            data-field
            ref={field}
            className={styles.field}
            style={{
              inlineSize: layout.cols * layout.cell + 2 * frame,
              blockSize: layout.rows * layout.cell + 2 * frame,
              padding: frame,
            }}
            onPointerDown={(event) => setHeld(active ? numberUnder(event, state, indexOf, layout.cols) : -1)}
            onPointerUp={() => setHeld(-1)}
            onPointerCancel={() => setHeld(-1)}
            onPointerLeave={() => setHeld(-1)}
          >
            <Grid
              label={texts.board.name}
              rows={layout.rows}
              cols={layout.cols}
              disabled={!active || over}
              className={classes(styles.board, over && !lost && styles.won)}
              onPress={(row, col) => act(indexOf(row, col), tool)}
              onAlternate={(row, col) => act(indexOf(row, col), tool === 'flag' ? 'open' : 'flag')}
              onBoth={(row, col) => {
                const index = indexOf(row, col)
                if (state.cells[index]?.isRevealed) act(index, 'open')
              }}
              onPoint={(at) => {
                if (at) cursor.cell = indexOf(at.row, at.col)
              }}
              cell={view}
            >
              {blast && (
                <div
                  key={turn}
                  aria-hidden="true"
                  className={styles.blast}
                  style={
                    {
                      '--row': layout.turned ? origin % state.cols : Math.floor(origin / state.cols),
                      '--column': layout.turned ? Math.floor(origin / state.cols) : origin % state.cols,
                    } as React.CSSProperties
                  }
                />
              )}
            </Grid>
          </div>
        )}
      </div>
      <div className={classes(layoutStyles.tools, styles.tools)}>
        {beside ? <Panel {...panel} upright /> : !above && <Face mood={mood} />}
        <Segmented
          label={texts.board.tool}
          labelHidden
          value={tool}
          disabled={over}
          choices={[
            { value: 'open', label: texts.board.openTool },
            { value: 'flag', label: texts.board.flagTool },
          ]}
          onChange={(value) => setTool(value as Tool)}
        />
        {layout?.small && (
          <IconButton
            label={zoomed ? texts.board.zoomOut : texts.board.zoomIn}
            icon={zoomed ? <ZoomOut size={20} aria-hidden="true" /> : <ZoomIn size={20} aria-hidden="true" />}
            onClick={() => setZoom(!zoomed)}
          />
        )}
      </div>
    </div>
  )
}

/** The open number under a press, whose neighbors are shown as pressed; -1 for anything else. */
function numberUnder(
  event: PointerEvent,
  state: State,
  indexOf: (row: number, col: number) => number,
  cols: number,
): number {
  const at = (event.target as Element).closest<HTMLElement>('[data-index]')?.dataset.index
  if (at === undefined) return -1
  const index = indexOf(Math.floor(Number(at) / cols), Number(at) % cols)
  const cell = state.cells[index]
  return cell?.isRevealed && cell.neighborMines > 0 ? index : -1
}
