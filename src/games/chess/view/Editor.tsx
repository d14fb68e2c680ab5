/** Sets up a position of chess, on a board with White at the bottom. */
import type { Remedy } from '../../../ui/dialogs/TextDialog'
import { type EditedPosition, type EditorPiece, PositionEditor } from '../../../ui/editor/PositionEditor'
import { classes } from '../../../ui/styles/classes'
import type { Options } from '../options'
import type { State } from '../rules'
import { readFen, START_FEN } from '../rules/fen'
import { lazyRules } from '../rules/lazyRules'
import { COLOR_NAMES, isFull, KINDS, type Letter, letterOf, nameOf, squareName } from '../rules/pieces'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'
import styles from './Board.module.css'
import { Piece } from './Piece'
import { Names } from './Squares'
import squareStyles from './Squares.module.css'

interface Props {
  readonly state: State
  readonly colors: Options['board']
  readonly active: boolean
  readonly load: (text: string) => void
  readonly remedyOf: (problem: unknown) => Remedy | null
  /** Closes it if it cannot be loaded. */
  readonly onClose: () => void
}

/** The most important first. */
const TRAY = (['w', 'b'] as const).map((color) => KINDS.toReversed().map((kind) => letterOf(color, kind)))

const PIECES: Readonly<Record<string, EditorPiece>> = Object.fromEntries(
  TRAY.flat().map((letter) => [letter, { name: nameOf(letter), content: <Piece letter={letter} /> }]),
)

const SIDES = ['w', 'b'] as const

const setUp = (fen: string) => {
  const { squares, turn } = readFen(fen)
  return { cells: squares, side: SIDES.indexOf(turn) }
}

export default function Editor({ state, colors, active, load, remedyOf }: Props) {
  const write = ({ cells, side }: EditedPosition) =>
    lazyRules.part.fenOf(
      cells as readonly (Letter | null)[],
      side === 1 ? 'b' : 'w',
      state.variant,
      state.fen,
    )
  return (
    <PositionEditor
      rows={8}
      cols={8}
      pieces={PIECES}
      tray={TRAY}
      from={setUp(state.fen)}
      fromText={state.fen}
      keptAs="chess"
      start={setUp(START_FEN[state.variant])}
      sides={SIDES.map((color) => COLOR_NAMES[color])}
      nameOf={(square, what) => gameTexts.board.square(squareName(square), what)}
      boardClass={classes(styles.board, styles[colors])}
      cellClass={(row, col) => ((row + col) % 2 === 0 ? styles.light : styles.dark)}
      write={write}
      assumed={
        isFull(state.variant) ? (position) => texts.assumed(readFen(write(position)).castling) : undefined
      }
      text={{ label: texts.fen, button: texts.copyFen, done: texts.fenCopied }}
      disabled={!active}
      load={load}
      remedyOf={remedyOf}
    >
      <div className={squareStyles.area} aria-hidden="true">
        <Names turned={false} />
      </div>
    </PositionEditor>
  )
}
