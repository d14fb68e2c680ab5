/** Owns the list of both fleets: which ships are afloat, and which are sunk. */
import { classes } from '../../../ui/classes'
import { isSunk, type Seat, type State } from '../rules'
import { SHIPS } from '../rules/fleet'
import styles from './Fleets.module.css'
import { Ship } from './Ship'

/** `names` are those of seat 0 and seat 1. */
export function Fleets({ state, names }: { readonly state: State; readonly names: readonly string[] }) {
  const list = (seat: Seat, title: string) => (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {SHIPS.map(({ name, length }, ship) => {
          const sunk = isSunk(state, seat, ship)
          return (
            <li key={name} className={classes(styles.ship, sunk && styles.sunk)}>
              <span className={styles.picture} style={{ '--length': length } as React.CSSProperties}>
                <Ship ship={ship} sunk={sunk} />
              </span>
              <span className={styles.name}>{name}</span>
              <span className="visually-hidden">{sunk ? ', sunk' : ', afloat'}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
  return (
    <section className={styles.fleets} aria-label="Fleets">
      {list(1, names[1] ?? '')}
      {list(0, names[0] ?? '')}
    </section>
  )
}
