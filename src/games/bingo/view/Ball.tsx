/** A called ball, with a color and a letter per column. */
import { classes } from '../../../ui/styles/classes'
import { letterOf } from '../rules/card'
import styles from './Ball.module.css'

interface Props {
  readonly number: number
  readonly className?: string | undefined
}

export function Ball({ number, className }: Props) {
  const letter = letterOf(number)
  return (
    <span className={classes(styles.ball, className)} data-column={letter} aria-hidden="true">
      <span className={classes(styles.face, 'tabular')}>
        <small>{letter}</small>
        <span>{number}</span>
      </span>
    </span>
  )
}
