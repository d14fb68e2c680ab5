/** The shape of a color, so that no color is told by its hue alone. */
import { itemAt } from '../../../engine/core/itemAt'
import { classes } from '../../../ui/styles/classes'
import styles from './Shape.module.css'

/** By color, in a box of 20 by 20: circle, triangle, square, diamond, triangle upside down, cross, star, hourglass. */
const PATHS = [
  'M10 2a8 8 0 1 0 .01 0Z',
  'M10 2 18 17H2Z',
  'M3 3H17V17H3Z',
  'M10 1 19 10 10 19 1 10Z',
  'M10 18 18 3H2Z',
  'M7 2H13V7H18V13H13V18H7V13H2V7H7Z',
  'M10 1 12.6 7.2 19 7.6 14 11.7 15.7 18.2 10 14.6 4.3 18.2 6 11.7 1 7.6 7.4 7.2Z',
  'M3 2H17L11.5 10 17 18H3L8.5 10Z',
] as const

/** Sets `--hue` for styles. */
export const colorClass = (color: number) => classes(styles[`color${color}`])

/** @param color - from 1 */
export function Shape({
  color,
  className,
}: {
  readonly color: number
  readonly className?: string | undefined
}) {
  return (
    <svg className={classes(styles.shape, className)} viewBox="0 0 20 20" aria-hidden="true">
      <path d={itemAt(PATHS, color - 1)} />
    </svg>
  )
}
