/** The games in progress, each with its picture, its state, a link to resume it, and a button to dismiss it. */
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import type { CatalogGame } from '../../games/catalog'
import { FROM_HOME } from '../../play/opening/wayHome'
import { Button, IconButton } from '../../ui/controls/Button'
import { homeTexts } from '../texts/home'
import styles from './Continue.module.css'
import { type SavedGame, savedGames, sinceText } from './savedGames'

const texts = homeTexts.continue

interface Props {
  /** Event handlers that preload the game of a link. */
  preloadHandlers(game: CatalogGame): object
}

export default function Continue({ preloadHandlers }: Props): ReactNode {
  const id = useId()
  const [games] = useState(savedGames)
  /** The dismissed games by id, each with the function that restores it. */
  const [dismissed, setDismissed] = useState<ReadonlyMap<string, () => void>>(new Map())
  if (games.length === 0) return null
  const change = (id: string, restore?: () => void) => {
    const next = new Map(dismissed)
    if (restore) next.set(id, restore)
    else next.delete(id)
    setDismissed(next)
  }
  return (
    <section className={styles.continue} aria-labelledby={id} data-continue>
      <h2 id={id} className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.plays}>
        {games.map((saved) => {
          const restore = dismissed.get(saved.id)
          return (
            <li key={saved.id} className={styles.play}>
              {restore ? (
                <Dismissed
                  title={saved.game.title}
                  onUndo={() => {
                    restore()
                    change(saved.id)
                  }}
                />
              ) : (
                <Saved
                  saved={saved}
                  handlers={preloadHandlers(saved.game)}
                  onDismiss={() => change(saved.id, saved.dismiss())}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface SavedProps {
  readonly saved: SavedGame
  readonly handlers: object
  onDismiss(): void
}

function Saved({ saved, handlers, onDismiss }: SavedProps): ReactNode {
  const { game, date } = saved
  const [now] = useState(Date.now)
  const status = useStatus(saved)
  return (
    <>
      <Link href={saved.path} state={FROM_HOME} className={styles.on} {...handlers}>
        <img src={game.cover} alt="" width={320} height={200} className={styles.cover} draggable={false} />
        <span className={styles.words}>
          <span className={styles.name} lang={game.titleLang}>
            {game.title}
          </span>
          {status && <span className={styles.status}>{status}</span>}
          <span className={styles.status}>{sinceText(date, now)}</span>
        </span>
      </Link>
      <IconButton
        label={texts.dismiss(game.title)}
        variant="quiet"
        icon={<X size={18} aria-hidden />}
        onClick={onDismiss}
      />
    </>
  )
}

/** A space until it is known in this language, so that nothing moves. */
const UNKNOWN = '\u00a0'

function useStatus(saved: SavedGame): string {
  const [status, setStatus] = useState(saved.status ?? UNKNOWN)
  useEffect(() => {
    // Without a connection the game may not load: its name is enough.
    if (saved.status === null) saved.findStatus().then(setStatus, () => {})
  }, [saved])
  return status
}

function Dismissed({ title, onUndo }: { title: string; onUndo(): void }): ReactNode {
  return (
    <>
      <p className={styles.dismissed} role="status">
        {texts.dismissed(title)}
      </p>
      <Button autoFocus onClick={onUndo}>
        {texts.undo}
      </Button>
    </>
  )
}
