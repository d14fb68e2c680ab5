/** Owns opening a game: loads its definition, reads the address, and hands over to the host of its kind. */
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Game } from '../engine/core/contract'
import type { CatalogueGame } from '../games/catalogue'
import { toast } from '../ui/toast'
import { wireSound } from './audio'
import styles from './Play.module.css'
import { type Opening, readOpening } from './session/options'

const hosts = { realtime: () => import('./RealtimePlay'), turn: () => import('./TurnPlay') }
const RealtimePlay = lazy(hosts.realtime)
const TurnPlay = lazy(hosts.turn)

interface Props {
  readonly game: CatalogueGame
  /** Where the page wants the play's own buttons. */
  readonly actionsSlot: HTMLElement | null
  /** A dialog of the page lies over the game: it pauses. */
  readonly covered: boolean
}

export default function Play({ game: entry, actionsSlot, covered }: Props) {
  const [loaded, setLoaded] = useState<{ game: Game; opening: Opening } | null>(null)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    let gone = false
    wireSound()
    // The host's own code comes along while the game's is loading.
    void hosts[entry.kind]().catch(() => {})
    entry.load().then(
      ({ default: game }) => {
        if (gone) return
        const opening = readOpening(entry.id, game, location.search)
        for (const complaint of opening.complaints) toast(complaint, { kind: 'bad' })
        setLoaded({ game, opening })
      },
      (reason: unknown) => !gone && setError(reason),
    )
    return () => {
      gone = true
    }
  }, [entry])

  // The page's error screen offers to load again.
  if (error) throw error instanceof Error ? error : new Error('The game could not be loaded.')
  if (!loaded) return <Loading />
  const { game, opening } = loaded
  return (
    <Suspense fallback={<Loading />}>
      {game.kind === 'realtime' ? (
        <RealtimePlay
          entry={entry}
          game={game}
          opening={opening}
          actionsSlot={actionsSlot}
          covered={covered}
        />
      ) : (
        <TurnPlay entry={entry} game={game} opening={opening} actionsSlot={actionsSlot} covered={covered} />
      )}
    </Suspense>
  )
}

function Loading() {
  return (
    <p className={styles.loading} role="status">
      Loading...
    </p>
  )
}
