/** Drawings of the hands: gloves that show rock, paper, scissors, lizard or Spock, pointing right. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import type { Hand } from '../rules/hands'
import styles from './Glove.module.css'

/** A finger: start, length, rotation in degrees, thickness. */
interface Finger {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly turn?: number
}

/** From the thumb's side down. Drawn before or behind the palm. */
const FINGERS: Readonly<Record<Hand, readonly Finger[]>> = {
  rock: [
    { x: 66, y: 33, length: 26 },
    { x: 68, y: 47, length: 27 },
    { x: 68, y: 61, length: 26 },
    { x: 66, y: 74, length: 23 },
  ],
  paper: [
    { x: 62, y: 32, length: 46, turn: -7 },
    { x: 64, y: 46, length: 52, turn: -1 },
    { x: 64, y: 60, length: 49, turn: 4 },
    { x: 62, y: 73, length: 40, turn: 9 },
  ],
  scissors: [
    { x: 62, y: 35, length: 52, turn: -15 },
    { x: 64, y: 48, length: 54, turn: 9 },
    { x: 66, y: 62, length: 24 },
    { x: 64, y: 75, length: 22 },
  ],
  // A mouth with fingers above and a thumb below.
  lizard: [
    { x: 62, y: 38, length: 40, turn: 10 },
    { x: 62, y: 46, length: 46, turn: 4 },
    { x: 60, y: 54, length: 44, turn: -2 },
    { x: 58, y: 72, length: 34, turn: -8 },
  ],
  // Two and two, with a gap between.
  spock: [
    { x: 62, y: 32, length: 48, turn: -15 },
    { x: 64, y: 45, length: 52, turn: -12 },
    { x: 64, y: 61, length: 50, turn: 12 },
    { x: 62, y: 73, length: 42, turn: 15 },
  ],
}

/** The thumb: across a closed hand, up from an open one. */
const THUMBS: Readonly<Record<Hand, string>> = {
  rock: 'M40 40Q52 34 66 42',
  paper: 'M40 38Q48 24 54 13',
  scissors: 'M42 56Q54 50 66 60',
  lizard: 'M40 70Q54 84 88 78',
  spock: 'M40 38Q46 22 50 10',
}

interface Props {
  readonly hand: Hand
  readonly side: 'you' | 'computer'
  /** With the sleeve, which reaches far beyond the view box. */
  readonly sleeve?: boolean
  readonly className?: string | undefined
}

export const Glove = memo(function Glove({ hand, side, sleeve, className }: Props) {
  const fingers = FINGERS[hand]
  return (
    <svg viewBox="0 0 124 100" aria-hidden="true" className={classes(styles.glove, styles[side], className)}>
      {sleeve && (
        <>
          <rect x="-300" y="34" width="308" height="40" className={styles.sleeve} />
          <path d="M-300 68H6" className={styles.fold} />
        </>
      )}
      <rect x="3" y="31" width="24" height="46" rx="9" className={styles.cuff} />
      <rect x="9" y="31" width="6" height="46" className={styles.stripe} />
      {fingers.map(({ x, y, length, turn = 0 }) => (
        <g key={y} transform={`rotate(${turn} ${x} ${y})`}>
          <rect x={x - 7} y={y - 7.5} width={length + 7} height="15" rx="7.5" className={styles.skin} />
          <path d={`M${x + 4} ${y + 3.6}H${x + length - 7}`} className={styles.shade} />
        </g>
      ))}
      <path
        d="M24 36Q24 32 29 31Q44 24 62 25Q72 26 72 36V70Q72 82 60 82H44Q30 80 26 76Q24 74 24 70Z"
        className={styles.skin}
      />
      <path d="M31 72Q40 77 62 76" className={styles.shade} />
      <path d={THUMBS[hand]} className={styles.thumbEdge} />
      <path d={THUMBS[hand]} className={styles.thumb} />
      <path d="M34 40Q40 33 50 32" className={styles.shine} />
      {hand === 'lizard' && <circle cx="74" cy="38" r="4.5" className={styles.eye} />}
    </svg>
  )
})
