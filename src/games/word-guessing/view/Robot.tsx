/** The robot that assembles itself: one part per wrong letter, awake with the last. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import styles from './Robot.module.css'
import { Helper, type Mood } from './Workshop'

/** In a 240 by 250 view box, in the order of arrival; each part starts with its darker edge. */
const PARTS = [
  {
    name: 'tracks',
    draw: (
      <>
        <rect className={styles.steelEdge} x="58" y="196" width="124" height="42" rx="20" />
        <rect className={styles.steel} x="58" y="192" width="124" height="40" rx="20" />
        {[84, 120, 156].map((x) => (
          <g key={x}>
            <circle className={styles.dark} cx={x} cy="212" r="12" />
            <circle className={styles.light} cx={x} cy="211" r="5" />
          </g>
        ))}
      </>
    ),
  },
  {
    name: 'body',
    draw: (
      <>
        <rect className={styles.orangeEdge} x="70" y="112" width="100" height="84" rx="20" />
        <rect className={styles.orange} x="70" y="110" width="100" height="78" rx="20" />
        <rect className={styles.dark} x="88" y="128" width="64" height="36" rx="10" />
        <path className={styles.gauge} d="M98 150 108 142 118 152 128 138 142 146" />
        <circle className={styles.bolt} cx="94" cy="176" r="4" />
        <circle className={styles.bolt} cx="146" cy="176" r="4" />
        <path className={styles.shine} d="M82 134V128Q82 120 90 120H102" />
      </>
    ),
  },
  {
    name: 'left arm',
    draw: (
      <>
        <path className={styles.limbEdge} d="M70 138Q44 142 38 170" />
        <path className={styles.limb} d="M70 136Q44 140 38 166" />
        <path className={styles.claw} d="M26 186Q22 170 38 168Q54 170 50 186" />
        <circle className={styles.orange} cx="70" cy="136" r="12" />
      </>
    ),
  },
  {
    name: 'right arm',
    draw: (
      <g className={styles.wave}>
        <path className={styles.limbEdge} d="M170 138Q198 134 204 104" />
        <path className={styles.limb} d="M170 136Q198 132 204 104" />
        <path className={styles.claw} d="M192 86Q188 102 204 104Q220 102 216 86" />
        <circle className={styles.orange} cx="170" cy="136" r="12" />
      </g>
    ),
  },
  {
    name: 'head',
    draw: (
      <>
        <rect className={styles.steel} x="110" y="96" width="20" height="16" />
        <rect className={styles.skyEdge} x="78" y="44" width="84" height="60" rx="20" />
        <rect className={styles.sky} x="78" y="42" width="84" height="56" rx="20" />
        <rect className={styles.dark} x="90" y="54" width="60" height="32" rx="14" />
        <path className={styles.shine} d="M88 64V60Q88 50 98 50H106" />
        <circle className={styles.asleep} cx="106" cy="70" r="6" />
        <circle className={styles.asleep} cx="134" cy="70" r="6" />
      </>
    ),
  },
  {
    name: 'antenna',
    draw: (
      <>
        <path className={styles.mast} d="M120 42V24" />
        <circle className={styles.bulbEdge} cx="120" cy="18" r="10" />
        <circle className={styles.bulb} cx="120" cy="16" r="9" />
        <circle className={styles.eye} cx="106" cy="70" r="7" />
        <circle className={styles.eye} cx="134" cy="70" r="7" />
        <path className={styles.smile} d="M112 79Q120 84 128 79" />
      </>
    ),
  },
] as const

/** The static part: the robot as it will be, asleep. A constant element, so that React does not render it again. */
const PLAN = (
  <>
    <ellipse className={styles.floor} cx="120" cy="238" rx="96" ry="8" />
    <g className={styles.plan}>
      <path d="M66 132Q38 140 32 168M170 132Q196 130 202 102" className={styles.planLimb} />
      <path d="M26 186Q22 170 38 168Q54 170 50 186M192 86Q188 102 204 104Q220 102 216 86" />
      <rect x="58" y="192" width="124" height="44" rx="20" />
      <rect x="70" y="110" width="100" height="82" rx="20" />
      <rect x="78" y="42" width="84" height="60" rx="20" />
      <circle cx="120" cy="17" r="9" />
      <path d="M120 42V26M98 150 108 142 118 152 128 138 142 146" />
      <g className={styles.inner}>
        <circle cx="84" cy="212" r="12" />
        <circle cx="120" cy="212" r="12" />
        <circle cx="156" cy="212" r="12" />
        <rect x="88" y="128" width="64" height="36" rx="10" />
        <rect x="90" y="54" width="60" height="32" rx="14" />
        <path d="M100 70q6 6 12 0M128 70q6 6 12 0" />
      </g>
    </g>
  </>
)

/** The robot after `wrong` letters; the remaining parts are a drawing. With `fresh` the newest part drops in. */
export const Robot = memo(function Robot({
  wrong,
  fresh,
  mood,
}: {
  readonly wrong: number
  readonly fresh: boolean
  readonly mood: Mood
}) {
  return (
    <svg
      className={classes(styles.robot, wrong === PARTS.length && styles.awake)}
      viewBox="0 0 240 250"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      {PLAN}
      <Helper mood={mood} />
      <g className={styles.standing}>
        {PARTS.slice(0, wrong).map((part, index) => (
          <g key={part.name} className={classes(fresh && index === wrong - 1 && styles.fresh)}>
            {part.draw}
          </g>
        ))}
      </g>
    </svg>
  )
})
