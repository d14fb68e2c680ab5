/** The contents of the squares: numbers, highlights, capture paths, and the pieces that move along them. */
import { memo, type Ref, type RefObject, useLayoutEffect, useRef } from 'react'
import { classes } from '../../../ui/styles/classes'
import type { Path } from '../rules'
import { isKing, sideOf } from '../rules/pieces'
import { colOf, rowOf, type Side } from '../rules/squares'
import { Piece } from './Piece'
import styles from './Squares.module.css'

export interface Mark {
  readonly square: number
  readonly kind: 'chosen' | 'target' | 'landing' | 'over' | 'must' | 'last'
}

interface Props {
  readonly area: RefObject<HTMLDivElement | null>
  /** Cells per row. */
  readonly size: number
  /** One character per square. */
  readonly position: string
  /** Pieces captured by the last move. */
  readonly taken: { readonly pieces: string; readonly squares: readonly number[] } | null
  /** Pieces that the started move will capture. */
  readonly doomed: readonly number[]
  readonly marks: readonly Mark[]
  /** Lines over the board: the last move, the started move, the hint. */
  readonly lines: readonly { readonly kind: 'last' | 'begun' | 'hint'; readonly path: Path }[]
  /** The path to animate for the piece on its last square; null to show it at rest. */
  readonly came: Path | null
  readonly turn: number
  /** Maps a square to the cell where it is displayed. */
  readonly shown: (square: number) => number
  readonly carried: number | null
  /** Pieces and numbers are rotated by a half turn. */
  readonly opposite: boolean
}

function at(cell: number, size: number): React.CSSProperties {
  return { '--row': Math.floor(cell / size), '--col': cell % size } as React.CSSProperties
}

/** Duration of one hop or step in ms. */
const HOP_MS = 190

export function Squares(props: Props) {
  const { area, size, position, taken, doomed, marks, lines, came, turn, shown, carried, opposite } = props
  const mover = useRef<HTMLDivElement>(null)
  const moverSquare = came?.at(-1) ?? -1

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a turn, with what is shown then
  useLayoutEffect(() => {
    const element = mover.current
    if (!element || !came) return
    const end = shown(came.at(-1) as number)
    const frames = came.map((square) => {
      const cell = shown(square)
      const cols = (cell % size) - (end % size)
      const rows = Math.floor(cell / size) - Math.floor(end / size)
      const far = (n: number) => `calc(${n} * var(--cell) * var(--travel))`
      return { transform: `translate(${far(cols)}, ${far(rows)})` }
    })
    element.animate(frames, { duration: HOP_MS * (came.length - 1), easing: 'ease-in-out' })
  }, [turn])

  const piece = (square: number, pieces: string, more?: string) => {
    return (
      <Standing
        key={`${more ?? ''}${square}`}
        ref={square === moverSquare && !more ? mover : undefined}
        look={classes(
          styles.piece,
          more,
          square === carried && styles.carried,
          doomed.includes(square) && styles.doomed,
        )}
        cell={shown(square)}
        size={size}
        side={sideOf(pieces[square]) ?? 0}
        king={isKing(pieces[square])}
      />
    )
  }
  const all = Array.from({ length: position.length }, (_, square) => square)
  const middle = (square: number) => {
    const cell = shown(square)
    return `${(cell % size) + 0.5} ${Math.floor(cell / size) + 0.5}`
  }
  return (
    <div
      ref={area}
      className={styles.area}
      style={{ '--size': size } as React.CSSProperties}
      data-opposite={opposite || undefined}
      aria-hidden="true"
    >
      <Numbers size={size} position={position} turned={shown(0) !== rowOf(0, size) * size + colOf(0, size)} />
      {marks.map(({ kind, square }) => (
        <div
          key={`${kind}${square}`}
          className={classes(styles.mark, styles[kind])}
          style={at(shown(square), size)}
        />
      ))}
      {taken?.squares.map((square) => piece(square, taken.pieces, styles.gone))}
      {all.filter((square) => sideOf(position[square]) !== null).map((square) => piece(square, position))}
      <svg viewBox={`0 0 ${size} ${size}`} className={styles.lines} aria-hidden="true">
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
                    cx={(cell % size) + 0.5}
                    cy={Math.floor(cell / size) + 0.5}
                    r="0.1"
                  />
                )
              }),
        )}
      </svg>
    </div>
  )
}

interface StandingProps {
  readonly ref: Ref<HTMLDivElement> | undefined
  readonly look: string | undefined
  readonly cell: number
  readonly size: number
  readonly side: Side
  readonly king: boolean
}

/** A piece on its square. Memoized, since a move changes few of them. */
const Standing = memo(function Standing({ ref, look, cell, size, side, king }: StandingProps) {
  return (
    <div ref={ref} className={look} style={at(cell, size)}>
      <Piece side={side} king={king} />
    </div>
  )
})

/** The numbers of empty squares; `turned` rotates the board by a half turn. */
export const Numbers = memo(function Numbers({
  size,
  position,
  turned,
}: {
  readonly size: number
  /** One character per square; '' shows all numbers. */
  readonly position: string
  readonly turned: boolean
}) {
  return Array.from({ length: (size * size) / 2 }, (_, square) => {
    if (sideOf(position[square]) !== null) return null
    const cell = rowOf(square, size) * size + colOf(square, size)
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
        key={square}
        className={classes(styles.number, 'tabular')}
        style={at(turned ? size * size - 1 - cell : cell, size)}
      >
        {square + 1}
      </span>
    )
  })
})
