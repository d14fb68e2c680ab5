/** The card of one of the day's games: its cover, result, and link. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { nameOf } from '../../../engine/core/text'
import type { CatalogGame } from '../../../games/catalog'
import { Button, buttonClass } from '../../../ui/controls/Button'
import { send } from '../../../ui/send'
import { preloadHandlers } from '../../game/preload'
import { resultText } from '../../records/format'
import { factTexts } from '../../texts/facts'
import { todayTexts } from '../../texts/today'
import { type Day, dateName } from '../../today/calendar'
import { dailyQuery, shareLine } from '../../today/daily'
import { type Days, resultOn } from '../../today/days'
import styles from './DayCard.module.css'

const texts = todayTexts.card

interface Props {
  /** Undefined for a game that has left, and before the day is known; the card's space is reserved. */
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
  const link = {
    href: game.path + dailyQuery(game.id, day),
    'aria-label': cardLabel(game.title, result !== null, day < today ? dateName(day) : null),
    ...preloadHandlers(game),
  }
  return (
    <article className={styles.card} data-day-card={game.id}>
      {result ? (
        <Link {...link} className={styles.cover}>
          {picture}
          <span className={styles.again}>{texts.practice}</span>
        </Link>
      ) : (
        <div className={styles.cover}>{picture}</div>
      )}
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2 className={styles.title} lang={game.titleLang}>
            {game.title}
          </h2>
          <p className={styles.kind}>
            {result ? (
              <strong className={styles.result} data-result={result.result}>
                {resultText(result)}
              </strong>
            ) : (
              <span>{nameOf(factTexts.difficulties, game.difficulty)}</span>
            )}
            {result?.late && <span>{` · ${texts.late}`}</span>}
          </p>
        </div>
        {result ? (
          <Button
            aria-label={texts.shareGame(game.title)}
            onClick={() => void send({ text: shareLine(game.title, day, result, streak) }, texts.copied)}
          >
            {texts.share}
          </Button>
        ) : (
          <Link {...link} className={buttonClass({ variant: 'primary' })}>
            {day < today ? texts.playLate : texts.play}
          </Link>
        )}
      </div>
    </article>
  )
}

/** The link's name for screen readers: it begins with the visible text. */
function cardLabel(title: string, played: boolean, past: string | null): string {
  if (past === null) return played ? texts.practiceGame(title) : texts.playGame(title)
  return played ? texts.practicePastGame(title, past) : texts.playGameLate(title, past)
}
