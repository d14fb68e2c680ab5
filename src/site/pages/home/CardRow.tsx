/** A row of cards under a heading: all games, favorites, recently played. */
import { type ReactNode, type Ref, useId } from 'react'
import { useHydrated } from '../../../ui/hydrated'
import { classes } from '../../../ui/styles/classes'
import type { GameEntry } from '../../library/gameEntry'
import styles from './CardRow.module.css'
import { GameCard } from './GameCard'
import type { OwnBest } from './ownResults'

export interface CardRowProps {
  title: string
  /** The fragment of addresses that lead here, without '#'. */
  hash: string
  /** Shown in parentheses after the title. */
  count?: number
  games: readonly GameEntry[]
  favorites: ReadonlySet<string>
  /** The visitor's best result of a game. */
  bestOf(game: GameEntry): OwnBest | null
  onToggleFavorite(path: string): void
  onDelete(game: GameEntry): void
  onEdit(game: GameEntry): void
  /** Shown as one box with four columns, instead of an open grid. */
  boxed?: boolean
  /** Shown when there are no games. */
  empty?: string
  /** Shown after the last game. */
  last?: ReactNode
  ref?: Ref<HTMLElement>
}

/** This many covers are loaded at once, after hydration: the built page shows its text first. */
const EAGER = 8

export function CardRow({
  title,
  hash,
  count,
  games,
  favorites,
  bestOf,
  onToggleFavorite,
  onDelete,
  onEdit,
  boxed = false,
  empty,
  last,
  ref,
}: CardRowProps): ReactNode {
  const id = useId()
  const hydrated = useHydrated()
  return (
    <section
      ref={ref}
      id={hash}
      className={classes(styles.row, boxed && styles.boxed)}
      aria-labelledby={id}
      data-row={hash}
      data-boxed={boxed || undefined}
    >
      <h2 id={id} className={styles.title}>
        <span>{title}</span>
        {count !== undefined && <span className={styles.count}>{` (${count})`}</span>}
      </h2>
      <ul className={classes(styles.grid, boxed && styles.four)}>
        {games.map((game, index) => (
          <li key={game.path}>
            <GameCard
              game={game}
              favorite={favorites.has(game.path)}
              best={bestOf(game)}
              onToggleFavorite={() => onToggleFavorite(game.path)}
              onDelete={game.custom && !boxed ? () => onDelete(game) : undefined}
              onEdit={game.custom && !boxed ? () => onEdit(game) : undefined}
              eager={hydrated && index < EAGER}
            />
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
      {games.length === 0 && empty && <p className={styles.empty}>{empty}</p>}
    </section>
  )
}
