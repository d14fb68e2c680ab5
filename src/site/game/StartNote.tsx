/** The note in the start panel of a daily game. */
import { type ReactNode, useState } from 'react'
import { settings } from '../../engine/storage/values/settings'
import type { CatalogGame } from '../../games/catalog'
import { useStored } from '../../ui/hydrated'
import { dailyTexts } from '../texts/daily'
import { dayAsked, startNoteText } from '../today/daily'
import { days } from '../today/days'
import styles from './StartNote.module.css'

export default function StartNote({ game }: { game: CatalogGame }): ReactNode {
  const [now] = useState(Date.now)
  const all = useStored(days)
  const { daily } = useStored(settings)
  const day = daily ? dayAsked(game.id, location.search, now) : null
  if (day === null) return daily ? <p className={styles.note}>{dailyTexts.start.invalid}</p> : null
  return (
    <p className={styles.note} data-day-note>
      {startNoteText(game.title, game.id, day, now, all)}
    </p>
  )
}
