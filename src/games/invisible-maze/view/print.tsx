/** Invisible Maze on paper: there its walls are visible. */
import type { PrintPart, PrintStart } from '../../../engine/core/game/contract'
import type { Options } from '../options'
import { levelOf, type State } from '../rules'
import { LEVELS, type Level } from '../rules/levels'
import { madeLevel } from '../rules/made'
import { wayToGoal } from '../rules/maze'
import { readPosition, writePosition } from '../rules/notation'
import { texts } from '../texts/game'

/** The smallest cell for a pencil, in mm. */
const MIN_CELL = 4.2
const EDGE = 0.15

function Maze({ level, isSolved = false }: { readonly level: Level; readonly isSolved?: boolean }) {
  const { size, walls, start, end } = level
  const corner = (cell: number) => `${cell % size} ${Math.floor(cell / size)}`
  const middle = (cell: number) => `${(cell % size) + 0.5} ${Math.floor(cell / size) + 0.5}`
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-EDGE} ${-EDGE} ${size + 2 * EDGE} ${size + 2 * EDGE}`}
      fill="none"
      stroke="#000"
    >
      {/* With an outline, so that no gaps show between cells. */}
      <path
        d={walls.flatMap((isWall, cell) => (isWall ? `M${corner(cell)}h1v1h-1z` : [])).join('')}
        fill={isSolved ? '#999' : '#333'}
        stroke={isSolved ? '#999' : '#333'}
        strokeWidth="0.03"
      />
      <path d={`M0 0H${size}V${size}H0z`} strokeWidth="0.15" />
      {isSolved && (
        <path
          d={`M${wayToGoal(level, start).map(middle).join('L')}`}
          strokeWidth="0.16"
          strokeDasharray="0.35 0.2"
        />
      )}
      {/* An arrow at the start, a flag at the goal. */}
      <g transform={`translate(${corner(start)})`}>
        <circle cx="0.5" cy="0.5" r="0.38" fill="#fff" strokeWidth="0.06" />
        <path d="M.3 .5H.7M.55 .34.71 .5.55 .66" strokeWidth="0.07" />
      </g>
      <g transform={`translate(${corner(end)})`}>
        <path d="M.3 .92V.12" strokeWidth="0.08" />
        <path d="M.3 .14 .85 .34 .3 .54z" fill="#000" strokeWidth="0.04" />
      </g>
    </svg>
  )
}

const part: PrintPart<State, Options> = {
  rule: () => texts.print.rule,
  items(state) {
    const level = levelOf(state)
    return [
      {
        key: writePosition(level, level.start, state),
        name: level.name,
        min: { width: level.size * MIN_CELL, height: level.size * MIN_CELL },
        puzzle: <Maze level={level} />,
        solution: () => ({ drawing: <Maze level={level} isSolved /> }),
      },
    ]
  },
  /** The next levels; after the last of the seven comes the first. */
  start(first, index): PrintStart<Options> {
    if (index === 0) return first
    const { options, seed, position } = first
    const read = position === undefined ? null : readPosition(position)
    if (options.mazes === 'made') {
      const level = madeLevel(read?.seed ?? seed, (read?.level ?? 1) + index)
      return { options, seed, position: writePosition(level, level.start, { seed: read?.seed ?? seed }) }
    }
    const before = (read?.level ?? Number(options.level)) - 1
    const level = `${((before + index) % LEVELS.length) + 1}` as const
    return { options: { ...options, mazes: 'one', level }, seed }
  },
}
export default part
