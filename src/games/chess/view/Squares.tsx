/** The contents of the squares: highlights of last move, targets and check, and the sliding pieces. */
import { memo, type Ref, useRef } from 'react'
import { classes } from '../../../ui/styles/classes'
import type { Letter } from '../rules/pieces'
import { follow, type Placed } from './follow'
import { Piece } from './Piece'
import styles from './Squares.module.css'

export interface Mark {
  readonly square: number
  readonly kind: 'last' | 'chosen' | 'over' | 'dot' | 'ring' | 'check' | 'planned'
}

interface Props {
  /** The element that covers exactly the board. */
  readonly area: Ref<HTMLDivElement>
  readonly squares: readonly (Letter | null)[]
  readonly marks: readonly Mark[]
  /** Maps a square 0..63 to the cell where it is displayed. */
  readonly shown: (square: number) => number
  /** The square whose piece is being dragged. */
  readonly carried: number | null
  /** The square of the losing king. */
  readonly fallen: number | null
  /** Whether to show coordinates along the edges. */
  readonly coordinates: boolean
  /** Pieces and names are rotated by a half turn. */
  readonly opposite: boolean
}

const FILES = 'abcdefgh'

function at(cell: number): React.CSSProperties {
  return { '--row': cell >> 3, '--col': cell & 7 } as React.CSSProperties
}

/** Keeps the identity of pieces from position to position. */
function usePlaced(squares: readonly (Letter | null)[]): readonly Placed[] {
  const kept = useRef<{ squares: Props['squares']; placed: readonly Placed[] }>({ squares: [], placed: [] })
  if (kept.current.squares !== squares)
    kept.current = { squares, placed: follow(kept.current.placed, squares) }
  return kept.current.placed
}

export function Squares({ area, squares, marks, shown, carried, fallen, coordinates, opposite }: Props) {
  const placed = usePlaced(squares)
  return (
    <div ref={area} className={styles.area} data-opposite={opposite || undefined} aria-hidden="true">
      {marks.map(({ square, kind }) => (
        <div
          key={`${kind}${square}`}
          className={classes(styles.mark, styles[kind])}
          style={at(shown(square))}
        />
      ))}
      {coordinates && <Names turned={shown(0) !== 0} />}
      {placed.map(({ id, letter, square, gone }) => (
        <Standing
          key={id}
          letter={letter}
          square={square}
          cell={shown(square)}
          gone={gone}
          carried={!gone && square === carried}
          fallen={!gone && square === fallen}
        />
      ))}
    </div>
  )
}

/** The coordinates; `turned` rotates the board by a half turn. */
export const Names = memo(function Names({ turned }: { readonly turned: boolean }) {
  return Array.from({ length: 8 }, (_, line) => (
    <div key={FILES[line]}>
      <span
        className={classes(styles.name, styles.file)}
        style={at(56 + line)}
        data-dark={line % 2 === 0 || undefined}
      >
        {FILES[turned ? 7 - line : line]}
      </span>
      <span
        className={classes(styles.name, styles.rank)}
        style={at(line * 8)}
        data-dark={line % 2 === 1 || undefined}
      >
        {turned ? line + 1 : 8 - line}
      </span>
    </div>
  ))
})

interface StandingProps {
  readonly letter: Letter
  readonly square: number
  /** The cell where it is displayed. */
  readonly cell: number
  readonly gone: boolean
  readonly carried: boolean
  readonly fallen: boolean
}

/** A piece on its square. Memoized, since a move changes few of them. */
const Standing = memo(function Standing({ letter, square, cell, gone, carried, fallen }: StandingProps) {
  return (
    <div
      className={classes(
        styles.piece,
        gone && styles.gone,
        carried && styles.carried,
        fallen && styles.fallen,
      )}
      style={at(cell)}
      data-square={square}
    >
      <Piece letter={letter} />
    </div>
  )
})
