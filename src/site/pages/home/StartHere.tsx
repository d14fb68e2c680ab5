/** For a first visit: a game of each kind, in one row. */
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { listedGames } from '../../../games/catalog'
import { FROM_HOME } from '../../../play/opening/wayHome'
import { preloadHandlers } from '../../game/preload'
import { homeTexts } from '../../texts/home'
import styles from './StartHere.module.css'

const texts = homeTexts.start

const KINDS = (['quick', 'puzzle', 'cards', 'board', 'two'] as const).flatMap((kind) => {
  const game = listedGames.find(({ startHere }) => startHere === kind)
  return game ? [{ kind, game }] : []
})

/** Whether there are enough kinds of games for a choice. */
export const HAS_START = KINDS.length >= 3

export function StartHere(): ReactNode {
  const id = useId()
  return (
    <section className={styles.start} aria-labelledby={id} data-start-here>
      <h2 id={id} className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.games}>
        {KINDS.map(({ kind, game }) => (
          <li key={kind}>
            <Link href={game.path} state={FROM_HOME} className={styles.game} {...preloadHandlers(game)}>
              <img
                src={game.cover}
                alt=""
                width={320}
                height={200}
                loading="lazy"
                decoding="async"
                draggable={false}
              />
              <span className={styles.words}>
                <span className={styles.name} lang={game.titleLang}>
                  {game.title}
                </span>
                <span className={styles.kind}>{texts.kinds[kind]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
