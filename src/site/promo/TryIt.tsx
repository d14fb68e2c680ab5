/** The promotion of a game of this site: its cover and a link. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CatalogGame } from '../../games/catalog'
import { FROM_HOME } from '../../play/opening/wayHome'
import { buttonClass } from '../../ui/controls/Button'
import { classes } from '../../ui/styles/classes'
import { preloadHandlers } from '../game/preload'
import { promoTexts } from '../texts/promo'
import styles from './Promo.module.css'

export function Cover({ game }: { game: CatalogGame }): ReactNode {
  return <img className={styles.cover} src={game.cover} alt="" width={320} height={200} draggable={false} />
}

/** On the home page. */
export function TryIt({ game }: { game: CatalogGame }): ReactNode {
  return (
    <Link
      href={game.path}
      state={FROM_HOME}
      className={classes(buttonClass(), styles.play)}
      aria-label={promoTexts.tryGame(game.title)}
      {...preloadHandlers(game)}
    >
      {promoTexts.tryIt}
    </Link>
  )
}
