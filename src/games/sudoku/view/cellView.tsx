/** Describes and draws one cell of the grid: its digit or notes, and its highlights. */
import { itemAt } from '../../../engine/core/itemAt'
import type { BoardCell } from '../../../ui/board/Board'
import { classes } from '../../../ui/styles/classes'
import { uiTexts } from '../../../ui/texts'
import type { State } from '../rules'
import type { Cage } from '../rules/cages'
import { bitOf, digitsOf, SIZE } from '../rules/grid'
import { layerOf } from '../rules/marks'
import { cageOf, diagonalsOf, type Shape as Houses, sees } from '../rules/shape'
import { colorNames } from '../texts/colors'
import { texts as gameTexts } from '../texts/game'
import styles from './Board.module.css'
import caged from './Cages.module.css'
import { colorClass, Shape } from './Shape'

interface Marks {
  readonly shape: Houses
  /** The game is paused: nothing can be read. */
  readonly hidden: boolean
  /** The selected cell if it is the only one, or -1. */
  readonly chosen: number
  readonly selected: ReadonlySet<number>
  /** The digit that is held or that is in the selected cell; 0 for none. */
  readonly shown: number
  readonly conflicts: ReadonlySet<number>
  /** Identifies the flash of a house that was just completed; 0 for none. */
  readonly flash: number
  /** The cell that Hint names, or -1. */
  readonly hint: number
  /** Cells that Hint highlights before it names one. */
  readonly looked: ReadonlySet<number>
  readonly solved: boolean
}

const texts = gameTexts.grid

/** Constant per cell and precomputed, since every move renders all cells. */
const CELL_NAMES = Array.from({ length: 81 }, (_, cell) =>
  uiTexts.board.position(Math.floor(cell / 9) + 1, (cell % 9) + 1),
)
const LINES = new Map<number, string>()

function linesOf(cell: number, crossed: boolean, isCaged: boolean): string {
  const key = cell * 4 + (crossed ? 2 : 0) + (isCaged ? 1 : 0)
  const known = LINES.get(key)
  if (known !== undefined) return known
  const row = Math.floor(cell / 9)
  const col = cell % 9
  const lines = classes(
    styles.cell,
    (col === 2 || col === 5) && styles.right,
    (row === 2 || row === 5) && styles.below,
    crossed && row === col && styles.falling,
    crossed && row + col === 8 && styles.rising,
    isCaged && caged.cell,
  )
  LINES.set(key, lines)
  return lines
}

export function cellView(cell: number, state: State, marks: Marks): BoardCell {
  const row = Math.floor(cell / 9)
  const col = cell % 9
  const cage = cageOf(marks.shape, cell)
  const diagonals = diagonalsOf(marks.shape, cell)
  const name = itemAt(CELL_NAMES, cell)
  const lines = linesOf(cell, diagonals > 0, cage !== undefined)
  const given = state.givens[cell] !== 0
  if (marks.hidden)
    return {
      name: uiTexts.board.cell(row + 1, col + 1, texts.hidden),
      className: classes(lines, given && styles.given),
      disabled: true,
    }
  const digit = itemAt(state.digits, cell)
  const notes = digit === 0 ? itemAt(state.notes, cell) : 0
  const centers = digit === 0 ? itemAt(layerOf(state, 'center'), cell) : 0
  const color = itemAt(layerOf(state, 'color'), cell)
  const mistaken = state.wrong.includes(cell)
  const wrong = marks.conflicts.has(cell)
  const chosen = marks.selected.has(cell)
  const inside =
    digit > 0 ? (
      <span
        key={marks.flash}
        className={classes(styles.digit, marks.flash > 0 && styles.flash, marks.solved && styles.cheer)}
        style={{ '--wave': row + col } as React.CSSProperties}
      >
        {digit}
      </span>
    ) : notes + centers > 0 ? (
      state.centers || state.colors ? (
        <Edged corners={notes} centers={centers} shown={marks.shown} caged={cage !== undefined} />
      ) : (
        <Notes bits={notes} shown={marks.shown} />
      )
    ) : undefined
  const said = words(digit, notes, centers)
  return {
    name: [
      name,
      ...said,
      given && texts.given,
      mistaken ? texts.mistake : wrong && texts.conflict,
      color > 0 && itemAt(colorNames, color - 1),
      ['', texts.diagonal, texts.diagonals][diagonals],
      cage && cageWords(cage),
    ]
      .filter(Boolean)
      .join(', '),
    kind: said[0],
    selected: chosen || undefined,
    highlighted: cell === marks.hint || marks.looked.has(cell),
    className: classes(
      lines,
      given && styles.given,
      marks.chosen >= 0 && sees(marks.shape, cell, marks.chosen) && styles.peer,
      color > 0 && classes(styles.tinted, colorClass(color)),
      digit > 0 && digit === marks.shown && styles.same,
      chosen && styles.chosen,
      wrong && styles.wrong,
    ),
    content:
      cage || color > 0 ? (
        <>
          {color > 0 && <Shape color={color} className={styles.shape} />}
          {cage?.cells[0] === cell && <span className={caged.sum}>{cage.sum}</span>}
          {cage && inside ? (
            <span className={digit === 0 ? caged.room : caged.number}>{inside}</span>
          ) : (
            inside
          )}
        </>
      ) : (
        inside
      ),
  }
}

/** 'cage of 12 from row 3 column 4 in 3 cells'. It includes the place, because sums repeat. */
function cageWords({ sum, cells }: Cage): string {
  const first = itemAt(cells, 0)
  return texts.cage(sum, Math.floor(first / 9) + 1, (first % 9) + 1, cells.length)
}

function words(digit: number, notes: number, centers: number): string[] {
  if (digit > 0) return [String(digit)]
  const list = (bits: number) => digitsOf(bits).join(' ')
  const said = [
    ...(notes > 0 ? [texts.notes(list(notes))] : []),
    ...(centers > 0 ? [texts.centers(list(centers))] : []),
  ]
  return said.length > 0 ? said : [uiTexts.board.empty]
}

/** Notes of all digits in fixed places, while a game has no other marks. */
function Notes({ bits, shown }: { readonly bits: number; readonly shown: number }) {
  return (
    <span className={styles.notes}>
      {digitsOf(511).map((digit) => (
        <span key={digit} className={digit === shown ? styles.sameNote : undefined}>
          {bits & bitOf(digit) ? digit : ''}
        </span>
      ))}
    </span>
  )
}

interface EdgedProps {
  readonly corners: number
  readonly centers: number
  readonly shown: number
  /** A cage leaves room for three lines only. */
  readonly caged: boolean
}

/** Corner notes along the upper and lower edge, and center notes between them. */
function Edged({ corners, centers, shown, caged }: EdgedProps) {
  const all = digitsOf(corners)
  const upper = all.length > 2 ? Math.ceil(all.length / 2) : all.length
  return (
    <span
      className={classes(styles.edged, caged && styles.tight)}
      style={{ '--count': SIZE[centers] } as React.CSSProperties}
    >
      {[all.slice(0, upper), digitsOf(centers), all.slice(upper)].map((digits, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
        <span key={line} className={line === 1 ? styles.middle : styles.edge}>
          {digits.map((digit) => (
            <span key={digit} className={digit === shown ? styles.sameNote : undefined}>
              {digit}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
