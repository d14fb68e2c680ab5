/** The links to all other games of a day, which have a daily seed too. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CatalogGame } from '../../../games/catalog'
import { preloadHandlers } from '../../game/preload'
import { resultText } from '../../records/format'
import { todayTexts } from '../../texts/today'
import { type Day, numberOf } from '../../today/calendar'
import { dailyQuery } from '../../today/daily'
import { type Days, resultOn } from '../../today/days'
import styles from './OtherGames.module.css'

const texts = todayTexts.others

interface Props {
  readonly games: readonly CatalogGame[]
  readonly day: Day
  /** Whether the day is past. */
  readonly late: boolean
  readonly all: Days
}

export function OtherGames({ games, day, late, all }: Props): ReactNode {
  const played = (game: CatalogGame) => Number(resultOn(all, game.id, day) !== null)
  if (games.length === 0) return null
  return (
    <section className={styles.others}>
      <h2 className={styles.title}>{texts.title(games.length)}</h2>
      <p className={styles.text}>{late ? texts.late : numberOf(day) === null ? texts.warmUp : texts.today}</p>
      <ul className={styles.list}>
        {/* Played games come first. */}
        {games
          .toSorted((a, b) => played(b) - played(a))
          .map((game) => {
            const result = resultOn(all, game.id, day)
            return (
              <li key={game.id}>
                <Link
                  href={game.path + dailyQuery(game.id, day)}
                  className={styles.game}
                  data-day-game={game.id}
                  {...preloadHandlers(game)}
                >
                  {/* Lazy, because most of these pictures are below the first screen. */}
                  <img
                    src={game.cover}
                    alt=""
                    width={320}
                    height={200}
                    loading="lazy"
                    decoding="async"
                    draggable={false}
                    className={styles.cover}
                  />
                  <span className={styles.words}>
                    <span className={styles.name} lang={game.titleLang}>
                      {game.title}
                    </span>
                    {result && (
                      <strong className={styles.result} data-result={result.result}>
                        {resultText(result) + (result.late ? ` · ${todayTexts.card.late}` : '')}
                      </strong>
                    )}
                  </span>
                </Link>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
