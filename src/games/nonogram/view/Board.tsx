/** The board of Nonogram: the grid with its clues, and the tools beside or below it. */
import Text from 'lucide-react/icons/file-text'
import Hand from 'lucide-react/icons/hand'
import Cross from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Board as Grid } from '../../../ui/board/Board'
import { IconButton } from '../../../ui/controls/Button'
import { Segmented } from '../../../ui/controls/Segmented'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { whenIdle } from '../../../ui/loading/whenIdle'
import { classes } from '../../../ui/styles/classes'
import layoutStyles from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import {
  changedBy,
  type Event,
  heightOf,
  isSolved,
  linesDone,
  type Move,
  moveOf,
  type State,
  shownCells,
  stretch,
  widthOf,
} from '../rules'
import { lazyRules } from '../rules/lazyRules'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { cellView } from './cellView'
import { FRAME, type Layout, layOut, ZOOMED } from './layout'
import { lineCount } from './lineCount'
import { Paper } from './Paper'
import { cursor, pressAt, setTool, type Tool, useTool } from './pen'
import { useKeyLine } from './useKeyLine'
import { useLine } from './useLine'
import { useSize } from './useSize'
import { useSettled, useZoom } from './useZoom'

/** A filled square, as on the paper. */
const FILL = (
  <svg className={styles.tool} viewBox="0 0 20 20" aria-hidden="true">
    <rect x="1" y="1" width="18" height="18" rx="3" fill="#1f3364" />
    <rect x="1" y="1" width="18" height="15" rx="3" fill="#5876b6" />
  </svg>
)
const PAN = <Hand className={styles.tool} aria-hidden="true" />
const CROSS = <Cross className={styles.tool} strokeWidth={3} aria-hidden="true" />

const GameText = lazyComponent(() => import('./GameText'), { name: texts.board.puzzleText })

export function Board({
  state,
  previous,
  play,
  open,
  share,
  active,
  hint,
  highlighted,
  dialog,
  onDialog,
}: BoardProps<State, Move, Event>) {
  const frame = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const tool = useTool()
  const views = useZoom({ frame, area, isPan: tool === 'pan' })
  const { zoom, setZoom } = views
  const [pointed, setPointed] = useState<{ row: number; col: number } | null>(null)
  const [width, height] = [widthOf(state), heightOf(state)]
  const solved = isSolved(state)
  // The solved picture is shown as a whole.
  const layout = size && layOut(state, size.width, size.height, solved ? 0 : zoom)
  useSettled(views.settle, layout?.cell)
  useEffect(() => whenIdle(GameText.load), [])
  // A new puzzle is shown as a whole.
  const { rows: clues } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: other clues are a new puzzle
  useEffect(() => {
    cursor.cell = -1
    setZoom(null)
  }, [clues, setZoom])

  const isLarge = layout !== null && size !== null && isLarger(layout, state, size)
  const mark = tool === 'cross' ? 'cross' : 'fill'
  const other = tool === 'cross' ? 'fill' : 'cross'
  useEffect(() => {
    if (tool === 'pan' && layout && !isLarge) setTool('fill')
  }, [tool, layout, isLarge])

  const canMark = active && !solved
  const draw = (drawn: Move) => {
    const move = moveOf(state, drawn)
    if (move) play(move)
  }
  const { line, cancel, handlers } = useLine({
    frame,
    before: layout?.before ?? 0,
    above: layout?.above ?? 0,
    area,
    rows: height,
    cols: width,
    state,
    active: canMark,
    isPan: tool === 'pan',
    begin(cell, isOther) {
      cursor.cell = cell
      return canMark ? pressAt(state, cell, isOther ? other : mark) : null
    },
    commit: draw,
  })
  const press = (cell: number, how: 'fill' | 'cross') => {
    cancel()
    cursor.cell = cell
    const move = pressAt(state, cell, how)
    if (move) play(move)
  }
  const keys = useKeyLine(state, canMark, width, (cell) => pressAt(state, cell, mark), draw)
  const drawn = line ?? keys.line

  const shown = shownCells(state)
  const preview = new Set(drawn ? changedBy(state, shown, drawn) : [])
  // The highlighted clues follow the end of a line. A finished picture has none.
  const current = solved
    ? null
    : drawn
      ? { row: Math.floor(drawn.to / width), col: drawn.to % width }
      : pointed
  const hinted = new Set(hint ? stretch(state, hint.from, hint.to) : [])

  return (
    <div
      className={layoutStyles.tooled}
      style={
        { '--beside': `${size && layout ? spaceBeside(layout, state, size) : 0}px` } as React.CSSProperties
      }
    >
      <Paper
        frame={frame}
        area={area}
        views={views}
        layout={layout}
        state={state}
        shown={shown}
        done={linesDone(state, state.cells)}
        current={current}
        isPan={tool === 'pan'}
        corner={drawn && drawn.from !== drawn.to ? lineCount(state, shown, drawn) : ''}
        handlers={{ ...handlers, ...keys.handlers }}
      >
        <Grid
          label={texts.board.name}
          rows={height}
          cols={width}
          disabled={!canMark}
          onPress={(row, col) => press(row * width + col, mark)}
          onAlternate={(row, col) => {
            // A slow drag is no long press.
            if (tool !== 'pan' && (!line || line.from === line.to)) press(row * width + col, other)
          }}
          onPoint={(cell) => {
            if (cell) cursor.cell = cell.row * width + cell.col
            setPointed(cell)
          }}
          cell={(row, col) =>
            cellView(row * width + col, state, {
              character: shown[row * width + col] ?? '.',
              preview: preview.has(row * width + col) ? (drawn?.mark ?? null) : null,
              isLooked: hinted.has(row * width + col) || (highlighted?.includes(row * width + col) ?? false),
              isFresh:
                previous !== null && previous.cells[row * width + col] !== state.cells[row * width + col],
              isSolved: solved,
            })
          }
        />
      </Paper>
      <div className={classes(layoutStyles.tools, styles.tools)} data-three={isLarge || undefined}>
        {solved && state.name !== null ? (
          <p className={styles.name}>{lazyRules.part.nameOf(state.name)}</p>
        ) : (
          <Segmented
            label={texts.board.tool}
            labelHidden
            value={tool}
            choices={[
              { value: 'fill', label: texts.board.fill, icon: FILL },
              { value: 'cross', label: texts.board.cross, icon: CROSS },
              ...(isLarge ? [{ value: 'pan', label: texts.board.pan, icon: PAN }] : []),
            ]}
            onChange={(value) => setTool(value as Tool)}
          />
        )}
        {layout && !solved && layout.plain < Math.min(ZOOMED, layout.largest) - 4 && (
          <IconButton
            label={zoom === null ? texts.board.zoomIn : texts.board.zoomOut}
            icon={
              zoom === null ? (
                <ZoomIn size={20} aria-hidden="true" />
              ) : (
                <ZoomOut size={20} aria-hidden="true" />
              )
            }
            onClick={() => views.zoomTo(zoom === null ? ZOOMED : null)}
          />
        )}
        <IconButton
          label={texts.board.puzzleText}
          word={uiTexts.tools.puzzle}
          disabled={!active || !open}
          icon={<Text size={20} aria-hidden="true" />}
          onClick={() => onDialog?.(true)}
        />
      </div>
      {dialog && open && (
        <GameText.Part state={state} onOpen={open} onShare={share} onClose={() => onDialog?.(false)} />
      )}
    </div>
  )
}

/** The free space at either side of a board that is smaller than its window, px. */
function spaceBeside({ cell, before }: Size, state: State, { width }: { readonly width: number }): number {
  return Math.max(0, (width - FRAME - before - cell * widthOf(state)) / 2)
}

type Size = Pick<Layout, 'cell' | 'before' | 'above'>

function isLarger(
  { cell, before, above }: Size,
  state: State,
  size: { readonly width: number; readonly height: number },
): boolean {
  return before + cell * widthOf(state) > size.width + 1 || above + cell * heightOf(state) > size.height + 1
}
