/** Owns what lies on the squares: marks of the last move, targets, check and hint, and the pieces that slide over them. */
import { type Ref, useRef } from 'react'
import { classes } from '../../../ui/classes'
import type { Letter } from '../rules/pieces'
import { follow, type Placed } from './follow'
import { Piece } from './Piece'
import styles from './Squares.module.css'

export interface Mark {
  readonly square: number
  readonly kind: 'last' | 'chosen' | 'over' | 'dot' | 'ring' | 'check' | 'hint' | 'planned'
}

interface Props {
  /** The squares' area: its box is the board's. */
  readonly area: Ref<HTMLDivElement>
  readonly squares: readonly (Letter | null)[]
  readonly marks: readonly Mark[]
  /** Square 0..63 to the cell where it is shown. */
  readonly shown: (square: number) => number
  /** The square whose piece is in the hand. */
  readonly carried: number | null
  /** The square of a king that lost. */
  readonly fallen: number | null
  /** Letters and numbers along the edges. */
  readonly coordinates: boolean
  /** Pieces and names stand on their heads. */
  readonly opposite: boolean
}

const FILES = 'abcdefgh'

function at(cell: number): React.CSSProperties {
  return { '--row': cell >> 3, '--col': cell & 7 } as React.CSSProperties
}

/** The same pieces from position to position. */
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
      {Array.from({ length: coordinates ? 8 : 0 }, (_, line) => (
        <div key={FILES[line]}>
          <span
            className={classes(styles.name, styles.file)}
            style={at(56 + line)}
            data-dark={line % 2 === 0 || undefined}
          >
            {FILES[shown(56 + line) & 7]}
          </span>
          <span
            className={classes(styles.name, styles.rank)}
            style={at(line * 8)}
            data-dark={line % 2 === 1 || undefined}
          >
            {8 - (shown(line * 8) >> 3)}
          </span>
        </div>
      ))}
      {placed.map((piece) => (
        <div
          key={piece.id}
          className={classes(
            styles.piece,
            piece.gone && styles.gone,
            !piece.gone && piece.square === carried && styles.carried,
            !piece.gone && piece.square === fallen && styles.fallen,
          )}
          style={at(shown(piece.square))}
          data-square={piece.square}
        >
          <Piece letter={piece.letter} />
        </div>
      ))}
    </div>
  )
}
