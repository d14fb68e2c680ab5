/** Sets up a position of Connect Four. Discs fall, and the text is an order of moves that leads to them. */
import { itemAt } from '../../../engine/core/itemAt'
import type { Editing } from '../../../ui/editor/PositionDialog'
import { type EditedPosition, PositionEditor } from '../../../ui/editor/PositionEditor'
import type { Cells } from '../../../ui/editor/placing'
import { uiTexts } from '../../../ui/texts'
import { COLUMNS, type Disc as DiscNumber, ROWS, type State } from '../rules'
import { write } from '../rules/notation'
import { orderOf } from '../rules/order'
import { dialogTexts as texts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'
import { Disc } from './Disc'
import styles from './Editor.module.css'

interface Props extends Editing {
  readonly state: State
}

const PIECES = {
  red: { name: gameTexts.board.red, content: <Disc disc={1} /> },
  yellow: { name: gameTexts.board.yellow, content: <Disc disc={2} /> },
}

const discOf = (id: string | null): DiscNumber => (id === 'red' ? 1 : id === 'yellow' ? 2 : 0)
const ID_OF = [null, 'red', 'yellow'] as const

const EMPTY: EditedPosition = { cells: Array.from({ length: ROWS * COLUMNS }, () => null), side: 0 }

/** Discs fall to the lowest empty cell of their column. */
function fallen(cells: Cells): Cells {
  const next: (string | null)[] = cells.map(() => null)
  const heights = Array.from({ length: COLUMNS }, () => 0)
  for (let cell = cells.length - 1; cell >= 0; cell--) {
    const column = cell % COLUMNS
    if (cells[cell] === null) continue
    next[(ROWS - 1 - itemAt(heights, column)) * COLUMNS + column] = itemAt(cells, cell)
    heights[column] = itemAt(heights, column) + 1
  }
  return next
}

const columnsOf = ({ cells }: EditedPosition) =>
  orderOf(cells.map(discOf))
    .map((column) => column + 1)
    .join('')

export default function Editor({ state, load, disabled }: Props) {
  return (
    <PositionEditor
      rows={ROWS}
      cols={COLUMNS}
      pieces={PIECES}
      tray={[['red', 'yellow']]}
      from={{ cells: state.cells.map((disc) => ID_OF[disc]), side: 0 }}
      fromText={write(state)}
      keptAs="connect-four"
      start={EMPTY}
      settle={fallen}
      nameOf={(cell, what) => uiTexts.board.cell(Math.floor(cell / COLUMNS) + 1, (cell % COLUMNS) + 1, what)}
      boardClass={styles.board}
      cellClass={() => styles.cell}
      write={columnsOf}
      text={texts.position}
      disabled={disabled}
      load={load}
    />
  )
}
