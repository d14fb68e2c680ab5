/** Owns the plays that wait: each with its picture, where it stands, the way on, and the way to put it away. */
import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'wouter'
import type { CatalogGame } from '../../games/catalog'
import { FROM_SHELF } from '../../play/host/leaveGame'
import { Button, IconButton } from '../../ui/controls/Button'
import styles from './Continue.module.css'
import { sinceText, type WaitingPlay, waitingPlays } from './plays'

interface Props {
  /** What a link to a game listens to, so that it is warm when it is followed. */
  warming(game: CatalogGame): object
}

export default function Continue({ warming }: Props): ReactNode {
  const id = useId()
  const [plays] = useState(waitingPlays)
  /** Those that were put away here, with how to put them back. */
  const [away, setAway] = useState<ReadonlyMap<string, () => void>>(new Map())
  if (plays.length === 0) return null
  const change = (play: string, back?: () => void) => {
    const next = new Map(away)
    if (back) next.set(play, back)
    else next.delete(play)
    setAway(next)
  }
  return (
    <section className={styles.continue} aria-labelledby={id} data-continue>
      <h2 id={id} className={styles.title}>
        Continue
      </h2>
      <ul className={styles.plays}>
        {plays.map((play) => {
          const back = away.get(play.id)
          return (
            <li key={play.id} className={styles.play}>
              {back ? (
                <PutAway
                  title={play.game.title}
                  onBack={() => {
                    back()
                    change(play.id)
                  }}
                />
              ) : (
                <Waiting
                  play={play}
                  warm={warming(play.game)}
                  onAway={() => change(play.id, play.putAway())}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Waiting({ play, warm, onAway }: { play: WaitingPlay; warm: object; onAway(): void }): ReactNode {
  const { game, stands, date } = play
  const [now] = useState(Date.now)
  return (
    <>
      <Link href={play.path} state={FROM_SHELF} className={styles.on} {...warm}>
        <img src={game.cover} alt="" width={320} height={200} className={styles.cover} draggable={false} />
        <span className={styles.words}>
          <span className={styles.name}>{game.title}</span>
          {stands && <span className={styles.stands}>{stands}</span>}
          <span className={styles.stands}>{sinceText(date, now)}</span>
        </span>
      </Link>
      <IconButton
        label={`Put ${game.title} away`}
        variant="quiet"
        icon={<X size={18} aria-hidden />}
        onClick={onAway}
      />
    </>
  )
}

function PutAway({ title, onBack }: { title: string; onBack(): void }): ReactNode {
  return (
    <>
      <p className={styles.away} role="status">
        {title} was put away.
      </p>
      <Button autoFocus onClick={onBack}>
        Undo
      </Button>
    </>
  )
}
