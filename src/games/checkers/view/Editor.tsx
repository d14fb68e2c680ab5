/** Sets up a position of Checkers, on the board of the current rules, with White at the bottom. */
import type { Editing } from '../../../ui/editor/PositionDialog'
import { PositionEditor } from '../../../ui/editor/PositionEditor'
import { classes } from '../../../ui/styles/classes'
import { uiTexts } from '../../../ui/texts'
import type { Options } from '../options'
import { NAMES, rules, type State } from '../rules'
import { writePieces } from '../rules/notation'
import { piecesOn, sizeOf } from '../rules/pieces'
import { colOf, rowOf, squareAt } from '../rules/squares'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'
import styles from './Board.module.css'
import { Piece } from './Piece'
import { Numbers } from './Squares'
import squareStyles from './Squares.module.css'

interface Props extends Editing {
  readonly state: State
  readonly options: Options
}

const PIECES = {
  r: { name: gameTexts.board.redMan, content: <Piece side={0} king={false} /> },
  R: { name: gameTexts.board.redKing, content: <Piece side={0} king /> },
  w: { name: gameTexts.board.whiteMan, content: <Piece side={1} king={false} /> },
  W: { name: gameTexts.board.whiteKing, content: <Piece side={1} king /> },
}

function setUp(state: State) {
  const [size, pieces] = [sizeOf(state), piecesOn(state)]
  return {
    cells: Array.from({ length: size * size }, (_, cell) => {
      const piece = pieces[squareAt(Math.floor(cell / size), cell % size, size)]
      return piece === undefined || piece === '.' ? null : piece
    }),
    side: state.turn,
  }
}

export default function Editor({ state, options, load, disabled }: Props) {
  const size = sizeOf(state)
  const squareOf = (cell: number) => squareAt(Math.floor(cell / size), cell % size, size)
  const piecesTextOf = (cells: readonly (string | null)[]) =>
    Array.from(
      { length: (size * size) / 2 },
      (_, square) => cells[rowOf(square, size) * size + colOf(square, size)] ?? '.',
    ).join('')
  return (
    <PositionEditor
      rows={size}
      cols={size}
      pieces={PIECES}
      tray={[['r', 'R', 'w', 'W']]}
      from={setUp(state)}
      fromText={`${writePieces(piecesOn(state), state.turn)}${state.quiet > 0 ? `:H${state.quiet}` : ''}`}
      keptAs={`checkers-${size}`}
      start={setUp(rules.start(options, 0))}
      sides={NAMES}
      isOpen={(cell) => squareOf(cell) >= 0}
      nameOf={(cell, what) => {
        const where = uiTexts.board.position(Math.floor(cell / size) + 1, (cell % size) + 1)
        const square = squareOf(cell)
        return square < 0 ? gameTexts.board.light(where) : gameTexts.board.square(where, square + 1, what)
      }}
      boardClass={classes(styles.board, styles[options.board])}
      cellClass={(row, col) => (squareAt(row, col, size) < 0 ? styles.light : styles.dark)}
      rim={0.16}
      write={({ cells, side }) => writePieces(piecesTextOf(cells), side === 0 ? 0 : 1)}
      text={texts.position}
      disabled={disabled}
      load={load}
    >
      <div className={squareStyles.area} style={{ '--size': size } as React.CSSProperties} aria-hidden="true">
        <Numbers size={size} position="" turned={false} />
      </div>
    </PositionEditor>
  )
}
