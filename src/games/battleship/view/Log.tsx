/** Owns the shot log: every shot of both sides, newest first. */
import { classes } from '../../../ui/classes'
import type { State } from '../rules'
import { chartOf, placeName } from '../rules/fleet'
import styles from './Log.module.css'

export function Log({ state }: { readonly state: State }) {
  const charts = [chartOf(state.fleets[1]), chartOf(state.fleets[0])] as const
  const rows: { key: string; you: boolean; at: string; hit: boolean }[] = []
  for (let i = 0; i < state.shots[0].length; i++) {
    for (const seat of [0, 1] as const) {
      const cell = state.shots[seat][i]
      if (cell === undefined) continue
      rows.push({
        key: `${seat}-${cell}`,
        you: seat === 0,
        at: placeName(cell),
        hit: charts[seat][cell] !== -1,
      })
    }
  }
  return (
    <section className={styles.log} aria-label="Shot log">
      <h3 className={styles.title}>Shots</h3>
      <ol className={styles.list} reversed>
        {rows.reverse().map(({ key, you, at, hit }) => (
          <li key={key} className={classes(styles.shot, hit && styles.hit)}>
            <span>{you ? 'You' : 'Enemy'}</span>
            <b className="tabular">{at}</b>
            <span>{hit ? 'hit' : 'miss'}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
