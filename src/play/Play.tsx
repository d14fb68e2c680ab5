/** Owns opening a game: loads its definition, reads the address, and hands over to the host of its kind. */
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Game } from '../engine/core/contract'
import type { CatalogueGame } from '../games/catalogue'
import { Loading } from '../ui/Loading'
import { toast } from '../ui/toast'
import { wireSound } from './audio'
import { hosts } from './hosts'
import { type Opening, readOpening } from './session/options'

interface Props {
  readonly game: CatalogueGame
  /** Where the page wants the play's own buttons. */
  readonly actionsSlot: HTMLElement | null
  /** A dialog of the page lies over the game: it pauses. */
  readonly covered: boolean
  /** The page's own tools for the panels: heart, settings. */
  readonly pageTools: ReactNode
}

export default function Play({ game: entry, actionsSlot, covered, pageTools }: Props) {
  const [loaded, setLoaded] = useState<{ game: Game; opening: Opening } | null>(null)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    let gone = false
    wireSound()
    Promise.all([entry.load(), hosts[entry.kind].load()]).then(
      ([{ default: game }]) => {
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
        <hosts.realtime.Part
          entry={entry}
          game={game}
          opening={opening}
          actionsSlot={actionsSlot}
          covered={covered}
          pageTools={pageTools}
        />
      ) : (
        <hosts.turn.Part
          entry={entry}
          game={game}
          opening={opening}
          actionsSlot={actionsSlot}
          covered={covered}
          pageTools={pageTools}
        />
      )}
    </Suspense>
  )
}
