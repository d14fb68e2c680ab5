/** The contents of the squares: discs that flip one after another, legal moves, the last move. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import { nameOf, type Side, type Size, type State } from '../rules'
import { Disc } from './Disc'
import styles from './Squares.module.css'
import { useFlips } from './useFlips'

interface Props {
  readonly state: State
  readonly previous: State | null
  readonly undone: State | null
  readonly turn: number
  /** This is a replay, which may be fast: moves do not wait for each other. */
  readonly watched: boolean
  /** Maps a cell to where it is displayed. */
  readonly shown: (cell: number) => number
  /** The board is displayed from the other side. */
  readonly turned: boolean
  /** The names of rows and columns are upside down. */
  readonly opposite: boolean
  readonly legal: ReadonlySet<number>
  /** Discs that the move pointed at would flip. */
  readonly preview: readonly number[]
}

/** In which half of the rows, and of the columns. */
const DOTS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const

const sideOf = (disc: string | undefined): Side | null => (disc === 'X' ? 0 : disc === 'O' ? 1 : null)

export function Squares(props: Props) {
  const { state, previous, undone, turn, watched, shown, turned, opposite, legal, preview } = props
  const { size, cells } = state
  const forward = previous !== null && previous.size === size && previous.moves.length < state.moves.length
  const before = forward ? previous.cells : undone?.size === size ? undone.cells : null
  const last = state.moves.at(-1)
  const center = forward ? last : undone?.moves.at(-1)
  const { wait, discs } = useFlips(turn, { size, cells, before, center, waits: forward && !watched })

  const at = (cell: number, delay = 0) =>
    ({
      '--row': Math.floor(shown(cell) / size),
      '--col': shown(cell) % size,
      '--delay': `${delay}ms`,
    }) as React.CSSProperties
  const disc = (cell: number) => {
    const side = sideOf(cells[cell])
    const had = before ? sideOf(before[cell]) : null
    const gone = side === null && had !== null
    if (side === null && !gone) return null
    const flip = discs.get(cell)
    return (
      <div
        key={gone ? `${cell}/${turn}` : flip ? `${cell}/${flip.turn}` : cell}
        className={classes(
          styles.place,
          flip && styles.flips,
          gone && styles.gone,
          forward && cell === last && styles.new,
          preview.includes(cell) && styles.preview,
        )}
        style={at(cell, flip?.delay ?? (cell === last ? wait : 0))}
      >
        <Disc side={side ?? had ?? 0} />
      </div>
    )
  }
  return (
    <div
      className={styles.area}
      style={{ '--size': size } as React.CSSProperties}
      data-opposite={opposite || undefined}
      aria-hidden="true"
    >
      <Names size={size} turned={turned} />
      {DOTS.map(([row, col]) => (
        <span
          key={`dot${row}${col}`}
          className={styles.dot}
          style={{ '--row': row ? size - 2 : 2, '--col': col ? size - 2 : 2 } as React.CSSProperties}
        />
      ))}
      {Array.from({ length: size * size }, (_, cell) => disc(cell))}
      {[...legal].map((cell) => (
        <div key={`legal${cell}`} className={styles.legal} data-side={state.turn} style={at(cell)} />
      ))}
      {last !== undefined && <div key={`last${last}`} className={styles.last} style={at(last, wait)} />}
    </div>
  )
}

/** The letters of the columns and the numbers of the rows, in the squares along two edges. */
export const Names = memo(function Names({
  size,
  turned,
}: {
  readonly size: Size
  readonly turned: boolean
}) {
  const along = Array.from({ length: size }, (_, n) => n)
  const name = (n: number, row: boolean) => {
    const cell = row ? n * size : size * (size - 1) + n
    return nameOf(turned ? size * size - 1 - cell : cell, size)
  }
  return [
    ...along.map((n) => (
      <span
        key={`row${n}`}
        className={classes(styles.name, 'tabular')}
        style={{ '--row': n, '--col': 0 } as React.CSSProperties}
      >
        {name(n, true)[1]}
      </span>
    )),
    ...along.map((n) => (
      <span
        key={`col${n}`}
        className={classes(styles.name, styles.column)}
        style={{ '--row': size - 1, '--col': n } as React.CSSProperties}
      >
        {name(n, false)[0]}
      </span>
    )),
  ]
})
