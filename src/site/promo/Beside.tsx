/** Owns the games that stand beside the one that is open. */
import type { ReactNode } from 'react'
import { listedGames } from '../../games/catalogue'
import { promotedGames } from './choice'
import styles from './Promo.module.css'
import { Cover, TryIt } from './TryIt'

/** How many. */
const TALL = 3

/** `visit`: the number of the visit; `open`: id of the game that is open. */
export default function Beside({ visit, open }: { visit: number; open?: string }): ReactNode {
  return promotedGames(listedGames, visit, 'vertical', TALL, open).map((game) => (
    <div key={game.id} className={styles.one}>
      <Cover game={game} />
      <p className={styles.title}>{game.title}</p>
      <TryIt game={game} kind="vertical" />
    </div>
  ))
}
