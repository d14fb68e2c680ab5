/** Draws a maze: walls by pressing or dragging, its start and its goal. */
import { type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { Board as Grid } from '../../../ui/board/Board'
import { Segmented } from '../../../ui/controls/Segmented'
import { PuzzleEditor } from '../../../ui/editor/PuzzleEditor'
import { useKept } from '../../../ui/editor/useKept'
import { classes } from '../../../ui/styles/classes'
import { uiTexts } from '../../../ui/texts'
import { movesToGoal } from '../rules/maze'
import { ownLevel, textOf } from '../rules/own'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'
import styles from './Editor.module.css'
import { DOOR, FLAG } from './Signs'

interface Props {
  /**
   * Loads the text of a maze and closes the dialog.
   *
   * @throws Error with a message for the player
   */
  readonly load: (text: string) => void
  readonly onShare: ((position: string) => void) | undefined
  /** Closes the editor if it cannot be loaded. */
  readonly onClose: () => void
}

const SIZES = ['6', '8', '10', '12', '16'] as const
const RADII = ['0', '1', '2', '3'] as const
const TOOLS = ['wall', 'start', 'goal'] as const
type Tool = (typeof TOOLS)[number]

/** A maze of each size, what was there before its last change, and the choices that were made last. */
interface Drawn {
  readonly size: (typeof SIZES)[number]
  readonly radius: (typeof RADII)[number]
  readonly mazes: Readonly<Record<string, { readonly cells: string; readonly before: string | null }>>
}

const blank = (side: number) => `S${'.'.repeat(side * side - 2)}G`

const NOTHING: Drawn = { size: '8', radius: '1', mazes: {} }

const SIGNS = { S: 'start', G: 'goal', '#': 'wall', '.': 'open' } as const

const signOf = (sign: ReactNode) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
    {sign}
  </svg>
)

const DRAWN = { start: signOf(DOOR), goal: signOf(FLAG), wall: undefined, open: undefined } as const

const setAt = (cells: string, cell: number, sign: string) =>
  cells.slice(0, cell) + sign + cells.slice(cell + 1)

/** The cells with a start or goal moved to a cell; those on the other one stay. */
function withEnd(cells: string, cell: number, sign: 'S' | 'G'): string {
  const free = cells[cell] === '.' || cells[cell] === '#'
  return free ? setAt(cells.replace(sign, '.'), cell, sign) : cells
}

/** A wall, or none; start and goal stay. */
function withWall(cells: string, cell: number, wall: boolean): string {
  return cells[cell] === '.' || cells[cell] === '#' ? setAt(cells, cell, wall ? '#' : '.') : cells
}

/** What is wrong with a maze, or how long its shortest way is. */
function judge(text: string): { readonly text: string; readonly isPlayable: boolean } {
  try {
    const level = ownLevel(text)
    return { text: texts.shortest(movesToGoal(level)[level.start] ?? 0), isPlayable: true }
  } catch (problem) {
    return { text: (problem as Error).message, isPlayable: false }
  }
}

/** The cells of a straight line, without its first one: a quick pointer reports only some of them. */
function lineOf(from: number, to: number, side: number): readonly number[] {
  const row = Math.floor(from / side)
  const col = from % side
  const down = Math.floor(to / side) - row
  const across = (to % side) - col
  const steps = Math.max(Math.abs(down), Math.abs(across))
  return Array.from({ length: steps }, (_, n) => {
    const part = (n + 1) / steps
    return Math.round(row + part * down) * side + Math.round(col + part * across)
  })
}

/** The number of the cell under a pointer; -1 outside. */
function cellUnder({ clientX, clientY }: PointerEvent): number {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-index]')
  return Number(cell?.dataset.index ?? -1)
}

export default function Editor({ load, onShare }: Props) {
  const { value: drawn, keep } = useKept('invisible-maze', NOTHING)
  const [tool, setTool] = useState<Tool>('wall')
  const [news, setNews] = useState('')
  const side = Number(drawn.size)
  const { cells, before } = drawn.mazes[drawn.size] ?? { cells: blank(side), before: null }
  const text = textOf(cells, side, Number(drawn.radius))
  const verdict = useMemo(() => judge(text), [text])
  /** A drag: its latest cell, the maze before it and now, and whether it builds. It has begun with the second cell. */
  const stroke = useRef<{
    at: number
    before: string
    now: string
    builds: boolean
    begun: boolean
  } | null>(null)

  const change = (after: string, from = cells) => {
    if (after === cells) return
    keep({ ...drawn, mazes: { ...drawn.mazes, [drawn.size]: { cells: after, before: from } } })
  }
  const nameOf = (all: string, cell: number) =>
    uiTexts.board.cell(
      Math.floor(cell / side) + 1,
      (cell % side) + 1,
      gameTexts.cells[SIGNS[all[cell] as keyof typeof SIGNS]],
    )
  const press = (cell: number) => {
    // The press that ends a drag.
    if (stroke.current?.begun) return
    const after =
      tool === 'wall'
        ? withWall(cells, cell, cells[cell] !== '#')
        : withEnd(cells, cell, tool === 'start' ? 'S' : 'G')
    change(after)
    setNews(nameOf(after, cell))
  }
  /** After the click that may follow: later presses by keys are no part of the drag. */
  const endDrag = () => {
    stroke.current = null
  }
  const drag = (event: PointerEvent) => {
    const line = stroke.current
    if (!line || event.buttons === 0 || tool !== 'wall') return
    const cell = cellUnder(event)
    if (cell < 0 || line.at < 0 || cell === line.at) return
    // Not from the last rendering: several moves may come before the next one.
    if (!line.begun) line.now = withWall(line.before, line.at, line.builds)
    for (const each of lineOf(line.at, cell, side)) line.now = withWall(line.now, each, line.builds)
    line.begun = true
    line.at = cell
    change(line.now, line.before)
  }

  return (
    <PuzzleEditor
      rows={1}
      cols={1}
      board={
        <div
          className={styles.paper}
          onPointerDownCapture={(event) => {
            const at = cellUnder(event)
            stroke.current = { at, before: cells, now: cells, builds: cells[at] !== '#', begun: false }
          }}
          onPointerMove={drag}
          onPointerUp={() => setTimeout(endDrag)}
          onPointerCancel={endDrag}
        >
          <Grid
            key={side}
            label={texts.maze}
            rows={side}
            cols={side}
            className={styles.board}
            onPress={(row, col) => press(row * side + col)}
            cell={(row, col) => {
              const cell = row * side + col
              const look = SIGNS[cells[cell] as keyof typeof SIGNS]
              return {
                name: nameOf(cells, cell),
                kind: gameTexts.cells[look],
                content: DRAWN[look],
                className: classes(styles.cell, look === 'wall' && styles.wall),
              }
            }}
          />
        </div>
      }
      verdict={verdict.text}
      isPlayable={verdict.isPlayable}
      news={news}
      isEmpty={cells === blank(side)}
      hint={texts.drawHint}
      onPlay={() => load(text)}
      onShare={onShare && (() => onShare(text))}
      onClear={() => change(blank(side))}
      onUndo={before === null ? undefined : () => change(before)}
    >
      <Segmented
        label={texts.tool}
        value={tool}
        choices={TOOLS.map((value) => ({ value, label: texts.tools[value] }))}
        onChange={(value) => setTool(value as Tool)}
      />
      <Segmented
        label={texts.size}
        value={drawn.size}
        choices={SIZES.map((value) => ({ value, label: value }))}
        onChange={(value) => keep({ ...drawn, size: value as Drawn['size'] })}
      />
      <Segmented
        label={texts.vision}
        value={drawn.radius}
        choices={RADII.map((value) => ({ value, label: value }))}
        onChange={(value) => keep({ ...drawn, radius: value as Drawn['radius'] })}
      />
    </PuzzleEditor>
  )
}
