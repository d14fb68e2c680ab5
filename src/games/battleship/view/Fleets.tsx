/** The lists of both fleets: ships afloat and sunk. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import { isSunk, type Seat, type State } from '../rules'
import { lengthOf, nameOf, SHIPS } from '../rules/fleet'
import { texts } from '../texts/game'
import styles from './Fleets.module.css'
import { Ship } from './Ship'

interface Props {
  readonly state: State
  /** Names of seat 0 and seat 1. */
  readonly names: readonly string[]
}

/** Memoized: only the state matters, not whose turn it is. */
export const Fleets = memo(function Fleets({ state, names }: Props) {
  const list = (seat: Seat, title: string) => (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {SHIPS.map(({ name }, ship) => (
          <Entry key={name} ship={ship} sunk={isSunk(state, seat, ship)} />
        ))}
      </ul>
    </div>
  )
  return (
    <section className={styles.fleets} aria-label={texts.battle.fleets}>
      {list(1, names[1] ?? '')}
      {list(0, names[0] ?? '')}
    </section>
  )
})

/** Memoized, since few shots sink a ship. */
const Entry = memo(function Entry({ ship, sunk }: { readonly ship: number; readonly sunk: boolean }) {
  return (
    <li className={classes(styles.ship, sunk && styles.sunk)}>
      <span className={styles.picture} style={{ '--length': lengthOf(ship) } as React.CSSProperties}>
        <Ship ship={ship} sunk={sunk} />
      </span>
      <span className={styles.name}>{nameOf(ship)}</span>
      <span className="visually-hidden">{sunk ? texts.battle.isSunk : texts.battle.isAfloat}</span>
    </li>
  )
})
