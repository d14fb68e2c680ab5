/** Owns the look of Checkers: the board, the players above it, and how pieces are picked up and put down. */
import { useRef } from 'react'
import type { BoardProps } from '../../../engine/core/contract'
import { Board as Grid } from '../../../ui/Board'
import rooms from '../../../ui/room.module.css'
import { useDrag } from '../../../ui/useDrag'
import { useFacing } from '../../../ui/useFacing'
import { movesOf, mustTake, type Path, type State } from '../rules'
import type { Position } from '../rules/moves'
import { between, colOf, rowOf, SIZE, squareAt } from '../rules/squares'
import styles from './Board.module.css'
import { Sides } from './Sides'
import { type Mark, Squares } from './Squares'
import { useMoving } from './useMoving'

/** What stands on a square, for screen readers. */
function whatOn({ red, white, kings }: Position, square: number): string {
  const bit = 1 << square
  if (((red | white) & bit) === 0) return 'empty'
  return `${red & bit ? 'red' : 'white'} ${kings & bit ? 'king' : 'man'}`
}

/** The board with the piece in hand where it has come to so far. */
function withBegun(state: State, path: Path): Position {
  if (path.length < 2) return state
  const from = 1 << (path[0] as number)
  const to = 1 << (path.at(-1) as number)
  const put = (bits: number) => (bits & from ? (bits & ~from) | to : bits)
  return { ...state, red: put(state.red), white: put(state.white), kings: put(state.kings) }
}

function jumped(path: Path): number {
  let bits = 0
  for (let i = 1; i < path.length; i++) bits |= 1 << between(path[i - 1] as number, path[i] as number)
  return bits
}

export function Board(props: BoardProps<State, Path>) {
  const { state, previous, undone, turn, play, active, thinking, hint, options } = props
  const area = useRef<HTMLDivElement>(null)
  const byHand = useRef(-1)
  /** Red sits at the bottom, unless White is the only person. */
  const { flipped, opposite } = useFacing(options, state.turn, state.you === null)
  const turned = (state.you !== 1) !== flipped
  const shown = (square: number) => {
    const cell = rowOf(square) * SIZE + colOf(square)
    return turned ? SIZE * SIZE - 1 - cell : cell
  }
  const squareOf = (cell: number) => {
    const own = turned ? SIZE * SIZE - 1 - cell : cell
    return squareAt(Math.floor(own / SIZE), own % SIZE)
  }
  const moving = useMoving({ state, active, play })
  const { path, open } = moving
  const { carried, handlers } = useDrag({
    area,
    size: SIZE,
    mayCarry: (cell) => {
      const square = squareOf(cell)
      return square === path.at(-1) || (path.length < 2 && moving.mayMove(square))
    },
    onLift: (cell) => path.length < 2 && moving.pick(squareOf(cell)),
    onDrop: (cell, over) => {
      if (over === null || over === cell) return
      byHand.current = turn + 1
      if (!moving.go(squareOf(over))) {
        byHand.current = -1
        if (path.length < 2) moving.pick(null)
      }
    },
  })

  const position = withBegun(state, path)
  const next = new Set(open.map((move) => move.path[path.length] as number))
  const ends = new Set(open.map((move) => move.path.at(-1) as number))
  const forced = active && mustTake(state)
  const marks: Mark[] = state.last.map((square) => ({ kind: 'last', square }))
  if (forced && path.length === 0)
    for (const square of new Set(movesOf(state).map((move) => move.path[0] as number)))
      marks.push({ kind: 'must', square })
  if (path.length > 0) marks.push({ kind: 'chosen', square: path.at(-1) as number })
  for (const square of next) marks.push({ kind: 'target', square })
  for (const square of ends) if (!next.has(square)) marks.push({ kind: 'landing', square })
  if (carried?.over != null && next.has(squareOf(carried.over)))
    marks.push({ kind: 'over', square: squareOf(carried.over) })
  if (hint)
    for (const square of [hint[0] as number, hint.at(-1) as number]) marks.push({ kind: 'hint', square })
  const forward = previous && state.last.length > 1 && byHand.current !== turn ? state.last : null
  const came = undone && undone.last.length > 1 ? undone.last.toReversed() : forward
  const gone = previous ? (previous.red | previous.white) & ~(state.red | state.white) : 0
  const taken = gone & ~(1 << (state.last[0] ?? 0))

  return (
    <div className={rooms.headed}>
      <Sides state={state} thinking={thinking} forced={forced} />
      <div className={styles.place} {...handlers}>
        <Grid
          label="Checkers board"
          rows={SIZE}
          cols={SIZE}
          className={styles.board}
          rim={0.16}
          onPress={(row, col) => moving.press(squareOf(row * SIZE + col))}
          cell={(row, col) => {
            const square = squareOf(row * SIZE + col)
            const where = `Row ${row + 1}, column ${col + 1}`
            if (square < 0) return { name: `${where}, light square`, disabled: true, className: styles.light }
            const target = next.has(square) || ends.has(square)
            const must = forced && moving.mayMove(square) ? ', must take' : ''
            return {
              name: `${where}, square ${square + 1}, ${whatOn(position, square)}${target ? ', can be reached' : must}`,
              disabled: !active || (!target && !moving.mayMove(square)),
              selected: path.at(-1) === square || undefined,
              className: styles.dark,
            }
          }}
        >
          <Squares
            area={area}
            position={position}
            taken={previous && taken ? { pieces: previous, bits: taken } : null}
            doomed={jumped(path.length > 1 ? path : [])}
            marks={marks}
            lines={[
              { kind: 'last', path: state.last },
              { kind: 'begun', path },
              ...open
                .filter((move) => move.path.length > path.length)
                .map((move) => ({
                  kind: 'begun' as const,
                  path: move.path.slice(Math.max(0, path.length - 1)),
                })),
              { kind: 'hint', path: hint ?? [] },
            ]}
            came={came}
            turn={turn}
            shown={shown}
            carried={carried ? squareOf(carried.cell) : null}
            opposite={opposite}
          />
        </Grid>
      </div>
    </div>
  )
}
