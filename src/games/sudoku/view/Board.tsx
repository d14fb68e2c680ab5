/** The board of Sudoku: the grid with its highlights, and the keys beside or below it. */
import Eraser from 'lucide-react/icons/eraser'
import Text from 'lucide-react/icons/file-text'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { Board as Grid } from '../../../ui/board/Board'
import { Keypad } from '../../../ui/board/Keypad'
import { IconButton } from '../../../ui/controls/Button'
import { eachFinger } from '../../../ui/input/fingers'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { whenIdle } from '../../../ui/loading/whenIdle'
import { classes } from '../../../ui/styles/classes'
import { type Event, FILL, fullHouses, isSolved, type Move, remaining, type State } from '../rules'
import { conflictsOf, shapeOf } from '../rules/shape'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Cages } from './Cages'
import { cellView } from './cellView'
import { erase, focusOn, pressCell, pressDigit, resetPen, setPen, usePen } from './pen'

const GameText = lazyComponent(() => import('./GameText'), { name: texts.keys.puzzleText })

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export function Board(props: BoardProps<State, Move, Event>) {
  const { state, previous, turn, play, open, active, watched, hint } = props
  const [reading, setReading] = useState(false)
  const room = useRef<HTMLDivElement>(null)
  const wide = useWide(room)
  const pen = usePen()
  const { givens, kind } = state
  const shape = shapeOf(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new puzzle is a new game
  useEffect(() => resetPen(), [givens])

  useEffect(() => whenIdle(GameText.load), [])

  const solved = isSolved(state)
  // The grid is hidden while paused: no thinking while the clock is stopped.
  const hidden = !active && !solved && !watched
  const conflicts = new Set([...conflictsOf(state.digits, shape), ...state.wrong])
  const looked = new Set(hint?.type === 'look' ? hint.cells : [])
  const before = previous ? fullHouses(previous.digits, shape) : []
  const done = previous ? fullHouses(state.digits, shape).filter((house) => !before.includes(house)) : []
  const flash = new Set(done.flatMap((house) => itemAt(shape.houses, house)))
  const shown = pen.held || (pen.cell >= 0 ? itemAt(state.digits, pen.cell) : 0)
  const left = remaining(state.digits)
  const attempt = (move: Move | null) => move && play(move)

  const keys = [
    ...DIGITS.map((digit, i) => ({
      id: String(digit),
      name: texts.keys.digit(itemAt(texts.keys.digits, i), itemAt(left, digit)),
      content: digit,
      note: String(left[digit]),
      selected: pen.held === digit,
      tone: left[digit] === 0 && pen.held !== digit ? ('dim' as const) : ('plain' as const),
    })),
    {
      id: 'notes',
      name: texts.keys.notesName,
      content: tool(<Pencil aria-hidden="true" />, texts.keys.notes),
      selected: pen.notes,
      tone: pen.notes ? ('primary' as const) : ('plain' as const),
    },
    { id: 'erase', name: texts.keys.erase, content: tool(<Eraser aria-hidden="true" />, texts.keys.erase) },
    {
      id: 'first',
      name: texts.keys.lockName,
      content: tool(<Pin aria-hidden="true" />, texts.keys.lock),
      selected: pen.digitFirst,
      tone: pen.digitFirst ? ('primary' as const) : ('plain' as const),
    },
  ]
  const pressKey = (id: string) => {
    if (id === 'notes') setPen({ notes: !pen.notes })
    else if (id === 'first') setPen({ digitFirst: !pen.digitFirst, held: 0, cell: -1 })
    else attempt(id === 'erase' ? erase(state, false) : pressDigit(state, Number(id), false))
  }

  return (
    <div ref={room} className={styles.fit}>
      <div className={styles.root} data-wide={wide || undefined} {...eachFinger}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes */}
        <div
          className={styles.paper}
          dir="ltr"
          data-field
          onFocus={(event) => {
            const at = (event.target as Element).closest<HTMLElement>('[data-index]')?.dataset.index
            if (at !== undefined) focusOn(Number(at))
          }}
          onKeyDown={(event) => {
            // The selection follows the arrow keys. A gamepad (whose key events are not trusted) only moves the
            // focus, so that it can move from the selected cell to the keys.
            const follows = event.nativeEvent.isTrusted && !pen.digitFirst && pen.held === 0
            if (follows && /^(Arrow|Home|End)/.test(event.key)) {
              const at = document.activeElement?.getAttribute('data-index')
              if (at) setPen({ cell: Number(at) })
            }
          }}
        >
          <Grid
            label={texts.grid.names[kind]}
            rows={9}
            cols={9}
            className={styles.board}
            onPress={(row, col) => attempt(pressCell(state, row * 9 + col))}
            cell={(row, col) =>
              cellView(row * 9 + col, state, {
                shape,
                hidden,
                chosen: pen.cell,
                shown,
                conflicts,
                flash: flash.has(row * 9 + col) ? turn : 0,
                hint: hint?.cell ?? -1,
                looked,
                solved: solved && previous !== null,
              })
            }
          >
            {state.cages.length > 0 && <Cages cages={state.cages} />}
          </Grid>
        </div>
        <div className={classes('screen-only', styles.keys)}>
          <div className={styles.pad}>
            <Keypad
              label={texts.keys.name}
              rows={wide ? 4 : 2}
              cols={wide ? 3 : 6}
              keys={wide ? keys : order(keys)}
              onPress={pressKey}
              onAlternate={(id) => id === 'notes' && play(FILL)}
            />
          </div>
          <IconButton
            label={texts.keys.puzzleText}
            disabled={!active || !open}
            icon={<Text size={20} aria-hidden="true" />}
            onClick={() => setReading(true)}
          />
        </div>
      </div>
      {reading && open && <GameText.Part state={state} onOpen={open} onClose={() => setReading(false)} />}
    </div>
  )
}

function tool(icon: React.ReactNode, word: string): React.ReactNode {
  return (
    <span className={styles.tool}>
      {icon}
      <span translate="yes">{word}</span>
    </span>
  )
}

/** Two rows: 1 to 5, and 6 to 9 with the tools at their ends. */
function order<T>(keys: readonly T[]): T[] {
  const at = [0, 1, 2, 3, 4, 9, 5, 6, 7, 8, 11, 10]
  return at.map((i) => itemAt(keys, i))
}

/** Whether the keys are beside the grid. */
function useWide(room: React.RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(true)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setWide(element.clientWidth > element.clientHeight * 1.15)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  return wide
}
