/** Owns the grid of every board: one tab stop, arrow keys, names for screen readers, press, long press and right click. */
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import styles from './Board.module.css'
import { classes } from './classes'
import { cellIndex, useTabStop } from './tabStop'

export interface BoardCell {
  /** For screen readers, with its place: 'Row 3, column 4, flag'. */
  readonly name: string
  readonly content?: ReactNode
  readonly className?: string
  /** Looks and reads as not to be pressed; stays reachable by arrows. */
  readonly disabled?: boolean
  readonly selected?: boolean
  /** A hint has the visitor look here: framed, and said. */
  readonly looked?: boolean
}

interface Props {
  /** What the board is, for screen readers. */
  readonly label: string
  readonly rows: number
  readonly cols: number
  /** Cells with equal figures are not drawn again: keep `content` a text or a stable element where the board is large. */
  readonly cell: (row: number, col: number) => BoardCell
  readonly onPress?: (row: number, col: number) => void
  /** Long press, right click, or the context-menu key. */
  readonly onAlternate?: (row: number, col: number) => void
  /** Both buttons of a mouse together, at the second one's press: then neither means anything by itself until the next press. */
  readonly onBoth?: (row: number, col: number) => void
  /** The cell under the pointer or the keyboard's cursor; null when it left. */
  readonly onPoint?: (place: { row: number; col: number } | null) => void
  /** Keys the board does not know are handed on, with the cell they struck. */
  readonly onKey?: (event: KeyboardEvent, row: number, col: number) => void
  readonly className?: string
  /** Width of the rim that the board's class paints around the cells, in cells: it has its room within the slot. */
  readonly rim?: number
  /** Room above the rim, in cells, for what is held over the board. */
  readonly above?: number
  /** Room beside the rim where a row begins, in cells, for the names of the rows. */
  readonly before?: number
  /** Drawn over the cells: winning lines, pieces that move. */
  readonly children?: ReactNode
}

const LONG_PRESS_MS = 450
/** As `MouseEvent.buttons` counts them. */
const LEFT_AND_RIGHT = 3
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Fills its slot as large as its shape allows. Cells are squares laid out by CSS grid. */
export function Board({
  label,
  rows,
  cols,
  cell,
  onPress,
  onAlternate,
  onBoth,
  onPoint,
  onKey,
  className,
  rim = 0,
  above = 0,
  before = 0,
  children,
}: Props) {
  const root = useRef<HTMLDivElement>(null)
  const stop = useTabStop(root, rows, cols)
  const handlers = useRef({ onPress, onAlternate, onBoth, onPoint })
  handlers.current = { onPress, onAlternate, onBoth, onPoint }
  // Of the whole board: the buttons may be let go over another cell.
  const together = useRef(false)
  const pointed = useRef<number | null>(null)

  const press = useCallback(
    (index: number) => handlers.current.onPress?.(Math.floor(index / cols), index % cols),
    [cols],
  )
  const alternate = useCallback(
    (index: number) => handlers.current.onAlternate?.(Math.floor(index / cols), index % cols),
    [cols],
  )
  const both = useCallback(
    (index: number) => handlers.current.onBoth?.(Math.floor(index / cols), index % cols),
    [cols],
  )
  // The pointer and the focus come to a pressed cell one after the other: it is told once.
  const point = useCallback(
    (index: number | null) => {
      if (index === pointed.current) return
      pointed.current = index
      handlers.current.onPoint?.(index === null ? null : { row: Math.floor(index / cols), col: index % cols })
    },
    [cols],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const row = Math.floor(stop.at() / cols)
    const col = stop.at() % cols
    const step = ARROWS[event.key]
    let next: number | null = null
    if (step)
      next =
        Math.min(rows - 1, Math.max(0, row + step[0])) * cols + Math.min(cols - 1, Math.max(0, col + step[1]))
    else if (event.key === 'Home') next = row * cols
    else if (event.key === 'End') next = row * cols + cols - 1
    else if (event.key === 'ContextMenu' && onAlternate) {
      event.preventDefault()
      onAlternate(row, col)
      return
    }
    if (next === null) {
      onKey?.(event, row, col)
      return
    }
    event.preventDefault()
    root.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus()
  }

  return (
    <div
      className={styles.fit}
      style={
        {
          '--rows': rows,
          '--cols': cols,
          '--rim': rim,
          '--above': above,
          '--before': before,
        } as React.CSSProperties
      }
    >
      <div className={styles.plate} data-field>
        <div
          ref={root}
          role="grid"
          aria-label={label}
          aria-rowcount={rows}
          aria-colcount={cols}
          className={classes(styles.board, className)}
          onKeyDown={onKeyDown}
          onPointerLeave={() => point(null)}
          onFocus={({ target }) => {
            const index = cellIndex(target)
            if (index === null) return
            stop.focused(index)
            point(index)
          }}
          onBlur={({ relatedTarget }) => {
            const next = root.current?.contains(relatedTarget) ? cellIndex(relatedTarget) : null
            stop.left(next)
            if (next === null) point(null)
          }}
        >
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <div key={row} role="row" className={styles.row}>
              {Array.from({ length: cols }, (_, col) => {
                const index = row * cols + col
                const view = cell(row, col)
                return (
                  <Cell
                    key={index}
                    index={index}
                    {...view}
                    pressed={stop.pressed}
                    press={press}
                    alternate={onAlternate ? alternate : undefined}
                    both={onBoth ? both : undefined}
                    together={together}
                    point={point}
                  />
                )
              })}
            </div>
          ))}
          {children}
        </div>
      </div>
    </div>
  )
}

interface CellProps extends BoardCell {
  readonly index: number
  /** A pointer went down on it. */
  readonly pressed: (index: number) => void
  readonly press: (index: number) => void
  readonly alternate?: (index: number) => void
  readonly both?: (index: number) => void
  /** Whether the buttons pressed last are the two of `both`. */
  readonly together: RefObject<boolean>
  readonly point: (index: number | null) => void
}

const Cell = memo(function Cell(props: CellProps) {
  const {
    index,
    name,
    content,
    className,
    disabled,
    selected,
    looked,
    pressed,
    press,
    alternate,
    both,
    together,
    point,
  } = props
  const hold = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const held = useRef(false)
  useEffect(() => () => clearTimeout(hold.current), [])

  const onPointerDown = (event: PointerEvent) => {
    pressed(index)
    held.current = false
    if (!alternate || event.pointerType === 'mouse') return
    hold.current = setTimeout(() => {
      held.current = true
      alternate(index)
    }, LONG_PRESS_MS)
  }
  const stopHold = () => clearTimeout(hold.current)
  return (
    <button
      type="button"
      role="gridcell"
      data-index={index}
      aria-label={looked ? `${name}, marked` : name}
      aria-disabled={disabled || undefined}
      aria-selected={selected}
      // One of them is made the tab stop, past React: see `useTabStop`.
      tabIndex={-1}
      className={classes(styles.cell, looked && styles.looked, className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(index)}
      onPointerDown={onPointerDown}
      // A pointer goes down once, with the first of its buttons; a mouse with each.
      onMouseDown={(event) => {
        together.current = both !== undefined && (event.buttons & LEFT_AND_RIGHT) === LEFT_AND_RIGHT
        if (together.current) both?.(index)
      }}
      onPointerUp={stopHold}
      onPointerCancel={stopHold}
      onPointerLeave={stopHold}
      onClick={({ detail }) => {
        // The click that ends a long press, or both buttons, has been answered already. By keys it has no detail, and is a press of its own.
        if (!held.current && !(together.current && detail > 0)) press(index)
        held.current = false
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        if (
          alternate &&
          !held.current &&
          !together.current &&
          (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch'
        )
          alternate(index)
      }}
    >
      {content}
    </button>
  )
})
