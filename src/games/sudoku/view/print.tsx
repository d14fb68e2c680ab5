/** Sudoku on paper: the grid with its givens, and its solution. */
import type { PrintPart } from '../../../engine/core/game/contract'
import type { Options } from '../options'
import type { State } from '../rules'
import { solveExactly } from '../rules/exact'
import { write } from '../rules/notation'
import { shapeOf } from '../rules/shape'
import { printTexts } from '../texts/print'
import { outline } from './Cages'

/** The smallest cell for a pencil, in mm. */
const MIN_CELL = 8
/** Around the grid for its thick lines, in cells. */
const EDGE = 0.05

const { rules } = printTexts

const LINES = Array.from({ length: 10 }, (_, i) => `M${i} 0V9M0 ${i}H9`).join('')
const BOXES = [0, 3, 6, 9].map((i) => `M${i} ${-EDGE / 2}V${9 + EDGE / 2}M0 ${i}H9`).join('')

/** @param added digits besides the givens: the solution */
function Grid({ state, added }: { readonly state: State; readonly added?: readonly number[] }) {
  const { givens, cages, kind } = state
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-EDGE} ${-EDGE} ${9 + 2 * EDGE} ${9 + 2 * EDGE}`}
      fill="none"
      stroke="#000"
    >
      {kind === 'x' && <path d="M0 0 9 9M9 0 0 9" stroke="#aaa" strokeWidth="0.05" />}
      <path d={LINES} strokeWidth="0.02" />
      <path d={BOXES} strokeWidth="0.07" />
      {cages.length > 0 && (
        <path d={cages.map(outline).join('')} strokeWidth="0.022" strokeDasharray="0.075 0.055" />
      )}
      <g fill="#000" stroke="none" textAnchor="middle">
        {cages.map(({ cells: [first = 0], sum }) => (
          <text
            key={first}
            x={(first % 9) + 0.05}
            y={Math.floor(first / 9) + 0.27}
            fontSize="0.24"
            textAnchor="start"
          >
            {sum}
          </text>
        ))}
        {givens.map((given, cell) => {
          const digit = given || added?.[cell]
          if (!digit) return null
          return (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: cells do not move
              key={cell}
              x={(cell % 9) + 0.5}
              y={Math.floor(cell / 9) + 0.72}
              fontSize="0.62"
              fontWeight={given ? 700 : 400}
            >
              {digit}
            </text>
          )
        })}
      </g>
    </svg>
  )
}

const part: PrintPart<State, Options> = {
  // Practice deals classic grids, whatever kind was chosen before.
  rule: ({ kind, practice = 'off' }) =>
    (practice === 'off' ? rules[kind as keyof typeof rules] : undefined) ?? rules.classic,
  items: (state) => [
    {
      key: write(state),
      name: '',
      min: { width: 9 * MIN_CELL, height: 9 * MIN_CELL },
      puzzle: <Grid state={state} />,
      solution() {
        const { solution, count, whole } = solveExactly(state.givens, 2, shapeOf(state))
        if (!solution) return null
        const drawing = <Grid state={state} added={solution} />
        return count === 1 && whole ? { drawing } : { drawing, name: printTexts.oneOfSeveral }
      },
    },
  ],
}
export default part
