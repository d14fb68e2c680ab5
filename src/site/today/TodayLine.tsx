/** The link to the daily games at the top of the home page. */
import Sparkles from 'lucide-react/icons/sparkles'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { findGame } from '../../games/catalog'
import { buttonClass } from '../../ui/controls/Button'
import { useStored } from '../../ui/hydrated'
import { dailyTexts } from '../texts/daily'
import { numberName } from './calendar'
import { streakNow } from './daily'
import { days } from './days'
import { featuredOn } from './featured'
import styles from './TodayLine.module.css'
import { useToday } from './useToday'

const texts = dailyTexts.line

export default function TodayLine(): ReactNode {
  const all = useStored(days)
  const today = useToday()
  if (today === null) return null
  const games = featuredOn(today).flatMap((id) => findGame(id)?.title ?? [])
  const streak = streakNow(all, Date.now())
  return (
    <>
      <Sparkles size={22} aria-hidden className={styles.sparkles} />
      <p className={styles.title}>{texts.title}</p>
      <p className={styles.text}>
        <span className={styles.number}>{`${numberName(today)} · `}</span>
        <span>{games.join(', ')}</span>
        {streak > 0 && <span>{` · ${texts.streak(streak)}`}</span>}
      </p>
      <Link href="/today" className={buttonClass()} aria-label={texts.playAll}>
        {texts.play}
      </Link>
    </>
  )
}
