/** The legend: what the cells of the maze mean that do not explain themselves. */
import type { Level } from '../rules/levels'
import { texts } from '../texts/game'
import styles from './Legend.module.css'

export function Legend({ level }: { readonly level: Level }) {
  const items = [
    'dark',
    ...(level.viewRadius > 0 ? (['open', 'wall'] as const) : []),
    'met',
    'walked',
  ] as const
  return (
    <ul className={styles.legend} aria-label={texts.legend.name}>
      {items.map((look) => (
        <li key={look} className={styles.item}>
          <span className={styles.sample} data-look={look} aria-hidden="true" />
          <span>{texts.legend[look]}</span>
        </li>
      ))}
    </ul>
  )
}
