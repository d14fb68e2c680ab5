/** Drawings of the chess pieces: turned wooden figures, each kind with a distinct outline. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import { colorOf, type Kind, kindOf, type Letter } from '../rules/pieces'
import styles from './Piece.module.css'

const PLINTH = 'M25 91H75Q80 91 80 86V84Q80 78 74 77H26Q20 78 20 84V86Q20 91 25 91Z'
const COLLAR = 'M31 60H69Q73 60 73 64T69 68H31Q27 68 27 64T31 60Z'
const SKIRT = 'M35 68Q35 73 27 77H73Q65 73 65 68Z'

/** Filled shapes from back to front, then strokes in the line color, then the highlight. */
const SHAPES: Readonly<Record<Kind, { fills: readonly string[]; lines?: string; shine: string }>> = {
  p: {
    fills: [
      'M50 18A15.5 15.5 0 1 1 49.9 18Z',
      'M41 52Q40 66 29 77H71Q60 66 59 52Z',
      'M37 45H63Q67 45 67 49T63 53H37Q33 53 33 49T37 45Z',
    ],
    shine: 'M41 30Q43 24 48 23',
  },
  n: {
    fills: [
      'M68 77Q75 57 69 41Q63 25 49 20L45 10L38 20Q29 26 26 39L18 53Q16 60 22 64Q27 66 31 61Q37 58 45 57Q45 64 36 69Q30 73 30 77Z',
    ],
    lines: 'M57 27Q66 40 64 58M24 56L26 55',
    shine: 'M33 34Q36 28 42 26',
  },
  b: {
    fills: [
      'M50 8A6.5 6.5 0 1 1 49.9 8Z',
      'M43 66Q42 72 29 77H71Q58 72 57 66Z',
      'M50 20Q69 33 67 48Q66 56 59 59H41Q34 56 33 48Q31 33 50 20Z',
      'M37 58H63Q67 58 67 62T63 66H37Q33 66 33 62T37 58Z',
    ],
    lines: 'M52 31L60 42',
    shine: 'M39 44Q40 36 45 31',
  },
  r: {
    fills: [
      'M35 44Q35 64 28 77H72Q65 64 65 44Z',
      'M27 20Q27 17 30 17H37Q39 17 39 19V26H45V19Q45 17 47 17H53Q55 17 55 19V26H61V19Q61 17 63 17H70Q73 17 73 20V36Q73 40 69 42L66 45H34L31 42Q27 40 27 36Z',
    ],
    shine: 'M33 24V35',
  },
  q: {
    fills: [
      SKIRT,
      'M23 31L35 50L37 25L46 48L50 20L54 48L63 25L65 50L77 31L70 62H30Z',
      'M22 25A5 5 0 1 1 21.9 25ZM37 18A5 5 0 1 1 36.9 18ZM50 13A5 5 0 1 1 49.9 13ZM63 18A5 5 0 1 1 62.9 18ZM78 25A5 5 0 1 1 77.9 25Z',
      COLLAR,
    ],
    shine: 'M32 50L34 57',
  },
  k: {
    fills: [
      'M46 6H54V12H60V20H54V32H46V20H40V12H46Z',
      SKIRT,
      'M50 33Q58 26 69 30Q80 36 75 48Q72 56 66 62H34Q28 56 25 48Q20 36 31 30Q42 26 50 33Z',
      COLLAR,
    ],
    lines: 'M50 34V52',
    shine: 'M30 42Q31 36 36 35',
  },
}

interface Props {
  readonly letter: Letter
  readonly className?: string | undefined
}

/** Requires one `PieceTones` in the page. */
export const Piece = memo(function Piece({ letter, className }: Props) {
  const shape = SHAPES[kindOf(letter)]
  const white = colorOf(letter) === 'w'
  const tone = white ? 'url(#chess-white)' : 'url(#chess-black)'
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes(styles.piece, white ? styles.white : styles.black, className)}
    >
      {[...shape.fills, PLINTH].map((path) => (
        <path key={path} d={path} fill={tone} className={styles.fill} />
      ))}
      {shape.lines && <path d={shape.lines} className={styles.line} />}
      {kindOf(letter) === 'n' && <circle cx="39" cy="35" r="3.6" className={styles.eye} />}
      <path d={shape.shine} className={styles.shine} />
      <path d="M28 83H44" className={styles.shine} />
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
