/**
 * A promotion slot: its space is always reserved; the ad network fills it if one is set, else a game of this
 * site.
 */
import Sparkles from 'lucide-react/icons/sparkles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { settings } from '../../engine/storage/values/settings'
import { listedGames } from '../../games/catalog'
import { useHydrated, useStored } from '../../ui/loading/hydrated'
import { direct, orNothing } from '../../ui/loading/preloadable'
import { whenIdle } from '../../ui/loading/whenIdle'
import { classes } from '../../ui/styles/classes'
import { visitNumber } from '../app/visit'
import { Beside } from './Beside'
import { type PromoKind, promotedGame } from './choice'
import { CLIENT, SLOTS } from './client'
import styles from './Promo.module.css'
import { Cover, TryIt } from './TryIt'

/** Where the visitor has it, the line leads to the games of the day; it needs their calendar. */
const TodayLine = direct(orNothing(() => import('../today/TodayLine')))

export interface PromoProps {
  kind: PromoKind
  /** Id of the game that is open: it is not promoted on its own page. */
  open?: string
}

export function Promo({ kind, open }: PromoProps): ReactNode {
  const slot = SLOTS[kind]
  const paid = Boolean(CLIENT && slot)
  return (
    <aside
      className={classes(styles.promo, styles[kind], paid && styles.paid)}
      aria-label={`Promotion, ${kind}`}
      data-promo={kind}
    >
      {CLIENT && slot ? (
        <Network client={CLIENT} slot={slot} kind={kind} />
      ) : (
        <House kind={kind} open={open} />
      )}
    </aside>
  )
}

function Network({ client, slot, kind }: { client: string; slot: string; kind: PromoKind }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    import('./network').then(
      ({ fillSlot }) => fillSlot(element, client, slot, kind),
      (error: unknown) => console.warn('The promotion could not be loaded.', error),
    )
  }, [client, slot, kind])
  return <div ref={place} className={styles.network} />
}

function House({ kind, open }: { kind: PromoKind; open: string | undefined }): ReactNode {
  const taken = useHydrated()
  if (kind === 'vertical') return <Beside open={open} />
  // Which game the others show differs from visit to visit: the built page only keeps their place.
  return taken && <OfVisit kind={kind} open={open} />
}

function OfVisit({ kind, open }: { kind: PromoKind; open: string | undefined }): ReactNode {
  const [visit] = useState(visitNumber)
  const { daily } = useStored(settings)
  if (kind === 'horizontal' && daily)
    return (
      <Later load={TodayLine.load}>
        <TodayLine.Part />
      </Later>
    )
  const game = promotedGame(listedGames, visit, kind, open)
  if (!game) return null
  const rest = (
    <>
      <p className={styles.text}>{game.description}</p>
      <TryIt game={game} kind={kind} />
    </>
  )
  return kind === 'horizontal' ? (
    <>
      <Sparkles size={22} aria-hidden className={styles.sparkles} />
      <p className={styles.title}>Next up: {game.title}</p>
      {rest}
    </>
  ) : (
    <>
      <Cover game={game} />
      <div className={styles.words}>
        <p className={styles.title}>{game.title}</p>
        {rest}
      </div>
    </>
  )
}

interface LaterProps {
  load(): Promise<unknown>
  children: ReactNode
}

/** Loaded after the page: its space is reserved, and what the page itself needs loads first. */
function Later({ load, children }: LaterProps): ReactNode {
  const [due, setDue] = useState(false)
  useEffect(() => whenIdle(() => load().then(() => setDue(true)), true), [load])
  return due && children
}
