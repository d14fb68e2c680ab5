/** Owns the card of one of the day's games: its cover, what it brought, the way in. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CatalogueGame } from '../../games/catalogue'
import { send } from '../../play/send'
import { Button, buttonClass } from '../../ui/Button'
import { warming } from '../preload'
import { resultText } from '../records/words'
import { type Day, dateName } from './calendar'
import styles from './DayCard.module.css'
import { dailyQuery, shareLine } from './daily'
import { type Days, resultOn } from './days'

interface Props {
  /** Undefined for a game that has left, and before the day is known: the card keeps its place. */
  readonly game: CatalogueGame | undefined
  readonly day: Day | null
  readonly today: Day | null
  readonly all: Days
  readonly streak: number
}

export function DayCard({ game, day, today, all, streak }: Props): ReactNode {
  const result = game && day !== null ? resultOn(all, game.id, day) : null
  return (
    <article className={styles.card} data-day-card={game?.id}>
      <div className={styles.cover}>
        {game && <img src={game.cover} alt="" width={320} height={200} draggable={false} />}
      </div>
      <div className={styles.foot}>
        {game && day !== null && today !== null && (
          <>
            <div className={styles.words}>
              <h2 className={styles.title}>{game.title}</h2>
              <p className={styles.kind}>
                {game.difficulty}
                {result?.late && ' · late'}
              </p>
            </div>
            {result && <strong className={styles.result}>{resultText(result)}</strong>}
            {result && (
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
            )}
            <Link
              href={game.path + dailyQuery(game.id, day)}
              className={buttonClass({ variant: result ? 'quiet' : 'primary' })}
              aria-label={nameOf(game.title, result !== null, day < today ? dateName(day) : null)}
              {...warming(game)}
            >
              {result ? 'Practice' : day < today ? 'Play late' : 'Play'}
            </Link>
          </>
        )}
      </div>
    </article>
  )
}

/** What the link says to those who hear it: its words come first, as they are seen. */
function nameOf(title: string, played: boolean, past: string | null): string {
  const of = past === null ? title : `${title} of ${past}`
  if (played) return `Practice ${of}`
  return past === null ? `Play ${of}` : `Play late: ${of}`
}
