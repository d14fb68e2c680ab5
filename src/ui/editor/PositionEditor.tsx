/**
 * Sets up a position: pieces from a tray are put on a board by pressing or dragging, and the position is shown as text,
 * which the game loads or refuses.
 */
import Eraser from 'lucide-react/icons/eraser'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { squaresOf } from '../../engine/core/game/positionFault'
import { padDigitOf } from '../../engine/input/keys'
import { Board } from '../board/Board'
import { type Key, Keypad } from '../board/Keypad'
import { Button } from '../controls/Button'
import { Segmented } from '../controls/Segmented'
import { CopyText, type Remedy } from '../dialogs/TextDialog'
import { useCarry } from '../input/useCarry'
import { zoomOf } from '../input/zoomOf'
import { classes } from '../styles/classes'
import { uiTexts } from '../texts'
import styles from './PositionEditor.module.css'
import {
  type Cells,
  changedCell,
  type EditedPosition,
  isSamePosition,
  movePiece,
  type PlacementRules,
  pressCell,
} from './placing'
import { rowsOf } from './rows'
import { editorTexts as texts } from './texts/editor'
import { useKept } from './useKept'

export type { EditedPosition } from './placing'

export interface EditorPiece {
  /** For screen readers: 'White knight'. */
  readonly name: string
  readonly content: ReactNode
}

interface Props extends PlacementRules {
  readonly rows: number
  readonly cols: number
  /** By the ids that stand in the cells. */
  readonly pieces: Readonly<Record<string, EditorPiece>>
  /** The ids of the pieces as the tray shows them, in rows of the same length. Number keys choose a column of it. */
  readonly tray: readonly (readonly string[])[]
  /** The position that is edited. */
  readonly from: EditedPosition
  /** Its text, with what the board does not show. As long as nothing is changed, this is the text. */
  readonly fromText?: string | undefined
  /** The name that a position is kept by if it was not played: as in `useKept`. */
  readonly keptAs: string
  readonly start: EditedPosition
  /** The names of the sides; left out if the pieces decide who moves. */
  readonly sides?: readonly string[]
  /** The name of a cell for screen readers. @param what - the name of its piece, or that it is empty */
  readonly nameOf: (cell: number, what: string) => string
  readonly boardClass?: string | undefined
  readonly cellClass: (row: number, col: number) => string | undefined
  /** Width of the rim that `boardClass` paints around the cells, in cells. */
  readonly rim?: number
  /** Drawn over the cells: their names. */
  readonly children?: ReactNode
  /**
   * The position as text.
   *
   * @throws PositionFault if no text describes it
   */
  readonly write: (position: EditedPosition) => string
  /** What the text of a changed position assumes, as a sentence. */
  readonly assumed?: ((position: EditedPosition) => string) | undefined
  /** Labels of the text: as in `CopyText`. */
  readonly text: { readonly label: string; readonly button: string; readonly done: string }
  /** No game can be loaded now. */
  readonly disabled?: boolean
  /**
   * Loads the text of a position and closes the dialog.
   *
   * @throws PositionFault or Error with a message for the player; the position stays as it is
   */
  readonly load: (text: string) => void
  readonly remedyOf?: (problem: unknown) => Remedy | null
}

interface Problem {
  readonly message: string
  readonly squares: readonly number[]
  readonly remedy: Remedy | null
}

/** What is dragged, and the cell it comes from; null for a piece of the tray. */
interface Held {
  readonly piece: string
  readonly from: number | null
}

const ERASER = 'eraser'

const picked = (selected: boolean) => ({
  selected,
  tone: selected ? ('primary' as const) : ('plain' as const),
})

export function PositionEditor(props: Props) {
  const { rows, cols, pieces, tray, sides, nameOf, cellClass, disabled = false, remedyOf } = props
  const root = useRef<HTMLDivElement>(null)
  const plate = useRef<HTMLDivElement>(null)
  const { value: position, keep, forget } = useKept(props.keptAs, props.from)
  const [chosen, setChosen] = useState<string | null>(tray[0]?.[0] ?? null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [before, setBefore] = useState<EditedPosition | null>(null)
  const [news, setNews] = useState('')
  const [over, setOver] = useState<number | null>(null)
  const { cells } = position
  const isChanged = props.fromText === undefined || !isSamePosition(position, props.from)
  const write = () => (isChanged ? props.write(position) : (props.fromText ?? ''))

  const nameIn = (now: Cells, cell: number) => {
    const piece = now[cell]
    return nameOf(cell, piece ? (pieces[piece]?.name ?? '') : uiTexts.board.empty)
  }
  const change = (next: EditedPosition, said: string) => {
    setBefore(position)
    keep(next)
    setProblem(null)
    setNews(said)
  }
  const show = (after: Cells, meant: number) => {
    if (after !== cells)
      change({ ...position, cells: after }, nameIn(after, changedCell(cells, after, meant)))
  }

  /** The cell of the board at a position in the window. */
  const cellAt = ({ clientX, clientY }: PointerEvent): number | null => {
    const box = plate.current?.querySelector('[role="grid"]')?.getBoundingClientRect()
    if (!box) return null
    const col = Math.floor(((clientX - box.x) / box.width) * cols)
    const row = Math.floor(((clientY - box.y) / box.height) * rows)
    return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : null
  }
  const drag = useCarry<Held>({
    take(event) {
      const button = (event.target as Element).closest('[role="gridcell"]')
      if (!button) return null
      const id = button.querySelector<HTMLElement>('[data-key]')?.dataset.key
      if (id !== undefined) return id === ERASER ? null : { piece: id, from: null }
      const from = cellAt(event)
      const piece = from === null ? null : cells[from]
      return piece ? { piece, from } : null
    },
    holds: ({ piece, from }) => from === null || cells[from] === piece,
    onLift(_, event) {
      root.current?.toggleAttribute('data-finger', event.pointerType === 'touch')
    },
    onMove(_, event) {
      const element = root.current
      if (!element) return
      const box = element.getBoundingClientRect()
      const zoom = zoomOf(element)
      element.style.setProperty('--drag-x', `${(event.clientX - box.x) / zoom}px`)
      element.style.setProperty('--drag-y', `${(event.clientY - box.y) / zoom}px`)
      setOver(cellAt(event))
    },
    onDrop({ thing: { piece, from } }, event) {
      const to = cellAt(event)
      show(movePiece(cells, from, piece, to, props), to ?? from ?? 0)
    },
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLTextAreaElement) return
    const digit = padDigitOf(event.nativeEvent)
    if (!digit) return
    event.preventDefault()
    // Without Num Lock, the board would move the focus.
    event.stopPropagation()
    const column = tray.flatMap((row) => row[Number(digit) - 1] ?? [])
    if (digit === '0') setChosen(null)
    // The same number again chooses the next row.
    else if (column.length > 0)
      setChosen(column[(column.indexOf(chosen ?? '') + 1) % column.length] as string)
  }

  // Whatever opened the editor has gone, and the focus with it.
  useLayoutEffect(() => {
    plate.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])

  const attempt = (load: (text: string) => void) => {
    try {
      load(write())
      forget()
    } catch (fault) {
      setProblem({
        message: (fault as Error).message,
        squares: squaresOf(fault),
        remedy: remedyOf?.(fault) ?? null,
      })
      // On small screens the marked squares and the message are above.
      root.current?.scrollIntoView({ block: 'start' })
    }
  }
  let text = ''
  try {
    text = write()
  } catch {
    // The button that plays the position says why there is no text.
  }

  const keys = tray.flatMap((row, index): (Key | null)[] => [
    ...row.map((id) => ({
      id,
      name: pieces[id]?.name ?? '',
      content: <span className={styles.piece}>{pieces[id]?.content}</span>,
      ...picked(chosen === id),
    })),
    index === 0
      ? {
          id: ERASER,
          name: texts.erase,
          content: <Eraser size="55%" aria-hidden="true" />,
          ...picked(chosen === null),
        }
      : null,
  ])
  const trayCols = (tray[0]?.length ?? 0) + 1
  return (
    <div
      ref={root}
      className={styles.editor}
      style={
        {
          '--board-rows': rows,
          '--board-cols': cols,
          '--tray-rows': tray.length,
          '--tray-cols': trayCols,
        } as React.CSSProperties
      }
      onKeyDownCapture={onKeyDown}
      {...drag.handlers}
    >
      <div ref={plate} className={styles.plate}>
        <Board
          label={texts.board}
          rows={rows}
          cols={cols}
          rim={props.rim ?? 0}
          className={props.boardClass}
          onPress={(row, col) => show(pressCell(cells, row * cols + col, chosen, props), row * cols + col)}
          onKey={(event, row, col) => {
            if (event.key === 'Delete' || event.key === 'Backspace')
              show(pressCell(cells, row * cols + col, null, props), row * cols + col)
          }}
          cell={(row, col) => {
            const cell = row * cols + col
            const piece = cells[cell]
            const isCarried = drag.carried?.from === cell
            return {
              name: nameIn(cells, cell),
              kind: piece ?? undefined,
              disabled: props.isOpen?.(cell) === false,
              highlighted: problem?.squares.includes(cell),
              className: classes(
                styles.cell,
                cellClass(row, col),
                drag.carried && over === cell && styles.over,
              ),
              content: piece && (
                <span className={classes(styles.piece, isCarried && styles.lifted)}>
                  {pieces[piece]?.content}
                </span>
              ),
            }
          }}
        >
          {props.children}
        </Board>
      </div>
      <div className={styles.side}>
        <p className={styles.problem} role="alert">
          {problem?.message}
        </p>
        <div className={styles.tray}>
          <Keypad
            label={texts.pieces}
            rows={tray.length}
            cols={trayCols}
            keys={keys}
            onPress={(id) => setChosen(id === ERASER ? null : id)}
          />
        </div>
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              change({ ...position, cells: cells.map(() => null) }, texts.cleared)
              forget()
            }}
          >
            {texts.clear}
          </Button>
          {/* Clearing does the same if it is empty. */}
          {props.start.cells.some((piece) => piece !== null) && (
            <Button onClick={() => change(props.start, texts.started)}>{texts.start}</Button>
          )}
          {/* Pressed again, it makes the change again. */}
          {before && <Button onClick={() => change(before, texts.undone)}>{texts.undo}</Button>}
        </div>
        {sides && (
          <Segmented
            label={texts.side}
            value={`${position.side}`}
            choices={sides.map((label, index) => ({ value: `${index}`, label }))}
            onChange={(side) => change({ ...position, side: Number(side) }, '')}
          />
        )}
        <div className={styles.buttons}>
          <Button
            variant={problem?.remedy ? undefined : 'primary'}
            disabled={disabled}
            onClick={() => attempt(props.load)}
          >
            {texts.play}
          </Button>
          {problem?.remedy && (
            <Button
              variant="primary"
              disabled={disabled}
              onClick={() => attempt(problem.remedy?.load ?? props.load)}
            >
              {problem.remedy.label}
            </Button>
          )}
        </div>
        <CopyText {...props.text} text={text} rows={rowsOf(text)} />
        {isChanged && props.assumed && <p className={styles.hint}>{props.assumed(position)}</p>}
        <p className={styles.hint}>{texts.hint}</p>
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {drag.carried && (
        <span className={styles.ghost} dir="ltr" aria-hidden="true">
          {pieces[drag.carried.piece]?.content}
        </span>
      )}
    </div>
  )
}
