/** The archive: the days of a month, which were played, the medal, and links to other months and past days. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useState } from 'react'
import { preferredLanguages } from '../../../engine/browser'
import { LOCALE } from '../../../engine/core/text'
import { findGame } from '../../../games/catalog'
import { IconButton } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import { resultText } from '../../records/format'
import { todayTexts } from '../../texts/today'
import {
  type Day,
  dateName,
  dateOf,
  dayName,
  daysOf,
  FIRST_DAY,
  isoOf,
  monthAfter,
  monthName,
  monthOf,
  WARM_UP,
} from '../../today/calendar'
import { type Days, daysPlayed, playedDays } from '../../today/days'
import { medalOf } from '../../today/streak'
import { columnOf, firstWeekday, weekdayNames } from '../../today/week'
import styles from './Archive.module.css'

const texts = todayTexts.archive

interface Props {
  /** Null until it is known; the month's space is reserved. */
  readonly today: Day | null
  /** The selected day. */
  readonly chosen: Day | null
  readonly all: Days
  onChoose(day: Day): void
}

/** The number of reserved cells: six weeks. */
const CELLS = 42

export function Archive({ today, chosen, all, onChoose }: Props): ReactNode {
  const [moved, setMoved] = useState(0)
  if (today === null || chosen === null)
    return (
      <section className={styles.archive} aria-label={texts.title}>
        <div className={styles.head} />
        <div className={styles.weekdays} />
        <div className={styles.month}>
          {Array.from({ length: CELLS }, (_, i) => i).map((i) => (
            <span key={i} className={styles.cell} />
          ))}
        </div>
      </section>
    )
  const month = monthAfter(monthOf(today), moved)
  const timely = playedDays(all)
  const counted = daysPlayed(month, timely, today)
  const medal = medalOf(counted)
  const first = Math.min(WARM_UP, monthOf(today).first)
  const weekStart = firstWeekday(preferredLanguages()[0] ?? LOCALE)
  return (
    <section className={styles.archive} aria-label={texts.title}>
      <div className={styles.head}>
        <IconButton
          label={texts.previous}
          variant="quiet"
          icon={<ArrowLeft size={20} aria-hidden />}
          disabled={month.first <= first}
          onClick={() => setMoved(moved - 1)}
        />
        <h2 className={styles.name} aria-live="polite">
          {monthName(month, today)}
        </h2>
        <IconButton
          label={texts.next}
          variant="quiet"
          icon={<ArrowRight size={20} aria-hidden />}
          disabled={moved === 0}
          onClick={() => setMoved(moved + 1)}
        />
        <p className={styles.sum}>
          {counted > 0 && <span>{texts.days(counted)}</span>}
          {medal && (
            <>
              <span> · </span>
              <span className={styles.medal} data-medal={medal}>
                {texts.medals[medal]}
              </span>
            </>
          )}
        </p>
      </div>
      {/* Each day is named with its weekday. */}
      <div className={styles.weekdays} aria-hidden="true">
        {weekdayNames(weekStart).map(({ short, long }) => (
          <abbr key={long} title={long}>
            {short}
          </abbr>
        ))}
      </div>
      <ul className={styles.month}>
        {daysOf(month).map((day) => (
          <li
            key={day}
            style={day === month.first ? { gridColumnStart: columnOf(day, weekStart) } : undefined}
          >
            <Cell
              day={day}
              games={all[isoOf(day)] ?? {}}
              timely={timely.has(day)}
              today={today}
              chosen={day === chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{noteOf(month.first, counted)}</p>
    </section>
  )
}

function noteOf(first: Day, counted: number): string {
  if (first < FIRST_DAY) return texts.warmUp(dateName(FIRST_DAY))
  const medal = medalOf(counted)
  if (medal === 'Gold') return texts.gold
  if (medal === 'Silver') return texts.toGold
  return medal === 'Bronze' ? texts.toSilver : texts.toBronze
}

interface CellProps {
  readonly day: Day
  readonly games: Days[string]
  readonly timely: boolean
  readonly today: Day
  readonly chosen: boolean
  onChoose(day: Day): void
}

function Cell({ day, games, timely, today, chosen, onChoose }: CellProps): ReactNode {
  if (day > today || day < WARM_UP)
    return <span className={classes(styles.cell, styles.closed)}>{dateOf(day)}</span>
  const results = Object.entries(games).map(
    ([id, result]) => `${findGame(id)?.title ?? id} ${resultText(result)}`,
  )
  const late = results.length > 0 && !timely
  const date = dayName(day)
  const label = timely ? texts.played(date, results) : texts.playedLate(date, results)
  return (
    <button
      type="button"
      className={classes(
        styles.cell,
        timely && styles.played,
        late && styles.late,
        day === today && styles.today,
      )}
      aria-pressed={chosen}
      aria-label={results.length === 0 ? texts.notPlayed(date) : label}
      title={results.join(' · ') || undefined}
      onClick={() => onChoose(day)}
    >
      {dateOf(day)}
    </button>
  )
}
