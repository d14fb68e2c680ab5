/** Owns the list of both fleets: which ships are afloat, and which are sunk. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import { isSunk, type Seat, type State } from '../rules'
import { lengthOf, nameOf, SHIPS } from '../rules/fleet'
import styles from './Fleets.module.css'
import { Ship } from './Ship'

interface Props {
  readonly state: State
  /** Of seat 0 and seat 1. */
  readonly names: readonly string[]
}

/** Drawn anew for another state alone: whose turn it is changes nothing here. */
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
    <section className={styles.fleets} aria-label="Fleets">
      {list(1, names[1] ?? '')}
      {list(0, names[0] ?? '')}
    </section>
  )
})

/** Few shots sink a ship. */
const Entry = memo(function Entry({ ship, sunk }: { readonly ship: number; readonly sunk: boolean }) {
  return (
    <li className={classes(styles.ship, sunk && styles.sunk)}>
      <span className={styles.picture} style={{ '--length': lengthOf(ship) } as React.CSSProperties}>
        <Ship ship={ship} sunk={sunk} />
      </span>
      <span className={styles.name}>{nameOf(ship)}</span>
      <span className="visually-hidden">{sunk ? ', sunk' : ', afloat'}</span>
    </li>
  )
})
