/** Owns the room a game is played in: figures and tools above, the field with its panel, controls below, news for screen readers. */
import Pause from 'lucide-react/icons/pause'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Size } from '../engine/core/contract'
import type { PlayRecord } from '../engine/core/record/record'
import { settings } from '../engine/storage/settings'
import type { CatalogueGame } from '../games/catalogue'
import { IconButton } from '../ui/Button'
import { lateDialog } from '../ui/late'
import { settleToasts } from '../ui/settleToasts'
import { useStored } from '../ui/takenOver'
import { whenIdle } from '../ui/whenIdle'
import { toggleMute } from './audio'
import { watchDevice } from './device'
import styles from './Frame.module.css'
import { toggleFullscreen } from './fullscreen'
import { Glow } from './Glow'
import { Header } from './Header'
import { Hud } from './Hud'
import { keepFinished } from './kept/listen'
import { PhasePanel } from './Panel'
import { PanelTools } from './PanelTools'
import type { Session } from './session/session'
import { sendChallenge, sharePlay, shareResult } from './share'
import { listenShortcuts, type Shortcut, type TakenKeys } from './shortcuts'
import type { Beside } from './useBeside'

interface Props {
  readonly entry: CatalogueGame
  readonly session: Session
  /** Where the page wants the play's own buttons. */
  readonly actionsSlot: HTMLElement | null
  /** A dialog of the page lies over the game. */
  readonly covered: boolean
  /** Buttons beside the figures before Restart and Pause: in turn games Undo and so on. */
  readonly tools: ReactNode
  /** The page's own tools for the panels: heart, settings. */
  readonly pageTools: ReactNode
  readonly endExtra?: ReactNode
  /** The play so far, or null where it cannot be played again. */
  readonly record: () => PlayRecord | null
  readonly onWatch: (record: PlayRecord, review?: boolean) => void
  /** The visitor opens a file of a play. */
  readonly onFile: (file: File) => void
  /** On-screen controls. */
  readonly controls?: ReactNode
  /** Keys that the game has for itself in this phase. */
  readonly taken: () => TakenKeys
  /** What the kind adds to the shared shortcuts; true when it did something. */
  readonly onShortcut?: (shortcut: Shortcut) => boolean
  /** A button of the panel between two levels. */
  readonly onChoice?: (action: string) => void
  /** The end panel waits this long, for the closing beat of a scene. */
  readonly endDelayMs?: number
  /** A position, when the play has one, for sharing. */
  readonly position?: () => string | undefined
  /** The play without words, for its result as text. */
  readonly symbols?: () => string
  readonly fieldRef?: Ref<HTMLDivElement>
  /** How the controls stand beside the field, and not below or over it. */
  readonly beside?: Beside
  /** Width of the field in CSS pixels: the line of figures stands flush with it. */
  readonly fieldWidth?: number
  /** The world that events have places in; boards have none. */
  readonly world?: Size
  readonly children: ReactNode
}

/** Few want them. */
const Captions = lazy(() => import('./captions/Captions'))

const HelpDialog = lateDialog('How to play', () => import('./HelpDialog'))

export function Frame(props: Props) {
  const { entry, session, tools, controls, covered, taken, onShortcut, endDelayMs = 0 } = props
  const { phase, seed } = useSnapshot(session.view)
  const [helping, setHelping] = useState(false)
  const root = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { captions, soundLight } = useStored(settings)
  const shownPhase = useDelayed(phase, phase === 'over' ? endDelayMs : 0)

  useEffect(() => watchDevice(), [])
  // Asked for before the first play more often than later.
  useEffect(() => whenIdle(HelpDialog.load, true), [])
  useEffect(() => keepFinished(), [])
  useEffect(() => {
    if (covered) session.pause('asked')
  }, [covered, session])
  // Playing begins: the keys belong to the field, not to the button that was pressed. In turns a tool may keep them: who
  // takes moves back one after the other presses it again, and nothing runs on meanwhile.
  const ownKeys = entry.kind === 'turn' ? root : stage
  useEffect(() => {
    if (phase === 'playing' && !ownKeys.current?.contains(document.activeElement))
      root.current?.focus({ preventScroll: true })
  }, [phase, ownKeys])
  // A toast of another page lies where that one had room.
  useEffect(() => {
    if (phase === 'playing') settleToasts()
  }, [phase])
  // On touch devices and in low windows the page's header gives way to a running play, its closing beat included.
  const running = phase === 'playing' || (phase === 'over' && shownPhase !== 'over')
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (running) dataset.playing = ''
    return () => {
      delete dataset.playing
    }
  }, [running])
  // Tools never take the focus from a running play: the next Space would press them again, and the game run on unsteered.
  // A layout effect: whoever sees the play running can press a tool.
  useLayoutEffect(() => {
    if (phase !== 'playing') return
    const keep = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (!target?.closest('button, a[href]') || target.closest('dialog') || stage.current?.contains(target))
        return
      event.preventDefault()
    }
    document.addEventListener('mousedown', keep, { capture: true })
    return () => document.removeEventListener('mousedown', keep, { capture: true })
  }, [phase])
  const help = () => {
    session.pause('asked')
    setHelping(true)
  }
  const share = () => void sharePlay(entry, session, props.position?.())
  const fullscreen = () => toggleFullscreen(root.current)
  const act = (shortcut: Shortcut): boolean => {
    if (onShortcut?.(shortcut)) return true
    if (shortcut === 'start') {
      if (phase !== shownPhase || (phase !== 'ready' && phase !== 'over')) return false
      if (root.current?.querySelector('[data-settling]')) return false
      if (phase === 'ready') session.start()
      else session.restart()
    } else if (shortcut === 'pause') {
      if (session.view.phase === 'playing') session.pause('asked')
      else session.resume()
    } else if (shortcut === 'restart') {
      if (session.view.phase === 'ready') session.start()
      else session.restart()
    } else if (shortcut === 'mute') toggleMute()
    else if (shortcut === 'fullscreen') fullscreen()
    else if (shortcut === 'help') help()
    else return false
    return true
  }
  const latest = useRef({ act, taken })
  latest.current = { act, taken }
  useEffect(
    () =>
      listenShortcuts(
        () => latest.current.taken(),
        (shortcut) => latest.current.act(shortcut),
        session.game,
      ),
    [session],
  )

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={entry.title}
      className={styles.play}
      data-game={entry.id}
      data-phase={phase}
      data-seed={seed}
      data-kind={session.game.kind}
      data-fills={entry.fills || undefined}
      style={
        props.fieldWidth ? ({ '--field-width': `${props.fieldWidth}px` } as React.CSSProperties) : undefined
      }
    >
      <Glow cover={entry.cover} />
      <Header slot={props.actionsSlot} onShare={share} onHelp={help} onFullscreen={fullscreen} />
      <div className={styles.bar}>
        <Hud view={session.view} game={session.game} />
        <div className={styles.tools} data-tools>
          {tools}
          <IconButton
            label="Restart"
            data-restart
            disabled={phase === 'ready'}
            icon={<RotateCcw size={20} aria-hidden="true" />}
            onClick={() => session.restart()}
          />
          <IconButton
            label="Pause"
            data-pause
            disabled={phase !== 'playing'}
            icon={<Pause size={20} aria-hidden="true" />}
            onClick={() => session.pause('asked')}
          />
        </div>
      </div>
      <div className={styles.below} ref={stage} data-beside={props.beside}>
        <div className={styles.stageArea} ref={props.fieldRef}>
          {props.children}
        </div>
        <div
          className={styles.controls}
          data-shown={phase === 'playing' || undefined}
          inert={phase !== 'playing'}
        >
          {controls}
        </div>
        {(captions || soundLight) && (
          <Suspense>
            <Captions id={entry.id} session={session} world={props.world ?? null} room={stage} />
          </Suspense>
        )}
        {shownPhase === phase && (
          <PhasePanel
            session={session}
            title={entry.title}
            description={entry.description}
            onHelp={help}
            onChoice={props.onChoice}
            extra={props.endExtra}
            record={props.record}
            onWatch={props.onWatch}
            onShareResult={() => void shareResult(entry, session, props.symbols?.())}
            onChallenge={() => void sendChallenge(entry, session, props.record())}
            tools={
              <PanelTools
                onShare={share}
                onFullscreen={fullscreen}
                onFile={props.onFile}
                page={props.pageTools}
              />
            }
          />
        )}
      </div>
      <Status session={session} />
      {helping && <HelpDialog.Part entry={entry} session={session} onClose={() => setHelping(false)} />}
    </section>
  )
}

/** What is said aloud, after every move: the page around it stands still. */
function Status({ session }: Pick<Props, 'session'>) {
  return (
    <p className="visually-hidden" role="status">
      {useSnapshot(session.view).status}
    </p>
  )
}

/** The value, followed at once or after a while. */
function useDelayed<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (ms === 0) {
      setShown(value)
      return
    }
    const timer = setTimeout(() => setShown(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return ms === 0 ? value : shown
}
