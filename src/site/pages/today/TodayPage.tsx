/** The Today page: the day's three games, the month so far, and all other games of the day. */
import { type ReactNode, useEffect, useState } from 'react'
import { changeSettings, settings } from '../../../engine/storage/values/settings'
import { findGame, listedGames } from '../../../games/catalog'
import { Button } from '../../../ui/controls/Button'
import { useStored } from '../../../ui/hydrated'
import { classes } from '../../../ui/styles/classes'
import { toast } from '../../../ui/toasts/toast'
import { PageHeader } from '../../layout/PageHeader'
import { usePage } from '../../layout/usePage'
import { SettingsDialog } from '../../settings/lazySettings'
import { todayTexts } from '../../texts/today'
import { type Day, dayAt, dayName, dayOf, isoOf, numberName, WARM_UP } from '../../today/calendar'
import { streakNow } from '../../today/daily'
import { days } from '../../today/days'
import { FEATURED, featuredOn } from '../../today/featured'
import { useToday } from '../../today/useToday'
import { Archive } from './Archive'
import { DayCard } from './DayCard'
import { OtherGames } from './OtherGames'
import { TODAY_FACTS } from './pageFacts'
import styles from './TodayPage.module.css'

const texts = todayTexts

/** The day in the address; null for today, undefined for an invalid one. */
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
    if (asked === undefined) toast(texts.noDay)
  }, [asked])
  const [settingsOpen, setSettingsOpen] = useState(false)
  const all = useStored(days)
  const { daily } = useStored(settings)
  // If the clock was set back, the chosen day may be in the future now.
  const day = today === null ? null : chosen === null || chosen > today ? today : chosen
  const streak = today === null ? 0 : streakNow(all, Date.now())
  const played = day !== null && Object.keys(all[isoOf(day)] ?? {}).length > 0
  const state = [streak > 0 && texts.streak(streak), !played && texts.notPlayed].filter(Boolean).join(' · ')

  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} page="today" onSettings={() => setSettingsOpen(true)} />
      <main className={styles.main}>
        <div className={styles.head}>
          <h1 className={styles.title}>{day === today || !daily ? texts.title : texts.pastTitle}</h1>
          <p className={styles.line} data-day-line>
            {daily && day !== null && (
              <>
                <span>{`${numberName(day)} · ${dayName(day)}`}</span>
                {state && <span className={styles.state}>{state}</span>}
              </>
            )}
          </p>
        </div>
        {daily ? (
          <div className={classes(styles.layout, listedGames.length <= FEATURED && styles.few)}>
            <section className={styles.cards} aria-label={texts.games}>
              {(day === null ? Array<null>(FEATURED).fill(null) : featuredOn(day)).map((id, index) => (
                <DayCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: places, each of one difficulty
                  key={index}
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
            <p>{texts.off.text}</p>
            <Button onClick={() => changeSettings({ daily: true })}>{texts.off.turnOn}</Button>
          </div>
        )}
      </main>
      {settingsOpen && <SettingsDialog.Part onClose={() => setSettingsOpen(false)} />}
    </div>
  )
}
