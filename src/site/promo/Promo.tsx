/** A promotion slot with reserved space. It shows an ad if there is an ad network, otherwise games of this site. */
import Sparkles from 'lucide-react/icons/sparkles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { visitNumber } from '../../engine/storage/adapter/visit'
import { settings } from '../../engine/storage/values/settings'
import { listedGames } from '../../games/catalog'
import { useHydrated, useStored } from '../../ui/hydrated'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { whenIdle } from '../../ui/loading/whenIdle'
import { classes } from '../../ui/styles/classes'
import { useSiteSettings } from '../layout/siteSettings'
import { promoTexts } from '../texts/promo'
import { Beside } from './Beside'
import { type PromoKind, promotedGame } from './choice'
import { CLIENT, isPaid, SLOTS } from './client'
import styles from './Promo.module.css'
import { Cover, TryIt } from './TryIt'

/** The line that links to the daily games, if they are on. Loaded later, because it needs the calendar. */
const TodayLine = lazyComponent(() => import('../today/TodayLine'))

export interface PromoProps {
  kind: PromoKind
  /** Id of the open game, which is not promoted on its own page. */
  open?: string
  /** Shown instead of one game, if there is no ad network. */
  own?: ReactNode
}

/** With fewer games, all are in view anyway. */
const ENOUGH = listedGames.length > 4

export function Promo({ kind, open, own }: PromoProps): ReactNode {
  const slot = SLOTS[kind]
  const { promotions = true } = useSiteSettings()
  const { daily } = useStored(settings)
  // The line of the daily games is no promotion.
  if (!isPaid(kind) && !own && !(promotions && ENOUGH) && !(kind === 'horizontal' && daily)) return null
  return (
    <aside
      className={classes(
        'screen-only',
        styles.promo,
        styles[kind],
        isPaid(kind) ? styles.paid : Boolean(own) && styles.bare,
      )}
      aria-label={promoTexts.slots[kind]}
      data-promo={kind}
      data-paid={isPaid(kind) || undefined}
    >
      {CLIENT && slot ? (
        <Network client={CLIENT} slot={slot} kind={kind} />
      ) : (
        own || <OwnGames kind={kind} open={open} />
      )}
    </aside>
  )
}

function Network({ client, slot, kind }: { client: string; slot: string; kind: PromoKind }): ReactNode {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (!element) return
    import('./network').then(
      ({ fillSlot }) => fillSlot(element, client, slot, kind),
      (error: unknown) => console.warn('The ad failed to load.', error),
    )
  }, [client, slot, kind])
  return <div ref={container} className={styles.network} />
}

function OwnGames({ kind, open }: { kind: PromoKind; open: string | undefined }): ReactNode {
  const hydrated = useHydrated()
  if (kind === 'vertical') return <Beside open={open} />
  // The game of the other slots differs from visit to visit, so the built page only reserves their space.
  return hydrated && <OfVisit kind={kind} open={open} />
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
      <TryIt game={game} />
    </>
  )
  return kind === 'horizontal' ? (
    <>
      <Sparkles size={22} aria-hidden className={styles.sparkles} />
      <p className={styles.title}>{promoTexts.next(game.title)}</p>
      {rest}
    </>
  ) : (
    <>
      <Cover game={game} />
      <div className={styles.words}>
        <p className={styles.title} lang={game.titleLang}>
          {game.title}
        </p>
        {rest}
      </div>
    </>
  )
}

interface LaterProps {
  load(): Promise<unknown>
  children: ReactNode
}

/** Loads its content after the page. The space is reserved. */
function Later({ load, children }: LaterProps): ReactNode {
  const [due, setDue] = useState(false)
  useEffect(() => whenIdle(() => load().then(() => setDue(true)), true), [load])
  return due && children
}
