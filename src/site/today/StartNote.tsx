/** The note in the start panel of a game that was opened for a day. */
import { type ReactNode, useState } from 'react'
import { settings } from '../../engine/storage/values/settings'
import type { CatalogGame } from '../../games/catalog'
import { useStored } from '../../ui/loading/hydrated'
import { dayAsked, waitingLine } from './daily'
import { days } from './days'
import styles from './StartNote.module.css'

export default function StartNote({ game }: { game: CatalogGame }): ReactNode {
  const [now] = useState(Date.now)
  const all = useStored(days)
  const { daily } = useStored(settings)
  const day = daily ? dayAsked(game.id, location.search, now) : null
  if (day === null)
    return daily ? (
      <p className={styles.note}>The day in this link is not valid here: this game counts for no day.</p>
    ) : null
  return (
    <p className={styles.note} data-day-note>
      {waitingLine(game.title, game.id, day, now, all)}
    </p>
  )
}
