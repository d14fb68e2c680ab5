/** Types in a Sudoku, such as one from a newspaper. */
import Eraser from 'lucide-react/icons/eraser'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { padDigitOf } from '../../../engine/input/keys'
import { Board as Grid } from '../../../ui/board/Board'
import { type Key, Keypad } from '../../../ui/board/Keypad'
import { PuzzleEditor, type PuzzleEditorHandle } from '../../../ui/editor/PuzzleEditor'
import { useKept } from '../../../ui/editor/useKept'
import { uiTexts } from '../../../ui/texts'
import type { State } from '../rules'
import { CELLS } from '../rules/grid'
import { write } from '../rules/notation'
import { shapeOf } from '../rules/shape'
import { judge, type TypedKind } from '../rules/typed'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'
import styles from './Board.module.css'
import { cellView } from './cellView'
import editorStyles from './Editor.module.css'

interface Props {
  readonly kind: TypedKind
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

type Digits = readonly number[]

interface Typed {
  readonly digits: Digits
  /** What was there before the last change, or before it was played. */
  readonly before: Digits | null
}

const NOTHING: Digits = new Array<number>(CELLS).fill(0)

const ERASE = 'erase'

const KEYS: readonly Key[] = [
  ...gameTexts.keys.digits.map((name, i): Key => ({ id: `${i + 1}`, name, content: `${i + 1}` })),
  { id: ERASE, name: gameTexts.keys.erase, content: <Eraser size="50%" aria-hidden="true" /> },
]

/** As a state of the game, so that cells look and sound as they do in it. */
const stateOf = (digits: Digits, kind: TypedKind): State => ({
  kind,
  cages: [],
  givens: digits,
  digits,
  notes: NOTHING,
  moves: 0,
  checked: false,
  mistakes: 0,
  wrong: [],
})

export default function Editor({ kind, load, onShare }: Props) {
  const frame = useRef<PuzzleEditorHandle>(null)
  const {
    value: { digits, before },
    keep,
  } = useKept<Typed>(`sudoku-${kind}`, { digits: NOTHING, before: null })
  /** The cell that the next digit goes to. */
  const [at, setAt] = useState(0)
  const [news, setNews] = useState('')
  const verdict = useMemo(() => judge(digits, kind), [digits, kind])
  const shape = shapeOf({ kind, cages: [] })
  const viewOf = (cell: number, now = digits) =>
    cellView(cell, stateOf(now, kind), {
      shape,
      hidden: false,
      chosen: at,
      selected: new Set([at]),
      shown: 0,
      conflicts: verdict.wrong,
      flash: 0,
      hint: -1,
      looked: verdict.differing,
      solved: false,
    })

  const clear = () => keep({ digits: NOTHING, before: digits })
  const set = (cell: number, digit: number, next: number) => {
    const after = digits.with(cell, digit)
    if (digit !== digits[cell]) keep({ digits: after, before: digits })
    setNews(viewOf(cell, after).name)
    setAt(next)
    frame.current?.moveFocus(next)
  }
  const type = (digit: number, cell = at) => set(cell, digit, Math.min(cell + 1, CELLS - 1))
  /** Clears the cell; if it is empty, the one before it. */
  const goBack = (from = at) => {
    const cell = digits[from] === 0 ? Math.max(from - 1, 0) : from
    set(cell, 0, cell)
  }
  /** @param cell - the focused one. It is not chosen by the focus, which passes cells on its way to the keypad. */
  const onKey = (event: KeyboardEvent, cell = at) => {
    const digit = padDigitOf(event.nativeEvent)
    if (digit) type(Number(digit), cell)
    else if (event.key === '.') type(0, cell)
    else if (event.key === 'Backspace') goBack(cell)
    else if (event.key === 'Delete') set(cell, 0, cell)
    else return
    event.preventDefault()
  }
  const text = () => write({ kind, cages: [], givens: digits })

  return (
    <PuzzleEditor
      ref={frame}
      rows={9}
      cols={9}
      board={
        <div className={editorStyles.paper}>
          <Grid
            label={gameTexts.grid.names[kind]}
            rows={9}
            cols={9}
            className={styles.board}
            onPress={(row, col) => setAt(row * 9 + col)}
            onKey={(event, row, col) => onKey(event, row * 9 + col)}
            cell={(row, col) => {
              const cell = row * 9 + col
              const view = viewOf(cell)
              const isMarked = verdict.differing.has(cell)
              return isMarked ? { ...view, name: uiTexts.board.highlighted(view.name) } : view
            }}
          />
        </div>
      }
      verdict={verdict.text}
      isPlayable={verdict.isPlayable}
      news={news}
      isEmpty={digits.every((digit) => digit === 0)}
      hint={texts.typeHint}
      onPlay={() => {
        load(text())
        clear()
      }}
      onShare={onShare && (() => onShare(text()))}
      onClear={() => {
        clear()
        setAt(0)
      }}
      onUndo={before ? () => keep({ digits: before, before: digits }) : undefined}
    >
      <div className={editorStyles.keys}>
        <Keypad
          label={gameTexts.keys.name}
          rows={2}
          cols={5}
          keys={KEYS}
          onPress={(id) => (id === ERASE ? goBack() : type(Number(id)))}
          onKey={(event) => onKey(event)}
        />
      </div>
    </PuzzleEditor>
  )
}
