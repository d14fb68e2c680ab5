/** Draws a maze: a dark room with what is seen or remembered of it, the trail, the solution, start, goal and player. */
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
import { DOOR, FLAG } from './Signs'
import { looks } from './sight'

interface Props {
  readonly state: State
  /** The player glides from the previous cell. */
  readonly fresh: boolean
  /** Cells fade in and out: not all at once, because each of hundreds would fire several events. */
  readonly fades: boolean
  /** The wall that the last move ran into; -1 for none. */
  readonly found: number
  /** The opponent's current state in a race. */
  readonly rival: (() => State | null) | undefined
}

/** How far the light of the lantern reaches beyond the cells that the player sees, in cells. */
const DIM = 0.75

/** The trail as a path: a line between all visited cells side by side, and a dot for one alone. */
function trailOf(visited: readonly number[], size: number, middle: (cell: number) => string): string {
  const walked = new Set(visited)
  return visited
    .map((cell) => {
      const right = (cell + 1) % size !== 0 && walked.has(cell + 1)
      const below = walked.has(cell + size)
      return `M${middle(cell)}h0${right ? `h${CELL}` : ''}${below ? `M${middle(cell)}v${CELL}` : ''}`
    })
    .join('')
}

export function Maze({ state, fresh, fades, found, rival }: Props) {
  const level = levelOf(state)
  const { size, start, end, viewRadius } = level
  const shown = looks(state)
  const lanes = useMemo(() => Array.from({ length: size }, (_, i) => i), [size])
  const middle = (cell: number) =>
    `${(cell % size) * CELL + CELL / 2} ${Math.floor(cell / size) * CELL + CELL / 2}`
  const corner = (cell: number) => `translate(${(cell % size) * CELL} ${Math.floor(cell / size) * CELL})`
  const place = (cell: number) =>
    ({ '--row': Math.floor(cell / size), '--col': cell % size }) as React.CSSProperties
  const trail = trailOf(state.visited, size, middle)
  const way = state.solution ? `M${wayToGoal(level, state.at).map(middle).join('L')}` : null
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
              className={classes(styles.cell, row * size + col === found && styles.found)}
              data-look={shown[row * size + col]}
              data-row={row + 1}
              data-column={col + 1}
              aria-label={uiTexts.board.cell(row + 1, col + 1, name(row * size + col))}
            />
          ))}
        </div>
      ))}
      <div className={styles.light} aria-hidden="true">
        <div className={styles.beacon} style={place(end)} />
        <div
          className={classes(styles.lamp, fresh && styles.glides)}
          style={{ ...place(state.at), '--reach': viewRadius + DIM } as React.CSSProperties}
        />
      </div>
      <svg viewBox={`0 0 ${size * CELL} ${size * CELL}`} className={styles.over} aria-hidden="true">
        <path className={styles.glow} d={trail} />
        <path className={styles.trail} d={trail} />
        {way && (
          <>
            <path className={styles.solutionEdge} d={way} />
            <path className={styles.solution} d={way} />
          </>
        )}
        <g transform={corner(start)}>{DOOR}</g>
        <g transform={corner(end)}>{FLAG}</g>
      </svg>
      {rival && <Pale rival={rival} state={state} />}
      <div
        className={classes(styles.walker, fresh && styles.glides)}
        style={place(state.at)}
        aria-hidden="true"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="11.500" cy="13" r="8.800" fill="#3a2200" />
          <circle cx="11.500" cy="13.200" r="8" fill="#a35f00" />
          <circle cx="11.500" cy="12" r="8" fill="#f0a71b" />
          <path
            d="M6 9.600a6.200 6.200 0 0 1 5.700-3.600"
            fill="none"
            stroke="#ffe3a3"
            strokeWidth="1.800"
            strokeLinecap="round"
          />
          <circle cx="8.800" cy="12" r="1.700" fill="#14161d" />
          <circle cx="14" cy="12" r="1.700" fill="#14161d" />
          {/* The lantern. */}
          <path d="M17.800 13.500q2-3 4 0" fill="none" stroke="#3a2200" strokeWidth="1" />
          <rect x="16.600" y="13.300" width="6.400" height="8" rx="1.600" fill="#3a2200" />
          <rect x="17.800" y="15" width="4" height="4.600" rx="1" fill="#fff6d6" />
        </svg>
      </div>
    </div>
  )
}
