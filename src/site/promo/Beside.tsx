/** The promoted games beside the open one. */
import type { ReactNode } from 'react'
import { listedGames } from '../../games/catalog'
import { gamesBeside } from './choice'
import styles from './Promo.module.css'
import { Cover, TryIt } from './TryIt'

const COUNT = 3

/** @param open id of the open game */
export function Beside({ open }: { open: string | undefined }): ReactNode {
  return gamesBeside(listedGames, COUNT, open).map((game) => (
    <div key={game.id} className={styles.one}>
      <Cover game={game} />
      <p className={styles.title} lang={game.titleLang}>
        {game.title}
      </p>
      <TryIt game={game} kind="vertical" />
    </div>
  ))
}
