/** The promoted games beside the open one. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { listedGames } from '../../games/catalog'
import { onward } from '../../play/opening/wayHome'
import { preloadHandlers } from '../game/preload'
import { promoTexts } from '../texts/promo'
import { gamesBeside } from './choice'
import styles from './Promo.module.css'
import { Cover } from './TryIt'

const COUNT = 3

/** @param open id of the open game */
export function Beside({ open }: { open: string | undefined }): ReactNode {
  return gamesBeside(listedGames, COUNT, open).map((game) => (
    <Link
      key={game.id}
      href={game.path}
      state={onward(globalThis.history?.state)}
      className={styles.one}
      aria-label={promoTexts.tryGame(game.title)}
      {...preloadHandlers(game)}
    >
      <Cover game={game} />
      <span className={styles.title} lang={game.titleLang}>
        {game.title}
      </span>
    </Link>
  ))
}
