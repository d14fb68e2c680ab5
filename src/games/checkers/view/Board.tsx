/** The board of Checkers: the squares, the players' bar, and moving pieces. */
import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { Board as Grid } from '../../../ui/board/Board'
import { EndTools } from '../../../ui/board/EndTools'
import { useOrientation } from '../../../ui/board/useOrientation'
import { useDrag } from '../../../ui/input/useDrag'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { whenIdle } from '../../../ui/loading/whenIdle'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import type { Options } from '../options'
import {
  type Event,
  firstOf,
  isOffered,
  type Move,
  mayEnd,
  movesOf,
  mustTake,
  type Path,
  type State,
} from '../rules'
import { isKing, piecesOn, sideOf, sizeOf } from '../rules/pieces'
import { colOf, rowOf, squareAt } from '../rules/squares'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { MoveList } from './MoveList'
import { Sides } from './Sides'
import { type Mark, Squares } from './Squares'
import { useMoving } from './useMoving'

const GameText = lazyComponent(() => import('./GameText'), { name: texts.board.gameText })

/** The contents of a square for screen readers. */
function whatOn(piece: string | undefined): string {
  const side = sideOf(piece)
  if (side === null) return uiTexts.board.empty
  if (side === 0) return isKing(piece) ? texts.board.redKing : texts.board.redMan
  return isKing(piece) ? texts.board.whiteKing : texts.board.whiteMan
}

/** The board with the moving piece at its current landing. */
function withBegun(pieces: string, path: Path): string {
  const squares = [...pieces]
  if (path.length < 2) return pieces
  const [from, to] = [itemAt(path, 0), path.at(-1) as number]
  const piece = itemAt(squares, from)
  squares[from] = '.'
  squares[to] = piece
  return squares.join('')
}

/** Squares that a path has jumped, also by flying kings: the opponent's pieces between its landings. */
function jumped(pieces: string, path: Path, size: number): number[] {
  const own = sideOf(pieces[itemAt(path, 0)])
  return path.slice(1).flatMap((to, n) => {
    const from = itemAt(path, n)
    const coordinates = (square: number) => [rowOf(square, size), colOf(square, size)] as const
    const [[row, col], [endRow, endCol]] = [coordinates(from), coordinates(to)]
    const far = Math.abs(endRow - row)
    return Array.from({ length: Math.max(0, far - 1) }, (_, step) =>
      squareAt(row + Math.sign(endRow - row) * (step + 1), col + Math.sign(endCol - col) * (step + 1), size),
    ).filter((square) => sideOf(pieces[square]) !== null && sideOf(pieces[square]) !== own)
  })
}

export function Board(props: BoardProps<State, Move, Event, Options>) {
  const {
    state,
    previous,
    undone,
    turn,
    play,
    open: onOpen,
    active,
    thinking,
    hint,
    highlighted,
    options,
    dialog,
    onDialog,
  } = props
  const area = useRef<HTMLDivElement>(null)
  const byHand = useRef(-1)
  const [flips, setFlips] = useState(false)
  useEffect(() => whenIdle(GameText.load), [])
  // The draw is offered with the next move only.
  const [offered, setOffered] = useState<State | null>(null)
  const offers = active && offered === state
  const size = sizeOf(state)
  const pieces = piecesOn(state)
  // The only person is at the bottom; otherwise the side that moves first: Red, in International White.
  const bottom = state.you ?? firstOf(state)
  const { flipped, opposite } = useOrientation(
    options,
    state.turn === bottom ? 0 : 1,
    state.you === null,
    props.seat,
  )
  const turned = ((bottom === 0) !== flipped) !== flips
  const shown = (square: number) => {
    const cell = rowOf(square, size) * size + colOf(square, size)
    return turned ? size * size - 1 - cell : cell
  }
  const squareOf = (cell: number) => {
    const own = turned ? size * size - 1 - cell : cell
    return squareAt(Math.floor(own / size), own % size, size)
  }
  const moving = useMoving({ state, active, play: (made) => play(offers ? { offer: made } : made) })
  const { path, open } = moving
  const drag = useDrag<{ readonly square: number; readonly state: State }>({
    area,
    size,
    take(cell) {
      const square = squareOf(cell)
      return square === path.at(-1) || (path.length < 2 && moving.mayMove(square)) ? { square, state } : null
    },
    // A begun move belongs to one state, too.
    holds: (piece) => active && piece.state === state,
    onLift: ({ square }) => path.length < 2 && moving.pick(square),
    onDrop({ square }, over) {
      if (over === null || squareOf(over) === square) return
      byHand.current = turn + 1
      if (!moving.go(squareOf(over))) {
        byHand.current = -1
        if (path.length < 2) moving.pick(null)
      }
    },
  })

  const position = withBegun(pieces, path)
  const next = new Set(open.map((move) => itemAt(move.path, path.length)))
  const ends = new Set(open.map((move) => move.path.at(-1) as number))
  const forced = active && mustTake(state)
  const marks: Mark[] = state.last.map((square) => ({ kind: 'last', square }))
  if (forced && path.length === 0)
    for (const square of new Set(movesOf(state).map((move) => itemAt(move.path, 0))))
      marks.push({ kind: 'must', square })
  if (path.length > 0) marks.push({ kind: 'chosen', square: path.at(-1) as number })
  for (const square of next) marks.push({ kind: 'target', square })
  for (const square of ends) if (!next.has(square)) marks.push({ kind: 'landing', square })
  if (drag.over !== null && next.has(squareOf(drag.over)))
    marks.push({ kind: 'over', square: squareOf(drag.over) })
  const shownHint = Array.isArray(hint) ? (hint as Path) : []
  const looked = shownHint.length > 0 ? [itemAt(shownHint, 0), shownHint.at(-1)] : (highlighted ?? [])
  const forward = previous && state.last.length > 1 && byHand.current !== turn ? state.last : null
  const came = undone && undone.last.length > 1 ? undone.last.toReversed() : forward
  const had = previous && previous.moves < state.moves ? piecesOn(previous) : null
  const taken = had
    ? [...had].flatMap((piece, square) =>
        sideOf(piece) !== null && pieces[square] === '.' && square !== state.last[0] ? [square] : [],
      )
    : []

  return (
    <div className={classes(layout.headed, styles.table)}>
      <div className={classes(layout.head, styles.sides)}>
        <Sides state={state} thinking={thinking} forced={forced} />
      </div>
      <div className={styles.boardArea} {...drag.handlers}>
        <Grid
          label={texts.board.name}
          rows={size}
          cols={size}
          disabled={!active}
          className={classes(styles.board, styles[options.board])}
          rim={0.16}
          onPress={(row, col) => moving.press(squareOf(row * size + col))}
          cell={(row, col) => {
            const square = squareOf(row * size + col)
            const where = uiTexts.board.position(row + 1, col + 1)
            if (square < 0) return { name: texts.board.light(where), disabled: true, className: styles.light }
            const target = next.has(square) || ends.has(square)
            const isForced = forced && moving.mayMove(square)
            const what = whatOn(position[square])
            const nameIn = target
              ? texts.board.legal
              : isForced
                ? texts.board.mustCapture
                : texts.board.square
            return {
              name: nameIn(where, square + 1, what),
              kind: what,
              disabled: !target && !moving.mayMove(square),
              selected: path.at(-1) === square || undefined,
              className: styles.dark,
              highlighted: looked.includes(square),
            }
          }}
        >
          <Squares
            area={area}
            size={size}
            position={position}
            taken={had && taken.length > 0 ? { pieces: had, squares: taken } : null}
            doomed={path.length > 1 ? jumped(pieces, path, size) : []}
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
              { kind: 'hint', path: shownHint },
            ]}
            came={came}
            turn={turn}
            shown={shown}
            carried={drag.carried?.square ?? null}
            opposite={opposite}
          />
        </Grid>
      </div>
      <EndTools
        className={classes(layout.tools, styles.tools)}
        position={state}
        active={active}
        mayOffer={mayEnd(state)}
        mayResign={mayEnd(state)}
        offers={offers}
        offered={isOffered(state)}
        onOffer={(on) => setOffered(on ? state : null)}
        onAccept={() => play('accept')}
        onResign={() => play('resign')}
        labels={texts.board}
        onFlip={() => setFlips(!flips)}
        onRead={() => onDialog?.(true)}
      />
      <div className={styles.list}>
        <MoveList state={state} />
      </div>
      {dialog && (
        <GameText.Part
          state={state}
          options={options}
          active={active}
          onOpen={props.seat == null ? onOpen : undefined}
          onClose={() => onDialog?.(false)}
        />
      )}
    </div>
  )
}
