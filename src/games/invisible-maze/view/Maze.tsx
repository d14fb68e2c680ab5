/** Draws a maze: visible and remembered cells, the trail, the solution, start, goal and player. */
import { useMemo } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { classes } from '../../../ui/styles/classes'
import { uiTexts } from '../../../ui/texts'
import { levelOf, type State } from '../rules'
import { CELL } from '../rules/levels'
import { wayToGoal } from '../rules/maze'
import { texts } from '../texts/game'
import styles from './Maze.module.css'
import { Pale } from './Pale'
import { looks } from './sight'

interface Props {
  readonly state: State
  /** The player glides from the previous cell. */
  readonly fresh: boolean
  /** Cells fade in and out: not all at once, because each of hundreds would fire several events. */
  readonly fades: boolean
  /** The opponent's current state in a race. */
  readonly rival: (() => State | null) | undefined
}

export function Maze({ state, fresh, fades, rival }: Props) {
  const level = levelOf(state)
  const { size, start, end } = level
  const shown = looks(state)
  const lanes = useMemo(() => Array.from({ length: size }, (_, i) => i), [size])
  const middle = (cell: number) =>
    `${(cell % size) * CELL + CELL / 2} ${Math.floor(cell / size) * CELL + CELL / 2}`
  const corner = (cell: number) => `translate(${(cell % size) * CELL} ${Math.floor(cell / size) * CELL})`
  const name = (cell: number) => {
    if (cell === state.at) return texts.cells.you
    if (cell === end) return texts.cells.goal
    if (cell === start) return texts.cells.start
    const look = itemAt(shown, cell)
    return texts.cells[look === 'met' ? 'wall' : look]
  }
  return (
    <div
      role="grid"
      dir="ltr"
      data-field
      aria-label={state.own === undefined ? texts.cells.maze(level.id, level.name) : level.name}
      tabIndex={0}
      className={classes(styles.grid, fades && styles.fades)}
    >
      {lanes.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the board takes the focus
        <div key={row} role="row" className={styles.row}>
          {lanes.map((col) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the board takes the focus
            <div
              key={col}
              role="gridcell"
              className={styles.cell}
              data-look={shown[row * size + col]}
              data-row={row + 1}
              data-column={col + 1}
              aria-label={uiTexts.board.cell(row + 1, col + 1, name(row * size + col))}
            />
          ))}
        </div>
      ))}
      <svg viewBox={`0 0 ${size * CELL} ${size * CELL}`} className={styles.over} aria-hidden="true">
        {state.solution && (
          <path className={styles.solution} d={`M${wayToGoal(level, state.at).map(middle).join('L')}`} />
        )}
        <g transform={corner(start)}>
          <rect x="4.5" y="4.5" width="15" height="15" rx="4" className={styles.start} />
          <path d="M9 12h6M12.500 9l3 3-3 3" className={styles.startSign} />
        </g>
        <g transform={corner(end)}>
          <circle cx="12" cy="12" r="10.500" className={styles.glow} />
          <path d="M8.500 20V4.500" className={styles.pole} />
          <path d="M9 5q4.500-2 9 1.500-3.500 1-4 4.500-2.500-1-5-.5z" className={styles.flag} />
        </g>
      </svg>
      {rival && <Pale rival={rival} state={state} />}
      <div
        className={classes(styles.walker, fresh && styles.glides)}
        style={{ '--row': Math.floor(state.at / size), '--col': state.at % size } as React.CSSProperties}
        aria-hidden="true"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="13.200" r="8.500" fill="#a35f00" />
          <circle cx="12" cy="12" r="8.500" fill="#e69f00" />
          <path
            d="M6.200 9.500a6.500 6.500 0 0 1 6-3.700"
            fill="none"
            stroke="#ffd98a"
            strokeWidth="1.800"
            strokeLinecap="round"
          />
          <circle cx="9.300" cy="12" r="1.700" fill="#14161d" />
          <circle cx="14.700" cy="12" r="1.700" fill="#14161d" />
        </svg>
      </div>
    </div>
  )
}
