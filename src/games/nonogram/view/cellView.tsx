/** How a cell looks, and what it is called. */
import type { BoardCell } from '../../../ui/board/Board'
import { classes } from '../../../ui/styles/classes'
import { uiTexts } from '../../../ui/texts'
import { heightOf, isWrong, type Move, type State, widthOf } from '../rules'
import { clueText } from '../rules/clues'
import { texts } from '../texts/game'
import styles from './Board.module.css'

interface Look {
  /** The mark as shown. */
  readonly sign: string
  /** What the line being drawn would do to it. */
  readonly preview: Move['mark'] | null
  readonly isLooked: boolean
  readonly isFresh: boolean
  readonly isSolved: boolean
}

const { board } = texts
const NAMES: Readonly<Record<string, string>> = { '#': board.filled, x: board.crossed, '.': board.empty }
const MISTAKES: typeof NAMES = { '#': board.mistakeFilled, x: board.mistakeCrossed }
/** The reveal spreads over this many rings from the top left corner. */
const RINGS = 12

const CROSS = (
  <svg viewBox="0 0 20 20" className={styles.cross} aria-hidden="true">
    <path d="M5 5 15 15M15 5 5 15" />
  </svg>
)

/** A filled cell that is a mistake: color alone would not show it to everyone. */
const MISTAKE = (
  <svg viewBox="0 0 20 20" className={styles.mistake} aria-hidden="true">
    <path d="M10 4v7M10 15.5v.1" />
  </svg>
)

export function cellView(cell: number, state: State, look: Look): BoardCell {
  const { sign, preview, isLooked, isFresh, isSolved } = look
  const [width, height] = [widthOf(state), heightOf(state)]
  const [row, col] = [Math.floor(cell / width), cell % width]
  const wrong = state.checked && isWrong(state, cell)
  const what = (wrong ? MISTAKES[sign] : undefined) ?? NAMES[sign] ?? ''
  const clues = [clueText(state.rows[row] ?? []), clueText(state.cols[col] ?? [])] as const
  const shown = preview === 'fill' ? '#' : preview === 'cross' ? 'x' : preview === 'clear' ? '.' : sign
  const color = isSolved ? state.colors[row]?.[col] : undefined
  return {
    name: uiTexts.board.cell(row + 1, col + 1, board.cell(what, ...clues)),
    kind: NAMES[sign],
    highlighted: isLooked,
    content: isSolved ? undefined : shown === 'x' ? CROSS : wrong && shown === '#' ? MISTAKE : undefined,
    className: classes(
      styles.cell,
      (col + 1) % 5 === 0 && col + 1 < width && styles.right,
      (row + 1) % 5 === 0 && row + 1 < height && styles.below,
      shown === '#' && styles.filled,
      preview && styles.preview,
      isFresh && !isSolved && sign === '#' && styles.fresh,
      wrong && styles.wrong,
      isSolved && styles.revealed,
      color !== undefined && color !== '.' && styles[`color-${color}`],
    ),
    ring: isSolved ? Math.floor(((row + col) / (width + height)) * RINGS) : 0,
  }
}
