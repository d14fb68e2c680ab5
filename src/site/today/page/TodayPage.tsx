/** The page of the day: its three games, the month so far, and every other game of the day. */
import { type ReactNode, useEffect, useState } from 'react'
import { changeSettings, settings } from '../../../engine/storage/values/settings'
import { findGame, listedGames } from '../../../games/catalog'
import { Button } from '../../../ui/controls/Button'
import { useStored } from '../../../ui/loading/hydrated'
import { toast } from '../../../ui/toasts/toast'
import { SettingsDialog } from '../../app/dialogs'
import { PageHeader } from '../../layout/PageHeader'
import { usePage } from '../../pages/usePage'
import { type Day, dayAt, dayName, dayOf, numberName, WARM_UP } from '../calendar'
import { streakNow } from '../daily'
import { days } from '../days'
import { featuredOn } from '../schedule'
import { useToday } from '../useToday'
import { Archive } from './Archive'
import { DayCard } from './DayCard'
import { OtherGames } from './OtherGames'
import { TODAY_FACTS } from './pageFacts'
import styles from './TodayPage.module.css'

/** The day that the address asks for; null for today, undefined for one that there is no page of. */
function askedDay(): Day | null | undefined {
  const text = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('day')
  if (text === null) return null
  const day = dayOf(text)
  const now = dayAt(Date.now())
  if (day === null || day < WARM_UP || day > now) return undefined
  return day === now ? null : day
}

export default function TodayPage(): ReactNode {
  usePage(TODAY_FACTS)
  const today = useToday()
  const [asked] = useState(askedDay)
  const [chosen, setChosen] = useState(asked ?? null)
  useEffect(() => {
    if (asked === undefined) toast('There are no games for the day in this link. These are today’s.')
  }, [asked])
  const [settingsOpen, setSettingsOpen] = useState(false)
  const all = useStored(days)
  const { daily } = useStored(settings)
  // A clock that was set back makes no day of the past out of one to come.
  const day = today === null ? null : chosen === null || chosen > today ? today : chosen
  const streak = today === null ? 0 : streakNow(all, Date.now())

  return (
    <div className={styles.page}>
      <PageHeader title="Today" room="today" onSettings={() => setSettingsOpen(true)} />
      <main className={styles.main}>
        <div className={styles.head}>
          <h1 className={styles.title}>{day === today || !daily ? 'Today' : 'A day before'}</h1>
          <p className={styles.line} data-day-line>
            {daily && day !== null && (
              <>
                {numberName(day)} · {dayName(day)}
                {streak > 0 && <span className={styles.streak}>streak {streak}</span>}
              </>
            )}
          </p>
        </div>
        {daily ? (
          <div className={styles.rooms}>
            <section className={styles.cards} aria-label="Games of the day">
              {(day === null ? [null, null, null] : featuredOn(day)).map((id, place) => (
                <DayCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: three places, each of one difficulty
                  key={place}
                  game={id === null ? undefined : findGame(id)}
                  day={day}
                  today={today}
                  all={all}
                  streak={streak}
                />
              ))}
            </section>
            <Archive today={today} chosen={day} all={all} onChoose={setChosen} />
            <div className={styles.others}>
              {day !== null && today !== null && (
                <OtherGames
                  games={listedGames.filter(({ id }) => !featuredOn(day).includes(id))}
                  day={day}
                  late={day < today}
                  all={all}
                />
              )}
            </div>
          </div>
        ) : (
          <div className={styles.off}>
            <p>The daily games are switched off: no days, no streak, no medals. What was played is kept.</p>
            <Button onClick={() => changeSettings({ daily: true })}>Switch them on</Button>
          </div>
        )}
      </main>
      {settingsOpen && <SettingsDialog.Part onClose={() => setSettingsOpen(false)} />}
    </div>
  )
}
