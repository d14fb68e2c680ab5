/** The board of Reversi: the squares, the players' bar, the tools and the list of moves. */
import Flip from 'lucide-react/icons/arrow-up-down'
import Text from 'lucide-react/icons/file-text'
import { useEffect, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Board as Grid } from '../../../ui/board/Board'
import { useOrientation } from '../../../ui/board/useOrientation'
import { IconButton } from '../../../ui/controls/Button'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { whenIdle } from '../../../ui/loading/whenIdle'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import type { Options } from '../options'
import { type Event, flipsOf, type Move, movesOf, nameOf, type State } from '../rules'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { MoveList } from './MoveList'
import { Sides } from './Sides'
import { Squares } from './Squares'

const GameText = lazyComponent(() => import('./GameText'), { name: texts.board.gameText })

const CONTENTS: Readonly<Record<string, string>> = {
  X: texts.board.black,
  O: texts.board.white,
  '-': texts.board.empty,
}

export function Board(props: BoardProps<State, Move, Event, Options>) {
  const {
    state,
    previous,
    undone,
    turn,
    play,
    open,
    active,
    thinking,
    hint,
    highlighted,
    options,
    dialog,
    onDialog,
  } = props
  const [flips, setFlips] = useState(false)
  const [pointed, setPointed] = useState<number | null>(null)
  useEffect(() => whenIdle(GameText.load), [])
  const { size, cells } = state
  // The only person is at the bottom; otherwise Black, which begins.
  const bottom = state.you ?? 0
  const { flipped, opposite } = useOrientation(
    options,
    state.turn === bottom ? 0 : 1,
    state.you === null,
    props.seat,
  )
  const turned = ((bottom === 1) !== flipped) !== flips
  /** Converts a cell to where it is displayed and back: a half turn is its own inverse. */
  const shown = (cell: number) => (turned ? size * size - 1 - cell : cell)
  const legal = new Set(active ? movesOf(state) : [])
  const marked = options.moves === 'shown'
  const cellAt = (row: number, col: number) => shown(row * size + col)

  return (
    <div className={layout.headed}>
      <div className={classes(layout.head, styles.head)}>
        <Sides state={state} thinking={thinking} />
        <div className={classes(layout.tools, styles.tools)}>
          <IconButton
            label={texts.board.flip}
            word={uiTexts.tools.flip}
            icon={<Flip size={20} aria-hidden="true" />}
            onClick={() => setFlips(!flips)}
          />
          <IconButton
            label={texts.board.gameText}
            word={uiTexts.tools.position}
            icon={<Text size={20} aria-hidden="true" />}
            onClick={() => onDialog?.(true)}
          />
        </div>
        <MoveList state={state} />
      </div>
      <div className={styles.boardArea}>
        <Grid
          label={texts.board.name}
          rows={size}
          cols={size}
          disabled={!active}
          className={styles.board}
          rim={0.14}
          onPress={(row, col) => play(cellAt(row, col))}
          onPoint={(at) => setPointed(at && cellAt(at.row, at.col))}
          cell={(row, col) => {
            const cell = cellAt(row, col)
            const can = legal.has(cell)
            const what = CONTENTS[cells[cell] ?? '-'] as string
            const nameIn =
              cell === state.moves.at(-1)
                ? texts.board.last
                : can && marked
                  ? texts.board.legal
                  : texts.board.square
            return {
              name: uiTexts.board.cell(row + 1, col + 1, nameIn(nameOf(cell, size), what)),
              kind: what,
              // Hidden moves must not be found by the look of their squares.
              disabled: marked ? !can : cells[cell] !== '-',
              className: styles.cell,
              highlighted: hint === cell || highlighted?.includes(cell),
              value: props.values?.find(({ move }) => move === cell),
            }
          }}
        >
          <Squares
            state={state}
            previous={previous}
            undone={undone ?? null}
            turn={turn}
            watched={props.watched ?? false}
            shown={shown}
            turned={turned}
            opposite={opposite}
            legal={marked ? legal : new Set()}
            preview={
              marked && pointed !== null && legal.has(pointed) ? flipsOf(state, pointed, state.turn) : []
            }
          />
        </Grid>
      </div>
      {dialog && (
        <GameText.Part
          state={state}
          active={active}
          onOpen={props.seat == null ? open : undefined}
          onClose={() => onDialog?.(false)}
        />
      )}
    </div>
  )
}
