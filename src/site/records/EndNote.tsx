/** Owns what stands in the end panel below the figures: the play's place among the last ones, their line, and what it was for its day. */
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { CatalogGame } from '../../games/catalog'
import { Button, buttonClass } from '../../ui/controls/Button'
import { send } from '../../ui/send'
import { isoOf, numberName } from '../today/calendar'
import { shareLine } from '../today/daily'
import { Columns } from './Columns'
import styles from './EndNote.module.css'
import { type Told, type ToldDay, told } from './endFacts'
import { figureText, ordinal, resultText } from './format'
import { streakText, winRate } from './formatWins'
import { Line } from './Line'

export default function EndNote({ game }: { game: CatalogGame }): ReactNode {
  const last = useSnapshot(told).last as Told | null
  if (last?.game !== game.id) return null
  const { place, of, best, won, wins, columns, today } = last
  const words = [
    place && place.among > 1 && `${ordinal(place.rank)} of your last ${place.among}`,
    won && won.among > 1 && `${won.count} won of your last ${won.among}`,
    wins && wins.of > 1 && `${winRate(wins)} of ${wins.of} won`,
    wins && streakText(wins),
    best !== null && place && place.among > 1 && `best ${figureText(of, best)}`,
  ].filter(Boolean)
  if (words.length === 0 && !columns && !today) return null
  return (
    <div className={styles.note} data-end-note>
      {today && <Today game={game} today={today} />}
      {words.length > 0 && (
        <p className={styles.place}>
          <span>{words.join(' · ')}</span>
          <Link href="/records" className={styles.more}>
            Records
          </Link>
        </p>
      )}
      {columns && <Columns of={of.toLowerCase()} columns={columns} />}
      {!columns && place && place.line.length > 1 && (
        <div className={styles.line}>
          <Line values={place.line} height={28} />
        </div>
      )}
    </div>
  )
}

function Today({ game, today }: { game: CatalogGame; today: ToldDay }): ReactNode {
  const { day, kind, result, streak } = today
  const name = numberName(day)
  const counted = result ? resultText(result) : ''
  const text = {
    first: `${name}: ${counted} counts${streak > 0 ? ` · streak ${streak}` : ''}`,
    late: `${name}: ${counted} is kept for that day, late`,
    practice: `Practice: your ${counted} of ${name} stays`,
    options: 'Practice: other options than those of the day',
    other: `A start of its own, not that of ${name}`,
  }[kind]
  return (
    <div className={styles.today}>
      <p>{text}</p>
      <div className={styles.buttons}>
        {result && kind !== 'other' && (
          <Button
            onClick={() =>
              void send(
                { text: shareLine(game.title, day, result, streak) },
                'Copied: paste it wherever you like.',
              )
            }
          >
            Share the day
          </Button>
        )}
        <Link href={`/today?day=${isoOf(day)}`} className={buttonClass()}>
          Today
        </Link>
      </div>
    </div>
  )
}
