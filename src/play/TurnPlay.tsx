/** Owns the host of turn-based games: one session, the board, and the tools around it. */
import Lightbulb from 'lucide-react/icons/lightbulb'
import Redo2 from 'lucide-react/icons/redo-2'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { createBots } from '../engine/bots/client'
import type { TurnGame } from '../engine/core/contract'
import { ghostSeen } from '../engine/core/ghost'
import type { PlayRecord } from '../engine/core/record/record'
import { labelOf } from '../engine/input/bindings'
import { settings } from '../engine/storage/settings'
import type { CatalogueGame } from '../games/catalogue'
import { Button, IconButton } from '../ui/Button'
import { Loading } from '../ui/Loading'
import { watchAbsence } from './autoPause'
import { device } from './device'
import { Frame } from './Frame'
import { readPlace } from './place'
import { GhostButton } from './race/GhostButton'
import { useRace } from './race/useRace'
import { makeRecord } from './record/make'
import { SwitchPad } from './SwitchPad'
import { clockHidden, isClock } from './session/clock'
import { openTurn } from './session/openTurn'
import type { Opening } from './session/options'
import type { TurnSession } from './session/turn'
import { switchButtons } from './switchButtons'
import { TouchButtons } from './TouchButtons'
import styles from './TurnPlay.module.css'
import { useClose } from './useClose'
import { useTurnInput } from './useTurnInput'
import { spawn } from './workers'

interface Props {
  readonly entry: CatalogueGame
  readonly game: TurnGame
  readonly opening: Opening
  readonly actionsSlot: HTMLElement | null
  readonly covered: boolean
  /** The page's own tools for the panels. */
  readonly pageTools: ReactNode
  readonly onWatch: (record: PlayRecord, review?: boolean) => void
  readonly onFile: (file: File) => void
}

/** The one worker of the visit that thinks: it lives on between games, idle. */
const bots = createBots(spawn)
/** Another one makes what the next play starts with: a thought that is cancelled does not end it. */
const makers = createBots(spawn)

export default function TurnPlay(props: Props) {
  const { entry, game, opening } = props
  const [play, setPlay] = useState<TurnSession | null>(null)
  // A long play takes a while to be built again: never while rendering.
  useEffect(() => {
    let gone = false
    const open = async () => {
      const opened = await openTurn({ id: entry.id, game, ...opening }, bots, makers)
      if (gone) opened.close()
      else setPlay(opened)
    }
    void open()
    return () => {
      gone = true
      setPlay(null)
    }
  }, [entry, game, opening])
  return play ? <Table {...props} play={play} /> : <Loading />
}

function Table({
  entry,
  game,
  opening,
  actionsSlot,
  covered,
  pageTools,
  onWatch,
  onFile,
  play,
}: Props & { readonly play: TurnSession }) {
  const slot = useRef<HTMLDivElement>(null)
  const { session } = play
  const { phase, options, players, racing } = useSnapshot(session.view)
  const view = useSnapshot(play.view)
  const { kind } = useSnapshot(device)
  const { oneSwitch } = useSnapshot(settings.live).value
  const bySwitch = oneSwitch ? switchButtons(game, players) : []
  /** Where the place was read last: asked again there, the whole board is read. */
  const read = useRef<Element | null>(null)
  const readAloud = () => {
    const focused = document.activeElement
    const again = read.current === focused
    read.current = again ? null : focused
    const figures = Object.entries(session.view.hud)
      .filter(([figure, value]) => typeof value !== 'boolean' && !(isClock(figure) && clockHidden()))
      .map(([figure, value]) => `${figure} ${value}`)
    const text = slot.current && readPlace(slot.current, again)
    session.say(again || !text ? [text, `${figures.join(', ')}.`].filter(Boolean).join(' ') : text)
  }
  const { keys, press } = useTurnInput({
    id: entry.id,
    game,
    players,
    phase,
    play,
    slot,
    state: view.board.state,
    readAloud,
  })

  useClose(play)
  useRace(play, entry.id, game, opening)
  const timed = game.timer !== undefined || game.rules.next !== undefined
  useEffect(
    () => watchAbsence((reason) => (reason !== 'blur' || timed) && session.pause(reason)),
    [session, timed],
  )

  // Keys and pads begin on the board, not on the tools above it.
  useEffect(() => {
    const focused = document.activeElement
    if (phase !== 'playing' || (focused && focused !== document.body && !focused.hasAttribute('data-game')))
      return
    slot.current
      ?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')
      ?.focus({ preventScroll: true })
  }, [phase])

  const undoable = game.undo !== false
  const seenRival = racing && game.ghost === true && ghostSeen(options, opening.rival !== undefined)
  const { board } = view
  const { Board } = game
  const tools = (
    <>
      {racing && game.ghost && (
        <GhostButton seen={seenRival} onSee={(on) => session.setOption('ghost', on ? 'on' : 'off')} />
      )}
      {undoable && (
        <IconButton
          label="Undo"
          disabled={!view.canUndo || phase === 'paused'}
          icon={<Undo2 size={20} aria-hidden="true" />}
          onClick={() => play.undo()}
        />
      )}
      {play.sendable && phase !== 'over' && !view.canRedo ? (
        <SendButton play={play} entry={entry} game={game} />
      ) : undoable ? (
        <IconButton
          label="Redo"
          data-redo
          disabled={!view.canRedo || phase !== 'playing'}
          icon={<Redo2 size={20} aria-hidden="true" />}
          onClick={() => play.redo()}
        />
      ) : null}
      {game.hints && (
        <IconButton
          label="Hint"
          disabled={!play.active || view.thinking || !play.hintable}
          icon={<Lightbulb size={20} aria-hidden="true" />}
          onClick={() => void play.hint()}
        />
      )}
    </>
  )
  const label = (action: string) => labelOf(game.controls, action)
  return (
    <Frame
      entry={entry}
      session={session}
      actionsSlot={actionsSlot}
      covered={covered}
      pageTools={pageTools}
      endDelayMs={END_DELAY_MS}
      record={() => makeRecord(session, play.input)}
      onWatch={onWatch}
      onFile={onFile}
      tools={tools}
      endExtra={
        <>
          {view.seat !== null && play.sendable && (
            <Button onClick={() => void sendMove(entry, game, play)}>Send move</Button>
          )}
          {undoable && view.canUndo && <Button onClick={() => play.undo()}>Undo</Button>}
        </>
      }
      taken={() => (game.typing === 'all' && session.view.phase === 'playing' ? 'all' : keys)}
      onShortcut={(shortcut) => {
        if (shortcut === 'undo' && undoable) play.undo()
        else if (shortcut === 'redo' && undoable) play.redo()
        else if (shortcut === 'place') readAloud()
        else return false
        return true
      }}
      position={() => (game.rules.notation ? play.position : undefined)}
      symbols={() => game.symbols?.(play.states) ?? ''}
      controls={
        bySwitch.length > 0 ? (
          <SwitchPad groups={bySwitch} label={label} press={press} release={() => {}} />
        ) : kind === 'touch' && game.touch ? (
          <TouchButtons touch={game.touch} label={label} press={press} release={() => {}} />
        ) : null
      }
    >
      <div
        ref={slot}
        className={styles.slot}
        data-phase-dim={phase === 'playing' || phase === 'over' ? undefined : phase}
        data-hidden={(game.hideOnPause && phase === 'paused') || undefined}
        data-thinking={view.thinking || undefined}
        inert={phase === 'ready' || phase === 'paused'}
        style={game.aspect ? ({ '--aspect': game.aspect } as React.CSSProperties) : undefined}
      >
        <Board
          state={board.state}
          previous={board.previous}
          events={board.events}
          turn={board.turn}
          play={(move) => play.play(move)}
          options={options}
          active={play.active}
          seat={view.seat}
          rival={seenRival ? () => play.rival : undefined}
          thinking={view.thinking}
          hint={view.hint}
          look={view.look}
          warned={view.warned}
          clock={() => play.at}
        />
        {view.seat !== null && phase === 'playing' && play.waits && (
          <p className={styles.waits} data-waits>
            {play.sendable
              ? 'Send your move: the other plays next.'
              : 'Your move is sent. The answer comes as a link.'}
          </p>
        )}
      </div>
    </Frame>
  )
}

/** Sends the move that was made, as a link. */
function SendButton({ play, entry, game }: { readonly play: TurnSession } & Pick<Props, 'entry' | 'game'>) {
  return (
    <IconButton
      label="Send move"
      variant={play.waits ? 'primary' : undefined}
      icon={<Send size={20} aria-hidden="true" />}
      onClick={() => void sendMove(entry, game, play)}
    />
  )
}

/** Few plays go by links. */
const sendMove = async (...of: Parameters<typeof import('./byLink/send').sendMove>) =>
  (await import('./byLink/send')).sendMove(...of)

/** A last move is seen before the end panel covers it. */
const END_DELAY_MS = 900
