/** A row of cards under a heading: all games, favorites, recently played. */
import { type ReactNode, type Ref, useId } from 'react'
import { useHydrated } from '../../ui/loading/hydrated'
import { classes } from '../../ui/styles/classes'
import type { GameEntry } from '../library/gameEntry'
import styles from './CardRow.module.css'
import { GameCard } from './GameCard'
import type { OwnBest } from './own'

export interface CardRowProps {
  title: string
  /** What an address ends with that leads here: '#games'. */
  hash: string
  /** Written behind the title in brackets. */
  count?: number
  games: readonly GameEntry[]
  favorites: ReadonlySet<string>
  /** The visitor's best result of a game. */
  bestOf(game: GameEntry): OwnBest | null
  onToggleFavorite(path: string): void
  onDelete(game: GameEntry): void
  onEdit(game: GameEntry): void
  /** One card with four columns, instead of an open row. */
  boxed?: boolean
  /** Shown after the grid when there are no games. */
  empty?: string
  /** Comes after the last game. */
  last?: ReactNode
  ref?: Ref<HTMLElement>
}

/** Covers of the first rows are loaded at once; a built page shows its words first (`../pages/prerender.tsx`). */
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
  const taken = useHydrated()
  return (
    <section
      ref={ref}
      id={hash}
      className={classes(styles.shelf, boxed && styles.boxed)}
      aria-labelledby={id}
      data-shelf={title}
      data-boxed={boxed || undefined}
    >
      <h2 id={id} className={styles.title}>
        {title}
        {count !== undefined && <span className={styles.count}> ({count})</span>}
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
              eager={taken && index < EAGER}
            />
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
      {games.length === 0 && empty && <p className={styles.empty}>{empty}</p>}
    </section>
  )
}
