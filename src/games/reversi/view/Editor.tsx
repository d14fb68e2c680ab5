/** Sets up a position of Reversi. */
import { completeOptions } from '../../../engine/core/game/option'
import type { Editing } from '../../../ui/editor/PositionDialog'
import { PositionEditor } from '../../../ui/editor/PositionEditor'
import { options } from '../options'
import { NAMES, nameOf, rules, type State } from '../rules'
import { write } from '../rules/notation'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'
import styles from './Board.module.css'
import { Face } from './Disc'
import { Names } from './Squares'
import squareStyles from './Squares.module.css'

interface Props extends Editing {
  readonly state: State
}

const PIECES = {
  X: { name: gameTexts.board.black, content: <Face side={0} /> },
  O: { name: gameTexts.board.white, content: <Face side={1} /> },
}

const setUp = ({ cells, turn }: Pick<State, 'cells' | 'turn'>) => ({
  cells: [...cells].map((character) => (character === '-' ? null : character)),
  side: turn,
})

export default function Editor({ state, load, disabled }: Props) {
  const { size } = state
  return (
    <PositionEditor
      rows={size}
      cols={size}
      pieces={PIECES}
      tray={[['X', 'O']]}
      from={setUp(state)}
      keptAs={`reversi-${size}`}
      start={setUp(rules.start(completeOptions(options, { size: `${size}` }), 0))}
      sides={NAMES}
      nameOf={(cell, what) => gameTexts.board.square(nameOf(cell, size), what)}
      boardClass={styles.board}
      cellClass={() => styles.cell}
      rim={0.14}
      write={({ cells, side }) =>
        write({ cells: cells.map((disc) => disc ?? '-').join(''), turn: side === 1 ? 1 : 0 })
      }
      text={texts.position}
      disabled={disabled}
      load={load}
    >
      <div className={squareStyles.area} style={{ '--size': size } as React.CSSProperties} aria-hidden="true">
        <Names size={size} turned={false} />
      </div>
    </PositionEditor>
  )
}
