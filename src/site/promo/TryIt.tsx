/** Owns what every promotion of a game of ours shows: its cover, and the way to it. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CatalogGame } from '../../games/catalog'
import { FROM_SHELF, onward } from '../../play/host/leaveGame'
import { buttonClass } from '../../ui/controls/Button'
import { classes } from '../../ui/styles/classes'
import { warming } from '../app/preload'
import type { PromoKind } from './choice'
import styles from './Promo.module.css'

export function Cover({ game }: { game: CatalogGame }): ReactNode {
  return <img className={styles.cover} src={game.cover} alt="" width={320} height={200} draggable={false} />
}

/** The vertical place stands beside games, the others on the shelf. */
export function TryIt({ game, kind }: { game: CatalogGame; kind: PromoKind }): ReactNode {
  return (
    <Link
      href={game.path}
      state={kind === 'vertical' ? onward(globalThis.history?.state) : FROM_SHELF}
      className={classes(buttonClass(), styles.play)}
      aria-label={`Try it: ${game.title}`}
      {...warming(game)}
    >
      Try it
    </Link>
  )
}
