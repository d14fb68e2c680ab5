/** Owns what lies on the squares: numbers, marks, the path of hops, and the pieces that move along it. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { classes } from '../../../ui/classes'
import type { Path } from '../rules'
import type { Position } from '../rules/moves'
import { SIZE, SQUARES } from '../rules/squares'
import { Piece } from './Piece'
import styles from './Squares.module.css'

export interface Mark {
  readonly square: number
  readonly kind: 'chosen' | 'target' | 'landing' | 'over' | 'must' | 'hint' | 'last'
}

interface Props {
  readonly area: RefObject<HTMLDivElement | null>
  readonly position: Position
  /** Pieces that left the board with the last move. */
  readonly taken: { readonly pieces: Position; readonly bits: number } | null
  /** Pieces that will be taken by what is begun. */
  readonly doomed: number
  readonly marks: readonly Mark[]
  /** Lines over the board: the last move, what is begun, the hint. */
  readonly lines: readonly { readonly kind: 'last' | 'begun' | 'hint'; readonly path: Path }[]
  /** The path that the piece on its last square has just come along; null to show it at rest. */
  readonly came: Path | null
  readonly turn: number
  /** Square 0..31 to the cell where it is shown. */
  readonly shown: (square: number) => number
  readonly carried: number | null
  /** Pieces and numbers stand on their heads. */
  readonly opposite: boolean
}

/** One hop or step, ms. */
const HOP_MS = 190

function at(cell: number): React.CSSProperties {
  return { '--row': Math.floor(cell / SIZE), '--col': cell % SIZE } as React.CSSProperties
}

export function Squares(props: Props) {
  const { area, position, taken, doomed, marks, lines, came, turn, shown, carried, opposite } = props
  const mover = useRef<HTMLDivElement>(null)
  const moverSquare = came?.at(-1) ?? -1

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a turn, with what is shown then
  useLayoutEffect(() => {
    const element = mover.current
    if (!element || !came) return
    const end = shown(came.at(-1) as number)
    const frames = came.map((square) => {
      const cell = shown(square)
      const cols = (cell % SIZE) - (end % SIZE)
      const rows = Math.floor(cell / SIZE) - Math.floor(end / SIZE)
      const far = (n: number) => `calc(${n} * var(--cell) * var(--travel))`
      return { transform: `translate(${far(cols)}, ${far(rows)})` }
    })
    element.animate(frames, { duration: HOP_MS * (came.length - 1), easing: 'ease-in-out' })
  }, [turn])

  const piece = (square: number, pieces: Position, more?: string) => {
    const bit = 1 << square
    const side = pieces.red & bit ? 0 : 1
    return (
      <div
        key={`${more ?? ''}${square}`}
        ref={square === moverSquare && !more ? mover : undefined}
        className={classes(
          styles.piece,
          more,
          square === carried && styles.carried,
          (doomed & bit) !== 0 && styles.doomed,
        )}
        style={at(shown(square))}
      >
        <Piece side={side} king={(pieces.kings & bit) !== 0} />
      </div>
    )
  }
  const all = Array.from({ length: SQUARES }, (_, square) => square)
  const middle = (square: number) => {
    const cell = shown(square)
    return `${(cell % SIZE) + 0.5} ${Math.floor(cell / SIZE) + 0.5}`
  }
  return (
    <div ref={area} className={styles.area} data-opposite={opposite || undefined} aria-hidden="true">
      {all.map((square) => (
        <span key={square} className={classes(styles.number, 'tabular')} style={at(shown(square))}>
          {square + 1}
        </span>
      ))}
      {marks.map(({ kind, square }) => (
        <div
          key={`${kind}${square}`}
          className={classes(styles.mark, styles[kind])}
          style={at(shown(square))}
        />
      ))}
      {taken &&
        all
          .filter((square) => taken.bits & (1 << square))
          .map((square) => piece(square, taken.pieces, styles.gone))}
      {all
        .filter((square) => (position.red | position.white) & (1 << square))
        .map((square) => piece(square, position))}
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={styles.lines} aria-hidden="true">
        {lines
          .filter(({ path }) => path.length > 1)
          .map(({ kind, path }) => (
            <path
              key={kind + path.join()}
              className={styles[`line-${kind}`]}
              d={`M${path.map(middle).join('L')}`}
            />
          ))}
        {lines.flatMap(({ kind, path }) =>
          kind === 'last'
            ? []
            : path.slice(1).map((square) => {
                const cell = shown(square)
                return (
                  <circle
                    key={`${kind}${path.join()}-${square}`}
                    className={styles[`dot-${kind}`]}
                    cx={(cell % SIZE) + 0.5}
                    cy={Math.floor(cell / SIZE) + 0.5}
                    r="0.1"
                  />
                )
              }),
        )}
      </svg>
    </div>
  )
}
