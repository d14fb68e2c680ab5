/** Nonogram on paper: the clues around an empty grid, and the picture. */
import type { PrintPart } from '../../../engine/core/game/contract'
import type { Options } from '../options'
import { heightOf, type State, widthOf } from '../rules'
import { lazyRules } from '../rules/lazyRules'
import { write } from '../rules/notation'
import { printTexts } from '../texts/print'

/** The smallest cell for a pencil, in mm. */
const MIN_CELL = 4.2
/** Space of a number beside a row, and above a column, in cells. */
const ACROSS = 0.85
const ABOVE = 0.8
/** Beside the clues and around the grid, in cells. */
const MARGIN = 0.25
const FIFTH = 5

const numbersOf = (clue: readonly number[]) => (clue.length === 0 ? [0] : clue)

function sizeOf({ rows, cols }: State) {
  const longest = (clues: readonly (readonly number[])[]) =>
    Math.max(...clues.map((clue) => numbersOf(clue).length))
  return { before: longest(rows) * ACROSS + MARGIN, above: longest(cols) * ABOVE + MARGIN }
}

/** Lines of a grid: all, or each fifth and the last. */
function linesOf(width: number, height: number, isThick: boolean): string {
  const isDrawn = (i: number, last: number) => !isThick || i % FIFTH === 0 || i === last
  const lines = (last: number) =>
    Array.from({ length: last + 1 }, (_, i) => i).filter((i) => isDrawn(i, last))
  return [
    ...lines(width).map((x) => `M${x} 0V${height}`),
    ...lines(height).map((y) => `M0 ${y}H${width}`),
  ].join('')
}

function Puzzle({ state, isSolved = false }: { readonly state: State; readonly isSolved?: boolean }) {
  const [width, height] = [widthOf(state), heightOf(state)]
  const { before, above } = sizeOf(state)
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-before} ${-above} ${width + before + MARGIN} ${height + above + MARGIN}`}
      fill="none"
      stroke="#000"
    >
      {isSolved && (
        <path
          d={state.solution
            ?.flatMap((bits, row) =>
              Array.from({ length: width }, (_, col) => ((bits >> col) & 1 ? `M${col} ${row}h1v1h-1z` : '')),
            )
            .join('')}
          fill="#222"
          stroke="none"
        />
      )}
      <path d={linesOf(width, height, false)} strokeWidth="0.03" />
      <path d={linesOf(width, height, true)} strokeWidth="0.1" strokeLinecap="square" />
      <g fill="#000" stroke="none" fontSize="0.62" textAnchor="middle">
        {state.rows.map((clue, row) =>
          numbersOf(clue).map((block, i, { length }) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: clues do not move
            <text key={`${row} ${i}`} x={-MARGIN - (length - i - 0.5) * ACROSS} y={row + 0.72}>
              {block}
            </text>
          )),
        )}
        {state.cols.map((clue, col) =>
          numbersOf(clue).map((block, i, { length }) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: clues do not move
            <text key={`${col} ${i}`} x={col + 0.5} y={-MARGIN - (length - i - 1) * ABOVE}>
              {block}
            </text>
          )),
        )}
      </g>
    </svg>
  )
}

const part: PrintPart<State, Options> = {
  rule: () => printTexts.rule,
  items(state) {
    const { before, above } = sizeOf(state)
    return [
      {
        key: write(state),
        name: '',
        min: {
          width: (widthOf(state) + before) * MIN_CELL,
          height: (heightOf(state) + above) * MIN_CELL,
        },
        puzzle: <Puzzle state={state} />,
        solution: () =>
          state.solution && {
            drawing: <Puzzle state={state} isSolved />,
            ...(state.name === null ? {} : { name: lazyRules.part.nameOf(state.name) }),
          },
      },
    ]
  },
}
export default part
