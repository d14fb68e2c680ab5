/** The note in the end panel: the game's rank among the last ones, their chart, its daily result, and what is next. */
import Star from 'lucide-react/icons/star'
import Trophy from 'lucide-react/icons/trophy'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { CatalogGame } from '../../games/catalog'
import { isForPeople } from '../../play/opening/options'
import { usePlay } from '../../play/session/core/usePlay'
import { Button, buttonClass } from '../../ui/controls/Button'
import { send } from '../../ui/send'
import { Columns } from '../records/Columns'
import { resultText } from '../records/format'
import { streakText, winRate } from '../records/formatWins'
import { Line } from '../records/Line'
import { endNoteTexts } from '../texts/endNote'
import { todayTexts } from '../texts/today'
import { isoOf, numberName } from '../today/calendar'
import { shareLine } from '../today/daily'
import styles from './EndNote.module.css'
import { type DayFacts, type EndFacts, endFacts, type NextStep } from './endFacts'

const texts = endNoteTexts

/** A chart of fewer games shows nothing. */
const CHARTED = 5

export default function EndNote({ game }: { game: CatalogGame }): ReactNode {
  const { session } = usePlay()
  const { trophies, options, players } = useSnapshot(session.view)
  const last = useSnapshot(endFacts).last as EndFacts | null
  if (last?.game !== game.id) return null
  const { ranking, won, wins, columns, today } = last
  // A trophy just won is enough to say about trophies, and the next one is not for all who play here.
  const noTrophy = trophies.length > 0 || isForPeople(session.game, options, players)
  const next = last.next?.kind === 'trophy' && noTrophy ? null : last.next
  const facts = [
    ranking && ranking.among > 1 && texts.rank(ranking.rank, ranking.among),
    won && won.among > 1 && texts.won(won.count, won.among),
    wins && wins.of > 1 && texts.winRate(winRate(wins), wins.of),
    wins && streakText(wins),
  ].filter(Boolean)
  if (facts.length === 0 && !columns && !today && !next) return null
  return (
    <div className={styles.note} data-end-note>
      {today && <Today game={game} today={today} />}
      {facts.length > 0 && (
        <p className={styles.ranking}>
          <span>{facts.join(' · ')}</span>
          <Link href="/records" className={styles.more}>
            {texts.records}
          </Link>
        </p>
      )}
      {columns && <Columns caption={texts.winsByGuesses} columns={columns} />}
      {!columns && ranking && ranking.line.length >= CHARTED && (
        <div className={styles.line}>
          <Line values={ranking.line} height={28} />
        </div>
      )}
      {next && <Next step={next} />}
    </div>
  )
}

function Next({ step }: { readonly step: NextStep }): ReactNode {
  const { session } = usePlay()
  if (step.kind === 'trophy')
    return (
      <div className={styles.trophy}>
        <Trophy size={24} aria-hidden="true" />
        <p>
          <strong>{texts.next.trophy(step.title)}</strong> <span>{step.text}</span>
        </p>
      </div>
    )
  if (step.kind === 'medal')
    return <p>{texts.next.medal(step.days, todayTexts.archive.medals[step.medal])}</p>
  return (
    <div className={styles.today}>
      <Button icon={<Star size={18} aria-hidden="true" />} onClick={() => session.startWith(step.options)}>
        {texts.next[step.kind](step.label)}
      </Button>
      {step.kind === 'mode' && <p>{step.says}</p>}
    </div>
  )
}

function Today({ game, today }: { game: CatalogGame; today: DayFacts }): ReactNode {
  const { day, kind, result, streak } = today
  const name = numberName(day)
  const text = {
    first: streak > 0 ? texts.daily.firstWithStreak(name, streak) : texts.daily.first(name),
    late: texts.daily.late(name),
    practice: texts.daily.practice(name, result ? resultText(result) : ''),
    options: texts.daily.options,
    other: texts.daily.other(name),
  }[kind]
  return (
    <div className={styles.today}>
      <p>{text}</p>
      <div className={styles.buttons}>
        {result && kind !== 'other' && (
          <Button
            onClick={() =>
              void send({ text: shareLine(game.title, day, result, streak) }, texts.daily.copied)
            }
          >
            {texts.daily.share}
          </Button>
        )}
        <Link href={`/today?day=${isoOf(day)}`} className={buttonClass()}>
          {texts.daily.today}
        </Link>
      </div>
    </div>
  )
}
