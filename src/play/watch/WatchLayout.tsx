/** The layout of a replay: stats above, the field, and the bar below. */
import type { ReactNode, Ref } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Game } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import { classes } from '../../ui/styles/classes'
import frame from '../frame/Frame.module.css'
import { toggleFullscreen } from '../frame/fullscreen'
import { Glow } from '../frame/Glow'
import { Header } from '../frame/Header'
import { Hud } from '../frame/Hud'
import { passOn, saveFile } from '../record/pass'
import { REWINDS } from '../session/assists/separateRecords'
import type { SessionView } from '../session/core/view'
import type { WatchProps } from './props'
import { WatchBar } from './WatchBar'
import styles from './WatchLayout.module.css'
import type { Watcher } from './watcher'

interface Props extends WatchProps<Game> {
  readonly watcher: Watcher
  readonly shown: SessionView
  readonly areaRef?: Ref<HTMLDivElement>
  readonly fieldWidth?: number | undefined
  /** Beside the field in wide windows, below it in upright ones. */
  readonly aside?: ReactNode
  /** Has its moves judged; undefined where that cannot be, or is done. */
  readonly onReview?: (() => void) | undefined
  /** A move of the review is selected, and the board shows the state before it: to resume is to try again. */
  readonly retries?: boolean | undefined
  readonly children: ReactNode
}

export function WatchLayout(props: Props) {
  const { entry, game, record, watcher, shown, fieldWidth } = props
  const root = useRef<HTMLElement>(null)
  // Keys and pads begin on the button that stops it.
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [])
  // As while one plays: the whole window of a phone.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.playing = ''
    return () => {
      delete dataset.playing
    }
  }, [])
  const share = () => void passOn(entry.title, entry.path, record)
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={`${entry.title}: a play to watch`}
      className={classes(frame.play, styles.watching)}
      data-game={entry.id}
      data-phase="watching"
      data-seed={shown.seed}
      data-kind={game.kind}
      style={fieldWidth ? ({ '--field-width': `${fieldWidth}px` } as React.CSSProperties) : undefined}
    >
      <Glow cover={entry.cover} />
      <Header slot={props.actionsSlot} onShare={share} onFullscreen={() => toggleFullscreen(root.current)} />
      <div className={classes(frame.bar, props.aside ? styles.headed : undefined)}>
        <Hud view={shown} game={game} />
        <p className={styles.tag}>{tagOf(record)}</p>
      </div>
      <div className={classes(frame.below, styles.below)}>
        <div className={frame.stageArea} ref={props.areaRef}>
          {props.children}
        </div>
        {props.aside}
      </div>
      <WatchBar
        watcher={watcher}
        record={record}
        onResume={props.onResume}
        onReview={props.onReview}
        retries={props.retries}
        onRace={props.onRace}
        onShare={share}
        onSave={() => void saveFile(record)}
        onClose={props.onClose}
      />
    </section>
  )
}

/** Nothing was recorded before. */
const FIRST_RECORD = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

/** The day that a record names, where that can be: not before the site was there, and not after now. */
function dayOf(date: number): string {
  if (date < FIRST_RECORD || date > Date.now() + DAY_MS) return ''
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
}

/** The title: 'Watching · 12 December · Score 210'. The stats are those of the replay. */
function tagOf({ date, figures }: PlayRecord): string {
  const day = dayOf(date)
  const [first] = Object.entries(figures)
  const forgiven = figures[REWINDS] && first?.[0] !== REWINDS && `${REWINDS} ${figures[REWINDS]}`
  return ['Watching', day, first && `${first[0]} ${first[1]}`, forgiven].filter(Boolean).join(' · ')
}
