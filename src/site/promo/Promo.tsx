/** Owns one promotion slot: its space is kept always; the network fills it where one is set, else another game of ours. */
import Sparkles from 'lucide-react/icons/sparkles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { settings } from '../../engine/storage/settings'
import { type CatalogueGame, listedGames } from '../../games/catalogue'
import { FROM_SHELF, onward } from '../../play/wayHome'
import { buttonClass } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { direct } from '../../ui/direct'
import { useStored, useTakenOver } from '../../ui/takenOver'
import { whenIdle } from '../../ui/whenIdle'
import { warming } from '../preload'
import { visitNumber } from '../visit'
import { type PromoKind, promotedGame, promotedGames } from './choice'
import { CLIENT, SLOTS } from './client'
import styles from './Promo.module.css'

/** How many games stand in the tall place beside a game. */
const TALL = 3

/** Where the visitor has it, the line leads to the games of the day; it needs their calendar. */
const TodayLine = direct(() => import('../today/TodayLine'))

export interface PromoProps {
  kind: PromoKind
  /** Id of the game that is open: it is not promoted on its own page. */
  open?: string
}

export function Promo({ kind, open }: PromoProps): ReactNode {
  const slot = SLOTS[kind]
  // Which game it is differs from visit to visit: the built page keeps the place.
  const taken = useTakenOver()
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
        taken && <House kind={kind} open={open} />
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

function House({ kind, open }: { kind: PromoKind; open?: string }): ReactNode {
  const [visit] = useState(visitNumber)
  const { daily } = useStored(settings)
  if (kind === 'horizontal' && daily) return <Today />
  if (kind === 'vertical') {
    return promotedGames(listedGames, visit, kind, TALL, open).map((game) => (
      <div key={game.id} className={styles.one}>
        <img className={styles.cover} src={game.cover} alt="" width={320} height={200} draggable={false} />
        <p className={styles.title}>{game.title}</p>
        <TryIt game={game} kind={kind} />
      </div>
    ))
  }
  const game = promotedGame(listedGames, visit, kind, open)
  if (!game) return null
  const play = <TryIt game={game} kind={kind} />
  if (kind === 'horizontal') {
    return (
      <>
        <Sparkles size={22} aria-hidden className={styles.sparkles} />
        <p className={styles.title}>Next up: {game.title}</p>
        <p className={styles.text}>{game.description}</p>
        {play}
      </>
    )
  }
  return (
    <>
      <img className={styles.cover} src={game.cover} alt="" width={320} height={200} draggable={false} />
      <div className={styles.words}>
        <p className={styles.title}>{game.title}</p>
        <p className={styles.text}>{game.description}</p>
        {play}
      </div>
    </>
  )
}

/** It comes once the page stands: its place is kept, and the files of the page itself come first. */
function Today(): ReactNode {
  const [here, setHere] = useState(false)
  useEffect(() => whenIdle(() => TodayLine.load().then(() => setHere(true)), true), [])
  return here && <TodayLine.Part />
}

/** The vertical place stands beside games, the others on the shelf. */
function TryIt({ game, kind }: { game: CatalogueGame; kind: PromoKind }): ReactNode {
  return (
    <Link
      href={game.path}
      state={kind === 'vertical' ? onward(history.state) : FROM_SHELF}
      className={classes(buttonClass(), styles.play)}
      aria-label={`Try it: ${game.title}`}
      {...warming(game)}
    >
      Try it
    </Link>
  )
}
