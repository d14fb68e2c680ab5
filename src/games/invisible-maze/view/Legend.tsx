/** The legend: what the cells of the maze mean. */
import type { Level } from '../rules/levels'
import { texts } from '../texts/game'
import styles from './Legend.module.css'
import { DOOR, FLAG } from './Signs'

const SIGNS = { start: DOOR, goal: FLAG }

export function Legend({ level }: { readonly level: Level }) {
  const items = [
    'start',
    'goal',
    'walked',
    ...(level.viewRadius > 0 ? (['open', 'wall'] as const) : []),
    'met',
    'dark',
  ] as const
  return (
    <ul className={styles.legend} aria-label={texts.legend.name}>
      {items.map((look) => (
        <li key={look} className={styles.item}>
          <span className={styles.sample} data-look={look} aria-hidden="true">
            {(look === 'start' || look === 'goal') && (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                {SIGNS[look]}
              </svg>
            )}
          </span>
          <span>{texts.legend[look]}</span>
        </li>
      ))}
    </ul>
  )
}
