/** A chess piece of the chosen set, each kind with a distinct outline. */
import { memo, useContext } from 'react'
import { classes } from '../../../ui/styles/classes'
import { colorOf, kindOf, type Letter } from '../rules/pieces'
import styles from './Piece.module.css'
import { PieceSetContext } from './sets/usePieceSet'

interface Props {
  readonly letter: Letter
  readonly className?: string | undefined
}

/** Requires one `PieceTones` in the page. */
export const Piece = memo(function Piece({ letter, className }: Props) {
  const set = useContext(PieceSetContext)
  const shape = set.kinds[kindOf(letter)]
  const white = colorOf(letter) === 'w'
  const tone = white ? 'url(#chess-white)' : 'url(#chess-black)'
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes(styles.piece, white ? styles.white : styles.black, className)}
    >
      {[...shape.fills, ...(set.foot ? [set.foot] : [])].map((path) => (
        <path key={path} d={path} fill={tone} className={styles.fill} />
      ))}
      {shape.lines && <path d={shape.lines} className={styles.line} />}
      {shape.sign && <path d={shape.sign} className={styles.sign} />}
      {shape.eye && <circle cx={shape.eye[0]} cy={shape.eye[1]} r="3.6" className={styles.eye} />}
      {shape.shine && <path d={shape.shine} className={styles.shine} />}
      {set.shine && <path d={set.shine} className={styles.shine} />}
    </svg>
  )
})

/** Gradients of both colors, lit from the left. */
export const PieceTones = memo(function PieceTones() {
  return (
    <svg width="0" height="0" className={styles.tones} aria-hidden="true">
      <defs>
        <linearGradient id="chess-white">
          <stop offset="0.6" stopColor="#fbf8f0" />
          <stop offset="0.68" stopColor="#d9cdb2" />
        </linearGradient>
        <linearGradient id="chess-black">
          <stop offset="0.6" stopColor="#434c63" />
          <stop offset="0.68" stopColor="#272d3c" />
        </linearGradient>
      </defs>
    </svg>
  )
})
