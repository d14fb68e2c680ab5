/** Draws a picture as a puzzle: its clues follow. */
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useMemo, useRef, useState } from 'react'
import { Board as Grid } from '../../../ui/board/Board'
import { IconButton } from '../../../ui/controls/Button'
import { Segmented } from '../../../ui/controls/Segmented'
import { PuzzleEditor } from '../../../ui/editor/PuzzleEditor'
import { useKept } from '../../../ui/editor/useKept'
import { changedBy, type Move, type State } from '../rules'
import { cluesIn, judge } from '../rules/drawn'
import { write } from '../rules/notation'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'
import { cellView } from './cellView'
import editorStyles from './Editor.module.css'
import { layOut, ZOOMED } from './layout'
import { Paper } from './Paper'
import { useKeyLine } from './useKeyLine'
import { useLine } from './useLine'
import { useSize } from './useSize'
import { useSettled, useZoom } from './useZoom'

interface Props {
  /**
   * Loads the text of a puzzle and closes the dialog.
   *
   * @throws Error with a message for the player
   */
  readonly load: (text: string) => void
  readonly onShare: ((position: string) => void) | undefined
  /** Closes the editor if it cannot be loaded. */
  readonly onClose: () => void
}

const SIZES = ['5', '10', '15', '20'] as const
type Size = (typeof SIZES)[number]

interface Drawing {
  readonly cells: string
  /** What was there before the last change, or before it was played. */
  readonly before: string | null
}

/** A drawing of each size, and the size that was chosen last. */
type Drawn = Readonly<Record<Size, Drawing>> & { readonly size: Size }

const blank = (size: Size): Drawing => ({ cells: '.'.repeat(Number(size) ** 2), before: null })

const NOTHING: Drawn = { size: '10', 5: blank('5'), 10: blank('10'), 15: blank('15'), 20: blank('20') }

/** As a state of the game, so that cells look and sound as they do in it. */
const stateOf = (cells: string, width: number): State => ({
  ...cluesIn(cells, width),
  cells,
  solution: null,
  name: null,
  colors: [],
  level: null,
  isImported: true,
  crosses: false,
  checked: false,
  mistakes: 0,
})

export default function Editor({ load, onShare }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const room = useSize(frame)
  const views = useZoom({ frame, area, isPan: false })
  const { zoom, setZoom } = views
  const { value: drawn, keep } = useKept('nonogram', NOTHING)
  const { size } = drawn
  const { cells, before } = drawn[size]
  const [news, setNews] = useState('')
  const [pointed, setPointed] = useState<{ row: number; col: number } | null>(null)
  const width = Number(size)
  const state = useMemo(() => stateOf(cells, width), [cells, width])
  const verdict = useMemo(() => judge(cells, width), [cells, width])

  // Space for a few more numbers: cells would get smaller with each of them.
  const reserve = Array.from({ length: Math.ceil(width / 4) }, () => 1)
  const longer = (lines: State['rows']) => [...lines, reserve]
  const layout =
    room &&
    layOut(
      { rows: longer(state.rows).slice(1), cols: longer(state.cols).slice(1) },
      room.width,
      room.height,
      zoom ?? 0,
    )
  useSettled(views.settle, layout?.cell)

  const viewOf = (now: State, cell: number, preview: Move['mark'] | null = null) =>
    cellView(cell, now, {
      character: now.cells[cell] ?? '.',
      preview,
      isLooked: verdict.differing.has(cell),
      isFresh: false,
      isSolved: false,
    })
  const change = (next: Drawing) => keep({ ...drawn, [size]: next })
  const clear = () => change({ ...blank(size), before: cells })
  const withMove = (move: Move) => {
    const characters = [...cells]
    for (const cell of changedBy(state, cells, move)) characters[cell] = move.mark === 'fill' ? '#' : '.'
    return characters.join('')
  }
  const draw = (move: Move) => {
    const after = withMove(move)
    if (after !== cells) change({ cells: after, before: cells })
    setNews(viewOf(stateOf(after, width), move.to).name)
  }
  const pressAt = (cell: number): Move => ({
    mark: cells[cell] === '#' ? 'clear' : 'fill',
    from: cell,
    to: cell,
  })
  const { line, cancel, handlers } = useLine({
    frame,
    before: layout?.before ?? 0,
    above: layout?.above ?? 0,
    area,
    rows: width,
    cols: width,
    state,
    active: true,
    isPan: false,
    begin: pressAt,
    commit: draw,
  })
  const keys = useKeyLine(state, true, width, pressAt, draw)
  const stroke = line ?? keys.line
  const preview = new Set(stroke ? changedBy(state, cells, stroke) : [])
  // The clues follow while a line is drawn.
  const shown = stroke ? stateOf(withMove(stroke), width) : state
  const current = stroke ? { row: Math.floor(stroke.to / width), col: stroke.to % width } : pointed
  const text = () => write(state)

  return (
    <PuzzleEditor
      rows={1}
      cols={1}
      board={
        <Paper
          className={editorStyles.window}
          frame={frame}
          area={area}
          views={views}
          layout={layout}
          state={shown}
          shown={'.'.repeat(cells.length)}
          done={[]}
          current={current}
          handlers={{ ...handlers, ...keys.handlers }}
        >
          <Grid
            key={size}
            label={gameTexts.board.name}
            rows={width}
            cols={width}
            onPress={(row, col) => {
              cancel()
              draw(pressAt(row * width + col))
            }}
            onPoint={setPointed}
            cell={(row, col) => {
              const cell = row * width + col
              return viewOf(shown, cell, preview.has(cell) ? (stroke?.mark ?? null) : null)
            }}
          />
        </Paper>
      }
      isReady={layout !== null}
      verdict={verdict.text}
      isPlayable={verdict.isPlayable}
      news={news}
      isEmpty={!cells.includes('#')}
      hint={texts.drawHint}
      onPlay={() => {
        load(text())
        clear()
      }}
      onShare={onShare && (() => onShare(text()))}
      onClear={clear}
      onUndo={before === null ? undefined : () => change({ cells: before, before: cells })}
    >
      <div className={editorStyles.tools}>
        <Segmented
          label={gameTexts.options.size.label}
          value={size}
          choices={SIZES.map((value) => ({ value, label: gameTexts.options.size[value] }))}
          onChange={(value) => {
            keep({ ...drawn, size: value as Size })
            setZoom(null)
          }}
        />
        {layout && layout.whole < ZOOMED - 4 && (
          <IconButton
            label={zoom === null ? gameTexts.board.zoomIn : gameTexts.board.zoomOut}
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
      </div>
    </PuzzleEditor>
  )
}
