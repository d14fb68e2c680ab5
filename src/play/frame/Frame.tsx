/**
 * The frame around every game: stats and tools above, the field with its panel, controls below, and the
 * status line.
 */

import Pause from 'lucide-react/icons/pause'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Size } from '../../engine/core/game/contract'
import { settings } from '../../engine/storage/values/settings'
import { IconButton } from '../../ui/controls/Button'
import { useStored } from '../../ui/hydrated'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { whenIdle } from '../../ui/loading/whenIdle'
import { classes } from '../../ui/styles/classes'
import { watchDevice } from '../controls/device'
import type { Beside } from '../controls/useBeside'
import { useInputNames } from '../controls/useInputNames'
import { type GameKeys, useShortcuts } from '../controls/useShortcuts'
import { useParentPage } from '../embed/embedded'
import { GroupDialog, GroupLine, useInGroup } from '../group/lazyGroup'
import { livePort, liveView, watchers } from '../live/port'
import { clearFragment, inAddress } from '../opening/fragment'
import { PhasePanel } from '../panels/Panel'
import type { PanelExtras } from '../panels/PanelShell'
import { sharePlay } from '../replay/share'
import { keepFinished } from '../replay/stored/storeFinished'
import type { Session } from '../session/core/session'
import { PlayContext, type PlayPage, usePlay } from '../session/core/usePlay'
import { frameTexts } from '../texts/frame'
import styles from './Frame.module.css'
import { Glow } from './Glow'
import { Header, toggleFullscreen } from './Header'
import { Hud } from './Hud'
import { useBack } from './useBack'
import { useRunning } from './useRunning'
import { useShown } from './useShown'

interface Props {
  readonly page: PlayPage
  readonly session: Session
  /** Buttons beside the stats, before Restart and Pause: in turn-based games Undo and so on. */
  readonly tools: ReactNode
  readonly panel?: PanelExtras
  /** A bar above the stats, which says how the game ended: there is no end panel. */
  readonly news?: ReactNode
  readonly controls?: ReactNode
  readonly keys: GameKeys
  /** Of real-time games. */
  readonly field?: Field
  readonly children: ReactNode
}

interface Field {
  readonly ref: Ref<HTMLDivElement>
  /** How the controls are placed beside the field, if they are. */
  readonly beside: Beside
  /** CSS px: the stats are aligned with it. */
  readonly width: number | undefined
  /** The size of the world, to place events in it. */
  readonly world: Size
}

const Captions = lazyComponent(() => import('./Captions'), { name: frameTexts.parts.captions })

const LiveDialog = lazyComponent(() => import('../live/LiveDialog'), { name: frameTexts.live.part })
const LiveBar = lazyComponent(() => import('../live/LiveBar'), { name: frameTexts.live.part })

const WatchersDialog = lazyComponent(() => import('../live/watching/WatchersDialog'), {
  name: frameTexts.live.part,
})
const WatchersBar = lazyComponent(() => import('../live/watching/Watchers'), { name: frameTexts.live.part })

const HelpDialog = lazyComponent(() => import('./HelpDialog'), { name: frameTexts.howToPlay })

/** How long the end of a game is visible before its panel, and how long if the rules have shown it before. */
const END_MS = 1200
const SHOWN_END_MS = 600

export function Frame(props: Props) {
  const { page, session, field } = props
  const { entry, covered, onShown } = page
  const play = useMemo(() => ({ ...page, session }), [page, session])
  const { phase, seed } = useSnapshot(session.view)
  const { state: live } = useSnapshot(liveView)
  const { invited } = useSnapshot(watchers)
  const [dialog, setDialog] = useState<'help' | 'live' | 'group' | 'watchers' | null>(null)
  const isInGroup = useInGroup(session)
  const root = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { captions, soundLight } = useStored(settings)
  // Loads what is printed on the keys: letters are told by it, from the first press on.
  useInputNames()
  const shownPhase = useShown(
    phase,
    session.game.endDelayMs ?? (session.game.showsEnd ? SHOWN_END_MS : END_MS),
  )
  const [seesBoard, setSeesBoard] = useState(false)
  useEffect(() => {
    if (phase !== 'over') setSeesBoard(false)
  }, [phase])

  // A layout effect: the built start panel is removed before this one is painted.
  useLayoutEffect(() => onShown?.(), [onShown])
  useEffect(() => watchDevice(), [])
  // Help is opened most often before the first game.
  useEffect(() => whenIdle(HelpDialog.load, true), [])
  useEffect(() => keepFinished(), [])
  // An invitation in the address, or a reply for which no page of this browser waits.
  useEffect(() => {
    if (session.policy.mayChoose && (inAddress('join') ?? inAddress('reply')) !== null) setDialog('live')
  }, [session])
  useEffect(() => {
    if (covered) session.pause('asked')
  }, [covered, session])
  useEffect(() => {
    session.isAway = () => document.visibilityState === 'hidden' || covered || dialog !== null
  }, [session, covered, dialog])
  useEffect(() => (invited ? livePort.show?.(session) : undefined), [invited, session])
  useParentPage(session, stage)
  useBack(session)
  const hasEndPanel = !props.news
  const ended = phase === 'over' && shownPhase === 'over' && hasEndPanel
  const running = phase === 'playing' || (phase === 'over' && (!ended || seesBoard))
  useRunning({ root, stage, kind: entry.kind, phase, running, ended })
  const help = () => {
    session.pause('asked')
    setDialog('help')
  }
  const openLive = () => setDialog('live')
  const openWatchers = () => {
    session.pause('asked')
    setDialog('watchers')
  }
  const openGroup = () => setDialog('group')
  const closeDialog = () => setDialog(null)
  const fullscreen = () => toggleFullscreen(root.current)
  const toggleBoard = ended ? () => setSeesBoard(!seesBoard) : undefined
  useShortcuts({ ...props.keys, root, session, shown: shownPhase, help, fullscreen, toggleBoard })

  return (
    <PlayContext value={play}>
      <section
        ref={root}
        tabIndex={-1}
        aria-label={entry.title}
        className={styles.play}
        data-game={entry.id}
        data-phase={phase}
        data-seed={seed}
        data-kind={session.game.kind}
        data-live={live ?? undefined}
        data-fills={entry.fills || undefined}
        style={field?.width ? ({ '--field-width': `${field.width}px` } as React.CSSProperties) : undefined}
      >
        <Glow cover={entry.cover} />
        <Header
          slot={page.actionsSlot}
          onShare={() => void sharePlay(entry, session)}
          onHelp={help}
          onFullscreen={fullscreen}
        />
        {live && <LiveBar.Part onOpen={openLive} onWatchers={openWatchers} />}
        {invited && !live && <WatchersBar.Part onOpen={openWatchers} />}
        {props.news}
        <div className={styles.bar} data-bar>
          <Hud view={session.view} game={session.game} />
          <div className={classes('screen-only', styles.tools)} data-tools>
            {props.tools}
            <IconButton
              label={frameTexts.restart}
              data-restart
              disabled={phase === 'ready'}
              icon={<RotateCcw size={20} aria-hidden="true" />}
              onClick={() => session.restart()}
            />
            <IconButton
              label={frameTexts.pause}
              data-pause
              disabled={phase !== 'playing'}
              icon={<Pause size={20} aria-hidden="true" />}
              onClick={() => session.pause('asked')}
            />
          </div>
        </div>
        <div className={styles.below} ref={stage} data-below data-beside={field?.beside}>
          <div className={styles.stageArea} ref={field?.ref} data-stage>
            {props.children}
          </div>
          <div
            className={classes('screen-only', styles.controls)}
            data-controls
            data-shown={phase === 'playing' || undefined}
            inert={phase !== 'playing'}
          >
            {props.controls}
          </div>
          {(captions || soundLight) && <Captions.Part world={field?.world ?? null} stage={stage} />}
          {shownPhase === phase && (phase !== 'over' || hasEndPanel) && (
            <PhasePanel
              onHelp={help}
              onLive={openLive}
              onGroup={openGroup}
              group={isInGroup && <GroupLine.Part onOpen={openGroup} />}
              onFullscreen={fullscreen}
              seesBoard={seesBoard}
              onSeeBoard={setSeesBoard}
              {...props.panel}
            />
          )}
        </div>
        <Status />
        {dialog === 'live' && (
          <LiveDialog.Part
            onWatchers={openWatchers}
            onClose={() => {
              closeDialog()
              if (liveView.state === null || inAddress('reply') !== null) clearFragment('join', 'reply')
            }}
          />
        )}
        {dialog === 'watchers' && <WatchersDialog.Part onClose={closeDialog} />}
        {dialog === 'group' && <GroupDialog.Part onClose={closeDialog} />}
        {dialog === 'help' && <HelpDialog.Part onClose={closeDialog} />}
      </section>
    </PlayContext>
  )
}

/** The status line for screen readers. It is rerendered with every move, the frame around it is not. */
function Status() {
  return (
    <p className="visually-hidden" role="status">
      {useSnapshot(usePlay().session.view).status}
    </p>
  )
}
