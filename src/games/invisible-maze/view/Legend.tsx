/** The legend: what the cells of the maze mean. */
import type { Level } from '../rules/levels'
import styles from './Legend.module.css'

export function Legend({ level }: { readonly level: Level }) {
  const items = [
    ['start', 'Start'],
    ['goal', 'Goal'],
    ['walked', 'Visited'],
    ...(level.viewRadius > 0 ? [['wall', 'Visible wall']] : []),
    ['met', 'Wall you hit'],
    ['dark', 'Unknown'],
  ] as const
  return (
    <ul className={styles.legend} aria-label="Legend">
      {items.map(([look, name]) => (
        <li key={look} className={styles.item}>
          <span className={styles.sample} data-look={look} aria-hidden="true" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
