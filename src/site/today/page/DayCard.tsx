/** Owns the card of one of the day's games: its cover, what it brought, the way in. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CatalogGame } from '../../../games/catalog'
import { Button, buttonClass } from '../../../ui/controls/Button'
import { send } from '../../../ui/send'
import { warming } from '../../app/preload'
import { resultText } from '../../records/format'
import { type Day, dateName } from '../calendar'
import { dailyQuery, shareLine } from '../daily'
import { type Days, resultOn } from '../days'
import styles from './DayCard.module.css'

interface Props {
  /** Undefined for a game that has left, and before the day is known: the card keeps its place. */
  readonly game: CatalogGame | undefined
  readonly day: Day | null
  readonly today: Day | null
  readonly all: Days
  readonly streak: number
}

export function DayCard({ game, day, today, all, streak }: Props): ReactNode {
  if (!game || day === null || today === null)
    return (
      <article className={styles.card}>
        <div className={styles.cover} />
        <div className={styles.foot} />
      </article>
    )
  const result = resultOn(all, game.id, day)
  const picture = <img src={game.cover} alt="" width={320} height={200} draggable={false} />
  const way = {
    href: game.path + dailyQuery(game.id, day),
    'aria-label': nameOf(game.title, result !== null, day < today ? dateName(day) : null),
    ...warming(game),
  }
  return (
    <article className={styles.card} data-day-card={game.id}>
      {result ? (
        <Link {...way} className={styles.cover}>
          {picture}
          <span className={styles.again}>Practice</span>
        </Link>
      ) : (
        <div className={styles.cover}>{picture}</div>
      )}
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2 className={styles.title}>{game.title}</h2>
          <p className={styles.kind}>
            {result ? (
              <strong className={styles.result} data-result={result.result}>
                {resultText(result)}
              </strong>
            ) : (
              game.difficulty
            )}
            {result?.late && ' · late'}
          </p>
          {!result && <p className={styles.kind}>Not played yet</p>}
        </div>
        {result ? (
          <Button
            aria-label={`Share ${game.title}`}
            onClick={() =>
              void send(
                { text: shareLine(game.title, day, result, streak) },
                'Copied: paste it wherever you like.',
              )
            }
          >
            Share
          </Button>
        ) : (
          <Link {...way} className={buttonClass({ variant: 'primary' })}>
            {day < today ? 'Play late' : 'Play'}
          </Link>
        )}
      </div>
    </article>
  )
}

/** What the link says to those who hear it: its words come first, as they are seen. */
function nameOf(title: string, played: boolean, past: string | null): string {
  const of = past === null ? title : `${title} of ${past}`
  if (played) return `Practice: ${of}`
  return past === null ? `Play ${of}` : `Play late: ${of}`
}
