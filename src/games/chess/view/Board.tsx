/** The board of Extreme Chess, with players, move list and tools. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Arrows } from '../../../ui/board/Arrows'
import { Board as Grid } from '../../../ui/board/Board'
import { useOrientation } from '../../../ui/board/useOrientation'
import { useDrag } from '../../../ui/input/useDrag'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { whenIdle } from '../../../ui/loading/whenIdle'
import { classes } from '../../../ui/styles/classes'
import { uiTexts } from '../../../ui/texts'
import type { Options } from '../options'
import { type Event, type Move, type State, turnOf } from '../rules'
import { numberOf } from '../rules/chess960'
import { readFen } from '../rules/fen'
import { lazyRules } from '../rules/lazyRules'
import { type Kind, type Letter, letterOf, nameOf, other, squareIndex, squareName } from '../rules/pieces'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { MoveList } from './MoveList'
import { PieceTones } from './Piece'
import { Promotion } from './Promotion'
import { Sides } from './Sides'
import { type Mark, Squares } from './Squares'
import { PieceSetContext, usePieceSet } from './sets/usePieceSet'
import { Tools } from './Tools'
import { useMoving } from './useMoving'
import { useOpening } from './useOpening'
import { usePuzzle } from './usePuzzle'

const GameText = lazyComponent(
  async () => {
    await lazyRules.load()
    return import('./GameText')
  },
  { name: texts.board.dialog },
)

export function Board(props: BoardProps<State, Move, Event, Options>) {
  const {
    state,
    events,
    turn,
    play,
    open,
    active,
    thinking,
    hint,
    highlighted,
    clock,
    options,
    dialog,
    onDialog,
  } = props
  const area = useRef<HTMLDivElement>(null)
  const [flips, setFlips] = useState(false)
  // The draw is offered with the next move only.
  const [offered, setOffered] = useState<State | null>(null)
  const offers = active && offered === state
  const opening = useOpening(state)
  const number = useMemo(
    () => (state.variant === 'chess960' ? numberOf(state.start) : null),
    [state.variant, state.start],
  )
  const start = number === null ? null : texts.board.start(number)
  const title = opening ? <span lang="en">{opening}</span> : start
  const pieceSet = usePieceSet(options.pieces)
  usePuzzle(state, active, play)
  useEffect(() => whenIdle(GameText.load), [])
  const { flipped, opposite } = useOrientation(
    options,
    turnOf(state) === 'w' ? 0 : 1,
    state.you === null,
    props.seat,
  )
  const black = ((state.you === 'b') !== flips) !== flipped
  /** Converts a square to the displayed cell and back: a half turn is its own inverse. */
  const shown = (square: number) => (black ? 63 - square : square)
  const squares = useMemo(() => readFen(state.fen).squares, [state.fen])

  // Time is measured from when the turn appeared; a turn from an earlier visit has already used some.
  const began = useRef({ turn, at: state.clocks?.since ?? clock() })
  if (began.current.turn !== turn) began.current = { turn, at: clock() }
  const spent = () => clock() - (state.run ? state.run.since : began.current.at)

  const planner = thinking && state.you !== turnOf(state) ? state.you : null
  const moving = useMoving({
    state,
    squares,
    active: active && (state.puzzle === undefined || turnOf(state) === state.you),
    planner,
    play: (step) =>
      play({
        ...step,
        // Against another device nothing is undone: the game time counts, which both sides can check.
        ...(state.clocks && props.seat == null ? { spent: spent() } : {}),
        ...(offers ? { draw: true as const } : {}),
      }),
  })
  const drag = useDrag<{ readonly square: number; readonly letter: Letter | null }>({
    area,
    size: 8,
    take(cell) {
      const square = shown(cell)
      return moving.isOwn(square) ? { square, letter: squares[square] ?? null } : null
    },
    holds: ({ square, letter }) => moving.isOwn(square) && squares[square] === letter,
    onLift: ({ square }) => moving.pick(square),
    onDrop({ square }, over) {
      if (over === null || shown(over) === square || !moving.go(square, shown(over))) moving.pick(null)
    },
  })
  const { rising } = moving
  const promote = (kind: Kind | null) => {
    moving.promote(kind)
    // The buttons disappear, so keyboard and gamepad focus returns to the board.
    area.current?.closest('[role="grid"]')?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  const toward = rising ? shown(rising.to) : 0
  const pointer = hint && 'from' in hint ? { from: squareIndex(hint.from), to: squareIndex(hint.to) } : null
  const looked = pointer ? [pointer.from, pointer.to] : (highlighted ?? [])
  const marks = marksOf(state, squares, {
    chosen: moving.chosen,
    targets: moving.targets,
    over: drag.over === null ? null : shown(drag.over),
    planned: moving.planned ? [moving.planned.from, moving.planned.to] : [],
    check: events.some((event) => event.type === 'check') || inCheck(state),
  })
  return (
    <PieceSetContext value={pieceSet}>
      <div className={classes(styles.layout, styles[options.board])}>
        <PieceTones />
        <div className={styles.table}>
          <div className={styles.sides}>
            <Sides state={state} thinking={thinking} first={black ? 'w' : 'b'} spent={spent} />
          </div>
          <div className={styles.frame} data-field dir="ltr">
            <div className={styles.boardArea} {...drag.handlers}>
              <Grid
                label={texts.board.name}
                rows={8}
                cols={8}
                className={styles.board}
                onPress={(row, col) => moving.press(shown(row * 8 + col))}
                cell={(row, col) => {
                  const square = shown(row * 8 + col)
                  const letter = squares[square] ?? null
                  const planned = moving.planned?.from === square || moving.planned?.to === square
                  const target = moving.targets.includes(square)
                  const on = letter ? nameOf(letter) : uiTexts.board.empty
                  const nameIn = target
                    ? texts.board.legal
                    : planned
                      ? texts.board.premove
                      : texts.board.square
                  return {
                    name: uiTexts.board.cell(row + 1, col + 1, nameIn(squareName(square), on)),
                    kind: on,
                    disabled: !target && !moving.mayMove(square) && !(planner && moving.chosen !== null),
                    selected: moving.chosen === square || undefined,
                    className: (row + col) % 2 === 0 ? styles.light : styles.dark,
                    highlighted: looked.includes(square),
                  }
                }}
              >
                <Squares
                  area={area}
                  squares={squares}
                  marks={marks}
                  shown={shown}
                  carried={drag.carried?.square ?? null}
                  fallen={fallenKing(state, squares)}
                  coordinates={options.coordinates !== 'off'}
                  opposite={opposite}
                />
                {pointer && (
                  <Arrows
                    strokes={[{ from: shown(pointer.from), to: shown(pointer.to) }]}
                    rows={8}
                    cols={8}
                    kind="hint"
                  />
                )}
              </Grid>
              {rising && (
                <Promotion
                  color={turnOf(state)}
                  col={toward & 7}
                  top={toward < 32}
                  onPick={promote}
                  onCancel={() => promote(null)}
                />
              )}
            </div>
          </div>
          <div className={styles.list}>
            {title && <p className={styles.opening}>{title}</p>}
            <MoveList state={state} />
          </div>
          <Tools
            state={state}
            active={active}
            offers={offers}
            onOffer={(on) => setOffered(on ? state : null)}
            onFlip={() => setFlips(!flips)}
            onRead={() => onDialog?.(true)}
            play={play}
          />
        </div>
        {dialog && (
          <GameText.Part
            state={state}
            colors={options.board}
            title={title}
            active={active}
            onLoad={open && ((load, rules) => play(rules ? { load, rules } : { load }))}
            onClose={() => onDialog?.(false)}
          />
        )}
      </div>
    </PieceSetContext>
  )
}

/** The notation of the last move shows whether it gives check. */
function inCheck(state: State): boolean {
  return state.end === null && (state.sans.at(-1)?.endsWith('+') ?? false)
}

function fallenKing({ end }: State, squares: readonly (Letter | null)[]): number | null {
  return end?.winner ? squares.indexOf(letterOf(other(end.winner), 'k')) : null
}

interface Shown {
  readonly chosen: number | null
  readonly targets: readonly number[]
  readonly over: number | null
  readonly planned: readonly number[]
  readonly check: boolean
}

function marksOf(state: State, squares: readonly (Letter | null)[], shown: Shown): Mark[] {
  const marks: Mark[] = []
  const last = state.moves.at(-1)
  if (last)
    for (const name of [last.slice(0, 2), last.slice(2, 4)])
      marks.push({ kind: 'last', square: squareIndex(name) })
  if (shown.check) marks.push({ kind: 'check', square: squares.indexOf(letterOf(turnOf(state), 'k')) })
  if (shown.chosen !== null) marks.push({ kind: 'chosen', square: shown.chosen })
  for (const square of shown.targets) {
    const letter = squares[square]
    marks.push({ kind: letter ? 'ring' : 'dot', square })
  }
  if (shown.over !== null && shown.targets.includes(shown.over))
    marks.push({ kind: 'over', square: shown.over })
  for (const square of shown.planned) marks.push({ kind: 'planned', square })
  return marks
}
