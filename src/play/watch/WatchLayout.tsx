/** The layout of a replay: stats above, the field, and the bar below. */

import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Game } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import { nameOf } from '../../engine/core/text'
import type { CatalogGame } from '../../games/catalog'
import { SINGLE_FILE } from '../../ui/basePath'
import { classes } from '../../ui/styles/classes'
import { toast } from '../../ui/toasts/toast'
import { useEmbedded, useHostOfReplay } from '../embed/embedded'
import { EmbedDialog } from '../embed/lazyEmbed'
import frame from '../frame/Frame.module.css'
import { Glow } from '../frame/Glow'
import { Header, toggleFullscreen } from '../frame/Header'
import { Hud } from '../frame/Hud'
import { ruling } from '../opening/options'
import { pack } from '../replay/pack'
import type { Watcher } from '../replay/playback/watcher'
import { saveFile, shareReplay } from '../replay/sendReplay'
import { REWINDS } from '../session/records/separateRecords'
import type { SessionView } from '../session/view/view'
import { embedTexts } from '../texts/embed'
import { hudTexts } from '../texts/hud'
import { replayTexts } from '../texts/replays'
import { WatchBar } from './WatchBar'
import styles from './WatchLayout.module.css'

const texts = replayTexts.watch

/** Longer replays are not embedded, characters: editors of pages truncate such code. */
const LONGEST_EMBED = 16_000

interface Props extends WatchProps<Game> {
  readonly watcher: Watcher
  readonly shown: SessionView
  readonly areaRef?: Ref<HTMLDivElement>
  readonly fieldWidth?: number | undefined
  /** Beside the field in landscape, below it in portrait. */
  readonly aside?: ReactNode
  /** Opens the review; undefined if there is none, or it is open. */
  readonly onReview?: (() => void) | undefined
  /** A move of the review is selected, and the board shows the state before it: resuming means trying again. */
  readonly retries?: boolean | undefined
  readonly children: ReactNode
}

export function WatchLayout(props: Props) {
  const { entry, game, replay, watcher, shown, fieldWidth } = props
  const root = useRef<HTMLElement>(null)
  const isEmbedded = useEmbedded()
  const below = useRef<HTMLDivElement>(null)
  useHostOfReplay(watcher, game, replay, below)
  // Focus begins on the pause button.
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [])
  // As during a game: the page header is hidden on phones.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.playing = ''
    return () => {
      delete dataset.playing
    }
  }, [])
  // Only the options of the rules: what is passed on does not set those of the view.
  const passed = { ...replay, options: ruling(game.options, replay.options) }
  /** The text of the replay to embed; null while the dialog is closed. */
  const [embedded, setEmbedded] = useState<string | null>(null)
  const embed = async () => {
    const text = await pack(passed)
    if (text.length <= LONGEST_EMBED) setEmbedded(text)
    else toast(embedTexts.dialog.tooLong, { kind: 'bad' })
  }
  const share = () => void shareReplay(entry.title, entry.path, passed)
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={texts.region(entry.title)}
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
        <p className={styles.tag}>{tagOf(game, replay)}</p>
      </div>
      <div ref={below} className={classes(frame.below, styles.below)}>
        <div className={frame.stageArea} ref={props.areaRef}>
          {props.children}
        </div>
        {props.aside}
      </div>
      <WatchBar
        watcher={watcher}
        replay={replay}
        onResume={props.onResume}
        onReview={props.onReview}
        retries={props.retries}
        onRace={props.onRace}
        passing={isEmbedded ? null : { onShare: share, onEmbed: () => void embed() }}
        onSave={!isEmbedded || SINGLE_FILE ? () => void saveFile(passed) : null}
        onClose={props.onClose}
      />
      {embedded !== null && (
        <EmbedDialog.Part
          entry={entry}
          start={{ kind: 'replay', text: embedded }}
          onClose={() => setEmbedded(null)}
        />
      )}
    </section>
  )
}

/** No replay is older than this. */
const FIRST_RECORD = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

function dayOf(date: number): string {
  if (date < FIRST_RECORD || date > Date.now() + DAY_MS) return ''
  return texts.day(date)
}

/** The title: 'Watching · December 12 · Score 210'. The stats are verified. */
function tagOf(game: Game, { date, figures }: Replay): string {
  const day = dayOf(date)
  const first = Object.entries(figures).find(([label]) => label !== REWINDS)
  const rewinds = figures[REWINDS]
  return [
    texts.title,
    day,
    first && hudTexts.stat(nameOf(game.stats, first[0]), first[1]),
    rewinds && texts.rewinds(rewinds),
  ]
    .filter(Boolean)
    .join(' · ')
}

export interface WatchProps<Kind extends Game> {
  readonly entry: CatalogGame
  /** The element of the page header for the game's buttons. */
  readonly actionsSlot: HTMLElement | null
  readonly game: Kind
  /** Verified: of this game and this version. */
  readonly replay: Replay
  /** Resumes the game at a tick or after a move. */
  readonly onResume: (at: number) => void
  /** The visitor's own picture, for the scene or board. */
  readonly own?: string | undefined
  readonly review?: boolean | undefined
  /** The visitor played it. */
  readonly isOwn?: boolean | undefined
  /** Races against it from the same start; undefined if it has no result to beat. */
  readonly onRace: (() => void) | undefined
  readonly onClose: () => void
}
