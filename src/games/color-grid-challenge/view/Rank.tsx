/** In the place of the time bar, when the game is over: the rank, and the two colors that were hardest to tell apart. */
import type { CSSProperties } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { rankOf, type State } from '../rules'
import { texts } from '../texts/game'
import styles from './Rank.module.css'

export function Rank({ state: { found, grid, patterns } }: { readonly state: State }) {
  const { rank } = rankOf(found)
  return (
    <div className={styles.rank} aria-hidden="true">
      <span
        className={styles.pair}
        style={
          {
            '--base': grid.base,
            '--odd': patterns ? grid.base : grid.odd,
            '--stripes': `${grid.stripes}deg`,
            '--odd-stripes': `${grid.oddStripes}deg`,
          } as CSSProperties
        }
      >
        <i />
        <i />
      </span>
      <strong>{itemAt(texts.ranks, rank)}</strong>
      <span className={styles.steps}>
        {texts.ranks.map((name, index) => (
          <i key={name} data-reached={index <= rank || undefined} />
        ))}
      </span>
    </div>
  )
}
