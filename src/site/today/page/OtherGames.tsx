/** Owns the ways to every other game of a day: each has its start too. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CatalogGame } from '../../../games/catalog'
import { warming } from '../../app/preload'
import { resultText } from '../../records/format'
import { type Day, numberOf } from '../calendar'
import { dailyQuery } from '../daily'
import { type Days, resultOn } from '../days'
import styles from './OtherGames.module.css'

interface Props {
  readonly games: readonly CatalogGame[]
  readonly day: Day
  /** The day is past. */
  readonly late: boolean
  readonly all: Days
}

export function OtherGames({ games, day, late, all }: Props): ReactNode {
  const played = (game: CatalogGame) => Number(resultOn(all, game.id, day) !== null)
  return (
    <section className={styles.others}>
      <h2 className={styles.title}>{games.length} more games</h2>
      <p className={styles.text}>
        {late
          ? 'Each had a start of its own on that day. Played now it is kept as late.'
          : numberOf(day) === null
            ? 'Each has a start of its own today.'
            : 'Each has a start of its own today, and any of them counts for the streak.'}
      </p>
      <ul className={styles.list}>
        {/* Those that were played first: they are what the day was. */}
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
                  {...warming(game)}
                >
                  {/* Most of these pictures are below the window: each is loaded when it comes near. */}
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
                    <span className={styles.name}>{game.title}</span>
                    {result ? (
                      <strong className={styles.result} data-result={result.result}>
                        {resultText(result)}
                        {result.late && ' · late'}
                      </strong>
                    ) : (
                      <span className={styles.open}>Not played yet</span>
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
