/** The workshop around the robot: a wall with window, shelf and lamp, a floor with tools, and the helper that assembles it. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import styles from './Workshop.module.css'

/** Fills the picture from its floor upwards: what is high on the wall is cut off on phones. */
export const Wall = memo(function Wall() {
  return (
    <svg
      className={styles.wall}
      viewBox="0 0 300 620"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g>
        <rect className={styles.frame} x="12" y="112" width="92" height="100" rx="12" />
        <rect className={styles.sky} x="20" y="120" width="76" height="84" rx="6" />
        <circle className={styles.moon} cx="78" cy="140" r="10" />
        <g className={styles.stars}>
          <circle cx="32" cy="134" r="1.8" />
          <circle cx="50" cy="146" r="1.5" />
          <circle cx="36" cy="168" r="1.3" />
          <circle cx="52" cy="128" r="1.3" />
        </g>
        <path className={styles.hill} d="M20 186q18-18 38-5t38-10v27q0 6-6 6H26q-6 0-6-6z" />
        <path className={styles.bars} d="M58 120v84M20 162h76" />
      </g>
      <g>
        <path className={styles.board} d="M186 220h106v9H186z" />
        <path className={styles.bracket} d="M198 229v14l13-14zm82 0v14l-13-14z" />
        <path className={styles.jar} d="M192 190h24v30h-24z" />
        <path className={styles.lid} d="M190 183h28v8h-28z" />
        <circle className={styles.nut} cx="199" cy="212" r="5" />
        <circle className={styles.nut} cx="209" cy="206" r="5" />
        <circle className={styles.nut} cx="200" cy="201" r="4" />
        <path className={styles.can} d="M226 200h26v20h-26zm5-8h16v8h-16z" />
        <path className={styles.spout} d="M249 204l14-14" />
        <Gear x={274} y={203} className={styles.brass} />
      </g>
      <path className={styles.cone} d="M131 126h38l106 434H25z" />
      <path className={styles.cord} d="M150 0v104" />
      <path className={styles.shade} d="M134 104h32l15 22h-62z" />
      <path className={styles.shadeEdge} d="M116 123h68v6h-68z" />
      <ellipse className={styles.bulb} cx="150" cy="129" rx="20" ry="5" />
      <path className={styles.skirting} d="M0 530h300v12H0z" />
      <path className={styles.ground} d="M0 542h300v78H0z" />
      <path className={styles.joints} d="M40 542l-30 78M108 542l-12 78M192 542l12 78M260 542l30 78" />
      <g>
        <path className={styles.wrench} d="M20 528l8-26m-4-7a7 7 0 0 1 11 5" />
        <rect className={styles.caseEdge} x="6" y="534" width="64" height="40" rx="7" />
        <rect className={styles.case} x="6" y="530" width="64" height="38" rx="7" />
        <path className={styles.handle} d="M28 530v-7q0-5 5-5h11q5 0 5 5v7" />
        <path className={styles.strip} d="M6 543h64v6H6z" />
        <rect className={styles.lock} x="32" y="540" width="12" height="13" rx="3" />
      </g>
      <g>
        <Gear x={248} y={500} className={styles.steel} />
        <Gear x={274} y={502} className={styles.brass} />
        <rect className={styles.crateEdge} x="232" y="518" width="62" height="56" rx="5" />
        <rect className={styles.crate} x="232" y="514" width="62" height="54" rx="5" />
        <path className={styles.planks} d="M234 532h58M234 550h58M244 516l40 50" />
      </g>
    </svg>
  )
})

/** A wheel of 36 by 36 with eight teeth. */
function Gear({
  x,
  y,
  className,
}: {
  readonly x: number
  readonly y: number
  readonly className: string | undefined
}) {
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      {[0, 45, 90, 135].map((turn) => (
        <rect key={turn} x="-4" y="-18" width="8" height="36" rx="2" transform={`rotate(${turn})`} />
      ))}
      <circle r="13" />
      <circle className={styles.hole} r="5" />
    </g>
  )
}

/** How the helper looks: a found word makes it glad, many wrong letters worry it. */
export type Mood = 'calm' | 'glad' | 'worried'

/** The drone beside the robot, in the robot's view box. */
export function Helper({ mood }: { readonly mood: Mood }) {
  return (
    <g className={classes(styles.helper, styles[mood])}>
      <path className={styles.mast} d="M34 28v-10" />
      <ellipse className={styles.rotor} cx="34" cy="17" rx="26" ry="4" />
      <circle className={styles.hub} cx="34" cy="17" r="4" />
      <path className={styles.arm} d="M54 58q10 4 10 14" />
      <path className={styles.tool} d="M64 70v16m-5 10a6 6 0 1 1 10 0" />
      <rect className={styles.bodyEdge} x="10" y="30" width="48" height="42" rx="18" />
      <rect className={styles.body} x="10" y="28" width="48" height="40" rx="18" />
      <rect className={styles.visor} x="16" y="36" width="36" height="23" rx="11" />
      {mood === 'glad' ? (
        <path className={styles.look} d="M22 50q4-7 8 0M38 50q4-7 8 0" />
      ) : (
        <g className={styles.eyes}>
          <circle cx="27" cy="47" r="4.5" />
          <circle cx="42" cy="47" r="4.5" />
        </g>
      )}
      {mood === 'worried' && <path className={styles.look} d="M22 41l7-2M47 41l-7-2" />}
      <path className={styles.gleam} d="M19 34q4-3 9-3" />
    </g>
  )
}
