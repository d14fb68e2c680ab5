/**
 * The grid of every board: one tab stop, arrow keys, names for screen readers, press, long press and right
 * click.
 */
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  use,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { MoveValue } from '../../engine/core/game/review'
import { moveKeyOf } from '../../engine/input/keyboard'
import { eachFinger } from '../input/fingers'
import { classes } from '../styles/classes'
import { uiTexts } from '../texts'
import { Arrows } from './Arrows'
import styles from './Board.module.css'
import { DrawingContext } from './drawing'
import { Mark } from './Mark'
import { useBoardPress } from './useBoardPress'

export interface BoardCell {
  /** For screen readers, with its position: 'Row 3, column 4, flag'. */
  readonly name: string
  /** What is on it, if the name says more: for counting equal cells of a row. */
  readonly kind?: string | undefined
  readonly content?: ReactNode
  readonly className?: string | undefined
  /** Looks and reads as disabled, but stays reachable by arrow keys. */
  readonly disabled?: boolean | undefined
  readonly selected?: boolean | undefined
  /** A hint points at this cell: it is announced, and one outline is around all of them. */
  readonly highlighted?: boolean | undefined
  /** What a move to this cell leads to. Undefined for none. */
  readonly value?: MoveValue | undefined
  /** Its distance from where a change began, in cells: `--ring` in CSS, for animations that spread over the board. */
  readonly ring?: number
}

interface Props {
  /** The name of the board for screen readers. */
  readonly label: string
  readonly rows: number
  readonly cols: number
  /** Cells are rerendered only if they differ: a `content` that many cells show should be one constant element. */
  readonly cell: (row: number, col: number) => BoardCell
  /** No cell can be pressed now. A property of the whole board, so that no cell is rerendered when it changes. */
  readonly disabled?: boolean | undefined
  /** Several cells can be selected at once. */
  readonly several?: boolean
  readonly onPress?: (row: number, col: number) => void
  /** Long press, right click, or the context-menu key. */
  readonly onAlternate?: ((row: number, col: number) => void) | undefined
  /** Each finger presses a cell, although other fingers are down: for keys and pads that are played with two thumbs. */
  readonly forThumbs?: boolean | undefined
  /**
   * Both mouse buttons together, when the second one is pressed, and the middle one. Neither of both acts alone until the
   * next press.
   */
  readonly onBoth?: (row: number, col: number) => void
  /** The cell under the pointer or the keyboard cursor; null when it left the board. */
  readonly onPoint?: (at: { row: number; col: number } | null) => void
  /** Called for keys, with the focused cell. Unless it prevents their default, arrows, Home and End move the focus. */
  readonly onKey?: ((event: KeyboardEvent, row: number, col: number) => void) | undefined
  readonly className?: string | undefined
  /** Width of the rim that the board's class paints around the cells, in cells. */
  readonly rim?: number
  /** Space above the rim, in cells, for pieces held over the board. */
  readonly above?: number
  /** Space before the rim, in cells, for the names of the rows. */
  readonly before?: number
  /** Drawn over the cells: winning lines, moving pieces. */
  readonly children?: ReactNode
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** As large as its slot allows. Cells are squares in a CSS grid, from left to right in every language. */
export function Board({
  label,
  rows,
  cols,
  cell,
  disabled,
  several,
  onPress,
  onAlternate,
  forThumbs,
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
  const drawing = use(DrawingContext)
  const draws = drawing?.press != null
  /** The cell that arrow keys start from, and the tab stop: the last one pressed or focused. */
  const [cursor, setCursor] = useState(0)
  const stop = Math.min(cursor, rows * cols - 1)
  const pointed = useRef<number | null>(null)
  const row = (index: number) => Math.floor(index / cols)
  // A press moves both the pointer and the focus to a cell: one call is enough.
  const point = (index: number | null) => {
    if (index === pointed.current) return
    pointed.current = index
    onPoint?.(index === null ? null : { row: row(index), col: index % cols })
  }
  const handlers = useBoardPress({
    onPress: (index) => (drawing?.press ? drawing.press(index) : onPress?.(row(index), index % cols)),
    onAlternate: onAlternate && ((index) => onAlternate(row(index), index % cols)),
    onBoth: onBoth && ((index) => onBoth(row(index), index % cols)),
    onPoint: point,
    onDown: setCursor,
    onLeave: () => point(null),
    onFocus(index, ring) {
      setCursor(index)
      // A game that was started by mouse or touch has no cursor yet.
      if (ring) point(index)
    },
    onBlur: () => point(null),
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const row = Math.floor(stop / cols)
    const col = stop % cols
    onKey?.(event, row, col)
    if (event.defaultPrevented) return
    const key = moveKeyOf(event.nativeEvent)
    const step = ARROWS[key]
    let next: number | null = null
    if (step)
      next =
        Math.min(rows - 1, Math.max(0, row + step[0])) * cols + Math.min(cols - 1, Math.max(0, col + step[1]))
    else if (key === 'Home') next = row * cols
    else if (key === 'End') next = row * cols + cols - 1
    else if ((event.key === 'ContextMenu' || event.key === 'F10') && event.repeat) {
      // A held key is one press.
      event.preventDefault()
      return
    } else if (event.key === 'ContextMenu' && onAlternate) {
      event.preventDefault()
      onAlternate(row, col)
      return
    }
    if (next === null) return
    event.preventDefault()
    root.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus()
  }

  // Not again when only the tab stop moves.
  const cells = useMemo(
    () => Array.from({ length: rows }, (_, row) => Array.from({ length: cols }, (_, col) => cell(row, col))),
    [rows, cols, cell],
  )

  const highlighted = cells.flat().flatMap(({ highlighted }, index) => (highlighted ? index : []))

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
      <div className={styles.plate} data-field dir="ltr">
        <div
          ref={root}
          {...handlers}
          {...(forThumbs && eachFinger)}
          role="grid"
          // Letters, numbers and symbols. Words in a cell set `translate="yes"`.
          translate="no"
          aria-label={label}
          aria-rowcount={rows}
          aria-colcount={cols}
          aria-disabled={(disabled && !draws) || undefined}
          aria-multiselectable={several}
          className={classes(styles.board, className)}
          onKeyDown={onKeyDown}
        >
          {cells.map((inRow, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
            // biome-ignore lint/a11y/useFocusableInteractive: the cells are focusable
            <div key={row} role="row" className={styles.row}>
              {inRow.map((cell, col) => {
                const index = row * cols + col
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells do not move
                    key={col}
                    index={index}
                    row={row}
                    col={col}
                    isStop={index === stop}
                    {...cell}
                    disabled={cell.disabled && !draws}
                  />
                )
              })}
            </div>
          ))}
          {children}
          <Mark cells={highlighted} rows={rows} cols={cols} />
          {drawing && <Arrows strokes={drawing.strokes} rows={rows} cols={cols} kind="drawn" />}
        </div>
      </div>
    </div>
  )
}

interface CellProps extends BoardCell {
  readonly index: number
  readonly row: number
  readonly col: number
  readonly isStop: boolean
}

/** Memoized: a move changes few cells. */
const Cell = memo(function Cell({
  index,
  row,
  col,
  isStop,
  name,
  kind,
  content,
  className,
  ...state
}: CellProps) {
  const { disabled, selected, highlighted, value, ring } = state
  return (
    <button
      type="button"
      role="gridcell"
      data-index={index}
      data-row={row + 1}
      data-column={col + 1}
      data-kind={kind}
      aria-label={highlighted ? uiTexts.board.highlighted(name) : name}
      aria-disabled={disabled || undefined}
      aria-selected={selected}
      tabIndex={isStop ? 0 : -1}
      className={classes(styles.cell, className)}
      style={ring ? ({ '--ring': ring } as CSSProperties) : undefined}
    >
      {content}
      {value && (
        <span className={styles.value} data-best={value.isBest || undefined} aria-hidden="true">
          {value.value}
        </span>
      )}
    </button>
  )
})
