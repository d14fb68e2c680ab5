/** The layout of a game of another device: stats above, the field, and below who plays and what is going on. */
import Maximize from 'lucide-react/icons/maximize'
import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { fullScreen, keepScreenOn } from '../../engine/browser'
import type { Game } from '../../engine/core/game/contract'
import type { CatalogGame } from '../../games/catalog'
import { onHost } from '../../ui/basePath'
import { Button, IconButton } from '../../ui/controls/Button'
import { classes } from '../../ui/styles/classes'
import { useMedia } from '../../ui/useMedia'
import frame from '../frame/Frame.module.css'
import { Glow } from '../frame/Glow'
import { Header, toggleFullscreen } from '../frame/Header'
import { Hud } from '../frame/Hud'
import { invitationComplaint } from '../live/connect'
import { QrCode } from '../live/QrCode'
import { Reactions } from '../live/Reactions'
import type { Following } from '../live/watching/following'
import type { WatchLink } from '../live/watching/link'
import { nicknames } from '../live/words'
import { fragmentOf } from '../opening/fragment'
import type { SessionView } from '../session/view/view'
import { liveTexts } from '../texts/live'
import styles from './FollowLayout.module.css'
import { useFrames } from './useFrames'
import type { Connection } from './useWatchLink'

const texts = liveTexts.watching

export interface FollowPage<Kind extends Game> {
  readonly entry: CatalogGame
  readonly game: Kind
  /** The element of the page header for the game's buttons. */
  readonly actionsSlot: HTMLElement | null
  readonly onClose: () => void
}

export interface FollowProps<Kind extends Game> extends FollowPage<Kind> {
  readonly connection: Connection
  readonly link: WatchLink
}

interface Props extends FollowPage<Game> {
  readonly connection: Connection
  /** Null before it is connected. */
  readonly link: WatchLink | null
  readonly shown: SessionView
  readonly areaRef?: Ref<HTMLDivElement>
  readonly fieldWidth?: number | undefined
  /** The width of the field divided by its height. Default: that of boards. */
  readonly aspect?: number
  /** In place of the field. */
  readonly covered?: ReactNode
  readonly children?: ReactNode
}

export function FollowLayout(props: Props): ReactNode {
  const { entry, game, connection, link, shown, fieldWidth, aspect = BOARD } = props
  const root = useRef<HTMLElement>(null)
  const { big, zoom, enter } = useBigScreen(root)
  const beside = useMedia(besideFrom(aspect))
  const news = useNews(link?.following ?? null)
  const { seed } = useSnapshot(shown)
  // As during a game: the page header is hidden on phones.
  const watches = link !== null
  useLayoutEffect(() => {
    if (!watches) return
    const { dataset } = document.documentElement
    dataset.playing = ''
    return () => {
      delete dataset.playing
    }
  }, [watches])
  // The pressed button is gone.
  useEffect(() => {
    if (watches) root.current?.focus({ preventScroll: true })
  }, [watches])
  const covered = props.covered ?? (news.reason && <p role="status">{news.reason}</p>)
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={texts.region(entry.title)}
      className={classes(frame.play, big && styles.big)}
      data-game={entry.id}
      data-phase="watching"
      data-follow={connection.step}
      data-seed={seed}
      data-kind={game.kind}
      data-big={big || undefined}
      data-beside={(big && beside) || undefined}
      style={
        {
          ...(fieldWidth && { '--field-width': `${fieldWidth}px` }),
          ...(big && { '--zoom': zoom }),
        } as React.CSSProperties
      }
    >
      <Glow cover={entry.cover} />
      <Header slot={props.actionsSlot} onFullscreen={() => toggleFullscreen(root.current)} />
      {watches && (
        <div className={classes(frame.bar, styles.bar)}>
          {covered ? <span /> : <Hud view={shown} game={game} />}
          {!big && <p className={styles.tag}>{texts.tag}</p>}
        </div>
      )}
      <div className={classes(frame.below, styles.field)}>
        <div
          className={classes(frame.stageArea, styles.area, covered ? styles.hidden : undefined)}
          ref={props.areaRef}
          inert={Boolean(covered)}
        >
          {props.children}
        </div>
        {covered && (
          <div className={styles.cover}>
            <div className={styles.card} data-covered>
              {covered}
            </div>
          </div>
        )}
      </div>
      {link && (
        <Caption {...props} link={link} news={news} isCovered={Boolean(covered)} onBig={big ? null : enter} />
      )}
    </section>
  )
}

/**
 * The windows in which a field is larger with a column of 30% of their height beside it than with rows of 18% above and below;
 * 5% are for gaps. (`FollowLayout.module.css` has the sizes.)
 */
const besideFrom = (aspect: number) => `(min-aspect-ratio: ${Math.round(820 * aspect + 350)} / 1000)`

/** Most boards are square, with players or tools beside them. */
const BOARD = 1.4

interface CaptionProps extends Props {
  readonly link: WatchLink
  readonly news: News
  readonly isCovered: boolean
  /** Null on the big screen, which has no controls. */
  readonly onBig: (() => void) | null
}

/** Who plays, what is going on, and what a watcher can do. */
function Caption({ entry, connection, link, shown, news, isCovered, onBig, onClose }: CaptionProps) {
  const { outcome } = useSnapshot(shown)
  const { names, phase, room } = news.about
  const [first = '', second] = nicknames(names)
  const players = second
    ? [texts.seats(first, 1), texts.seats(second, 2)]
    : first
      ? [texts.player(first)]
      : []
  const { step, end } = connection
  const result = isCovered ? null : outcome
  const state =
    step === 'ended'
      ? texts.ended[end ?? 'left']
      : step === 'lost'
        ? liveTexts.bar.lost
        : result
          ? texts.next
          : isCovered || phase === 'playing' || phase === 'over'
            ? ''
            : texts[phase]
  return (
    <div className={styles.caption} data-caption>
      <div className={styles.says}>
        {players.length > 0 && (
          <p className={styles.players} data-players>
            {players.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </p>
        )}
        <p role="status" className={styles.state}>
          {result && (
            <>
              <strong data-result>{result.title}</strong> {result.detail && <span>{result.detail}</span>}{' '}
            </>
          )}
          <span>{state}</span>
        </p>
      </div>
      {onBig ? (
        <Reactions disabled={step !== 'watching'} onReact={(n) => link.react(n)}>
          <Button icon={<Maximize size={20} aria-hidden="true" />} onClick={onBig}>
            {texts.bigScreen}
          </Button>
          <IconButton
            label={texts.leave}
            variant="quiet"
            icon={<X size={20} aria-hidden="true" />}
            onClick={onClose}
          />
        </Reactions>
      ) : (
        step === 'watching' &&
        room !== '' &&
        invitationComplaint(room) === null && (
          <div className={styles.join}>
            <p>{texts.scan}</p>
            <QrCode
              text={`${location.origin}${onHost(entry.path)}${fragmentOf('watch', room)}`}
              label={texts.code}
            />
          </div>
        )
      )}
    </div>
  )
}

interface News {
  readonly about: Following['about']
  /** Why the game is not shown, as a sentence; '' if it is. */
  readonly reason: string
}

/** What is known besides the record. The packets arrive between frames, so it is read before each of them. */
function useNews(following: Following | null): News {
  const [news, setNews] = useState<News>(() => newsOf(following))
  useFrames(following !== null, () => {
    const next = newsOf(following)
    if (next.about !== news.about || next.reason !== news.reason) setNews(next)
  })
  return news
}

function newsOf(following: Following | null): News {
  if (!following) return NO_NEWS
  const { about, start, stream, complaint, reason } = following
  // Before the first packet nothing is known.
  return { about, reason: start || stream === 0 ? '' : complaint || texts.reasons[reason] }
}

const NO_NEWS: News = { about: { phase: 'ready', names: [], room: '' }, reason: '' }

/** Boards have texts of 15 px and more: on the big screen they have at least 2.5% of the height. */
const TEXT_PX = 15
const TEXT_SHARE = 0.025

/** Full screen without controls. Escape ends it, and where there is no full screen a tap. */
function useBigScreen(root: React.RefObject<HTMLElement | null>): {
  readonly big: boolean
  /** How much larger a board's own texts are. */
  readonly zoom: number
  readonly enter: () => void
} {
  const [big, setBig] = useState(false)
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    if (!big) return
    const leave = () => {
      setBig(false)
      if (document.fullscreenElement) fullScreen(null).catch(() => {})
    }
    const onChange = () => {
      if (!document.fullscreenElement) leave()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave()
    }
    const onTap = () => {
      if (!document.fullscreenElement) leave()
    }
    const onSize = () => setZoom(Math.max(1, (innerHeight * TEXT_SHARE) / TEXT_PX))
    onSize()
    const element = root.current
    addEventListener('resize', onSize)
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKey)
    element?.addEventListener('click', onTap)
    const letSleep = keepScreenOn()
    return () => {
      removeEventListener('resize', onSize)
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKey)
      element?.removeEventListener('click', onTap)
      letSleep()
    }
  }, [big, root])
  return {
    big,
    zoom,
    enter() {
      setBig(true)
      root.current?.focus({ preventScroll: true })
      // The browser may refuse: then it fills the window.
      fullScreen(root.current).catch(() => {})
    },
  }
}
