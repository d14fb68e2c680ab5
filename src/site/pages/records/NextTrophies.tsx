/** The next trophies within reach, in games that were played. */
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { trophies } from '../../../engine/storage/values/trophies'
import type { CatalogGame } from '../../../games/catalog'
import { useStored } from '../../../ui/hydrated'
import { preloadHandlers } from '../../game/preload'
import { trophyTexts } from '../../texts/trophies'
import { nextTrophies } from '../../trophies/nextTrophies'
import { TrophyPicture } from '../../trophies/TrophyPicture'
import styles from './NextTrophies.module.css'

const MAX = 3

/** @param games - the latest first */
export default function NextTrophies({ games }: { readonly games: readonly CatalogGame[] }): ReactNode {
  const id = useId()
  const next = nextTrophies(games, useStored(trophies), MAX)
  if (next.length === 0) return null
  return (
    <section className={styles.next} aria-labelledby={id} data-next-trophies>
      <h2 id={id} className={styles.title}>
        {trophyTexts.next}
      </h2>
      <ul className={styles.list}>
        {next.map(({ game, trophy }) => (
          <li key={`${game.id} ${trophy.id}`}>
            <Link href={game.path} className={styles.trophy} {...preloadHandlers(game)}>
              <img
                src={game.cover}
                alt=""
                width={320}
                height={200}
                draggable={false}
                className={styles.cover}
              />
              <span className={styles.words}>
                <span className={styles.name}>{trophy.title}</span>
                <span className={styles.text}>{trophy.text}</span>
                <span className={styles.game} lang={game.titleLang}>
                  {game.title}
                </span>
              </span>
              <TrophyPicture won={false} size={36} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
