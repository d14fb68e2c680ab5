/** The board of Sudoku: the grid with its highlights, and the keys beside or below it. */
import Text from 'lucide-react/icons/file-text'
import Palette from 'lucide-react/icons/palette'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { moveKeyOf } from '../../../engine/input/keyboard'
import { padCount } from '../../../engine/input/pads/gamepads'
import { Board as Grid } from '../../../ui/board/Board'
import { Keypad } from '../../../ui/board/Keypad'
import { IconButton } from '../../../ui/controls/Button'
import { eachFinger } from '../../../ui/input/fingers'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { whenIdle } from '../../../ui/loading/whenIdle'
import { classes } from '../../../ui/styles/classes'
import { uiTexts } from '../../../ui/texts'
import { type Event, FILL, fullHouses, isSolved, type Move, remaining, type State } from '../rules'
import { LAYERS } from '../rules/marks'
import { conflictsOf, shapeOf } from '../rules/shape'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Cages } from './Cages'
import { cellView } from './cellView'
import { keysOf } from './keys'
import {
  erase,
  focusOn,
  holdCell,
  pressCell,
  pressDigit,
  resetPen,
  setLayer,
  setPen,
  showMore,
  toggleSeveral,
  usePen,
} from './pen'
import { useSelection } from './useSelection'

const GameText = lazyComponent(() => import('./GameText'), { name: texts.keys.puzzleText })

export function Board(props: BoardProps<State, Move, Event>) {
  const { state, previous, turn, play, open, share, active, hidden = false, hint, isHeld } = props
  const { dialog, onDialog } = props
  const room = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const wide = useWide(room)
  const selection = useSelection(paper, () => isHeld?.('select') ?? false)
  const pen = usePen()
  const { givens, kind } = state
  const shape = shapeOf(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new puzzle is a new game
  useEffect(() => resetPen(), [givens])

  useEffect(() => whenIdle(GameText.load), [])

  const solved = isSolved(state)
  const conflicts = new Set([...conflictsOf(state.digits, shape), ...state.wrong])
  const looked = new Set(hint?.type === 'look' ? hint.cells : [])
  const before = previous ? fullHouses(previous.digits, shape) : []
  const done = previous ? fullHouses(state.digits, shape).filter((house) => !before.includes(house)) : []
  const flash = new Set(done.flatMap((house) => itemAt(shape.houses, house)))
  // Nothing is chosen in a solved grid.
  const cells = solved ? [] : pen.cells
  const only = cells.length === 1 ? itemAt(cells, 0) : -1
  const picksNothing = cells.length === 0 && !pen.digitFirst && !pen.several && pen.held === 0
  const held = solved || pen.layer === 'color' ? 0 : pen.held
  const shown = held || (only >= 0 ? itemAt(state.digits, only) : 0)
  const selected = new Set(cells)
  const left = remaining(state.digits)
  const attempt = (move: Move | null) => move && play(move)

  const { rows, cols, keys } = keysOf(pen, left, wide)
  const pressKey = (id: string) => {
    const layer = LAYERS.find((each) => each === id)
    if (layer) setLayer(layer)
    else if (id === 'notes') setLayer(pen.layer === 'note' ? 'digit' : 'note')
    else if (id === 'several') toggleSeveral()
    else if (id === 'first') setPen({ digitFirst: !pen.digitFirst, held: 0, cells: [], several: false })
    else attempt(id === 'erase' ? erase(state, false) : pressDigit(state, Number(id), false))
  }

  return (
    <div ref={room} className={styles.fit}>
      <div
        className={styles.root}
        data-hides-itself
        data-landscape={wide || undefined}
        data-more={pen.more || undefined}
        {...eachFinger}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes */}
        <div
          ref={paper}
          className={styles.paper}
          dir="ltr"
          data-field
          {...selection.handlers}
          onFocus={(event) => {
            const cell = (event.target as Element).closest<HTMLElement>('[data-index]')
            if (!cell) return
            focusOn(Number(cell.dataset.index))
            // A player who comes by keyboard, as at the start, sees where the next digit goes.
            const isNew = !paper.current?.contains(event.relatedTarget)
            if (isNew && picksNothing && padCount() === 0 && cell.matches(':focus-visible'))
              setPen({ cells: [Number(cell.dataset.index)] })
          }}
          onKeyDown={(event) => {
            // The selection follows the arrow keys. A gamepad (whose key events are not trusted) only moves the
            // focus, so that it can move from the selected cell to the keys.
            const follows = event.nativeEvent.isTrusted && !pen.digitFirst && !pen.several && pen.held === 0
            if (follows && /^(Arrow|Home|End)/.test(moveKeyOf(event.nativeEvent))) {
              const at = document.activeElement?.getAttribute('data-index')
              if (at) setPen({ cells: [Number(at)] })
            }
          }}
        >
          <Grid
            label={texts.grid.names[kind]}
            rows={9}
            cols={9}
            className={styles.board}
            several
            onAlternate={(row, col) => {
              attempt(holdCell(state, row * 9 + col))
              selection.slide()
            }}
            onPress={(row, col) => attempt(pressCell(state, row * 9 + col))}
            cell={(row, col) =>
              cellView(row * 9 + col, state, {
                shape,
                hidden,
                chosen: only,
                selected,
                shown,
                conflicts,
                flash: flash.has(row * 9 + col) ? turn : 0,
                hint: hint && 'cell' in hint ? hint.cell : -1,
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
              rows={rows}
              cols={cols}
              keys={keys}
              onPress={pressKey}
              onAlternate={(id) => (id === 'notes' || id === 'note') && play(FILL)}
            />
          </div>
          <div className={styles.aside}>
            <IconButton
              label={texts.keys.more}
              aria-pressed={pen.more}
              variant={pen.more ? 'primary' : 'plain'}
              disabled={!active}
              icon={<Palette size={20} aria-hidden="true" />}
              onClick={() => showMore(!pen.more)}
            />
            <IconButton
              label={texts.keys.puzzleText}
              word={uiTexts.tools.puzzle}
              disabled={!active || !open}
              icon={<Text size={20} aria-hidden="true" />}
              onClick={() => onDialog?.(true)}
            />
          </div>
        </div>
      </div>
      {dialog && open && (
        <GameText.Part state={state} onOpen={open} onShare={share} onClose={() => onDialog?.(false)} />
      )}
    </div>
  )
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
