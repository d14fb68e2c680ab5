/** The host of turn-based games: a session, the board, and the tools around it. */

import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyBots, loadBots } from '../../engine/bots/lazyBots'
import type { TurnGame } from '../../engine/core/game/contract'
import { ghostSeen } from '../../engine/core/game/ghost'
import { TIME } from '../../engine/core/game/stats'
import { nameOf } from '../../engine/core/text'
import { labelOf } from '../../engine/input/bindings'
import { STORAGE_ALLOWED } from '../../engine/storage/adapter/allowed'
import { settings } from '../../engine/storage/values/settings'
import { moveFocus } from '../../ui/input/moveFocus'
import { Loading } from '../../ui/loading/Loading'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import { whenIdle } from '../../ui/loading/whenIdle'
import { device } from '../controls/device'
import { SwitchPad } from '../controls/lazySwitchPad'
import type { Shortcut } from '../controls/shortcuts'
import { switchButtons } from '../controls/switchButtons'
import { TouchButtons } from '../controls/TouchButtons'
import { useTurnInput } from '../controls/useTurnInput'
import { Frame } from '../frame/Frame'
import { HintTable } from '../frame/HintText'
import styles from '../frame/TurnLayout.module.css'
import { sessionStart } from '../opening/opening'
import { loadPractice, mayHaveItems, PracticeBar, PracticeButton } from '../practice/lazyPractice'
import { usePractice } from '../practice/usePractice'
import { PrintButton } from '../print/PrintButton'
import { firstPlay } from '../session/core/firstPlay'
import { sentences } from '../session/events/screenReaderDetail'
import { answerHere, spawn } from '../session/turns/botWorker'
import { TurnSession } from '../session/turns/turnSession'
import { isHiddenInPause } from '../session/view/hiddenInPause'
import { clockHidden } from '../session/view/view'
import { frameTexts } from '../texts/frame'
import { hudTexts } from '../texts/hud'
import { watchAbsence } from './autoPause'
import type { HostProps } from './opened'
import { TurnBoard } from './TurnBoard'
import { SendEnd, TurnTools, UndoEnd } from './TurnTools'
import { useOpened } from './useOpened'

/** The worker that finds moves. It is shared by all games of the visit. */
const bots = lazyBots(spawn, answerHere)
/** A second worker makes the start of the next game, so that canceling a search does not stop it. */
const makers = lazyBots(spawn, answerHere)

export default function TurnPlay(props: HostProps<TurnGame>) {
  const { game, opened } = props
  const { id } = props.page.entry
  const [play, setPlay] = useState<TurnSession | null>(null)
  const [error, setError] = useState<unknown>(null)
  // Not needed for the first move: the computer's code, and reading the board aloud.
  useEffect(
    () =>
      firstPlay.whenBegun(() => {
        void loadBots().catch(() => undefined)
        void readingCode().catch(() => undefined)
      }),
    [],
  )
  // In an effect: replaying the moves of a long saved game takes a while.
  useEffect(() => {
    let gone = false
    const open = async () => {
      const start = sessionStart(opened)
      const [session] = await Promise.all([
        TurnSession.create({ id, game, ...start }, bots, makers),
        game.practice && STORAGE_ALLOWED && loadPractice(start.resumeFrom),
      ])
      if (gone) session.close()
      else setPlay(session)
    }
    open().catch((reason: unknown) => !gone && setError(reason))
    // Loaded ahead: its options may be chosen.
    const { lazyRules } = game
    const cancelLoading = lazyRules && whenIdle(lazyRules.load, true)
    return () => {
      gone = true
      cancelLoading?.()
      setPlay(null)
    }
  }, [id, game, opened])
  // The page's error screen offers a reload.
  if (error) throw error
  return play ? <Table {...props} play={play} /> : <Loading />
}

function Table({ page, game, opened, play }: HostProps<TurnGame> & { readonly play: TurnSession }) {
  const slot = useRef<HTMLDivElement>(null)
  const { phase, options, players, racing } = useSnapshot(play.view)
  const { kind } = useSnapshot(device)
  const { oneSwitch } = useSnapshot(settings.live).value
  const bySwitch = oneSwitch ? switchButtons(game, players) : []
  const [dialog, setDialog] = useState(false)
  /** The cell that was read last: asked again on it, the whole board is read. */
  const lastRead = useRef<Element | null>(null)
  const readAloud = async () => {
    const part = await loadWithMessage(frameTexts.parts.readAloud, readingCode())
    if (!part) return
    const { readPosition } = part
    const focused = document.activeElement
    const again = lastRead.current === focused
    lastRead.current = again ? null : focused
    const stats = Object.entries(play.view.hud)
      .filter(([id, value]) => typeof value !== 'boolean' && !(id === TIME && clockHidden()))
      .map(([id, value]) => hudTexts.stat(nameOf(game.stats, id), value))
    const text = slot.current && readPosition(slot.current, again)
    play.say(again || !text ? sentences(text ?? '', stats.join(', ')) : text)
  }
  const { keys, press, isHeld } = useTurnInput({
    players,
    phase,
    play,
    slot,
    readAloud,
  })

  useOpened(play, opened)
  usePractice(play)

  const timed = game.timer !== undefined || game.rules.next !== undefined
  useEffect(() => watchAbsence((reason) => (reason !== 'blur' || timed) && play.pause(reason)), [play, timed])

  // Focus begins on the board, not on the tools above it.
  useEffect(() => {
    const focused = document.activeElement
    if (phase !== 'playing' || (focused && focused !== document.body && !focused.hasAttribute('data-game')))
      return
    moveFocus(slot.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]'))
  }, [phase])

  const onDialog = (isOpen: boolean) => {
    setDialog(isOpen)
    play.cover(isOpen)
  }
  const setUp = () => {
    play.start()
    onDialog(true)
  }
  const onShortcut = (shortcut: Shortcut) => {
    if (shortcut === 'undo' && play.hasUndo) play.undo()
    else if (shortcut === 'redo' && play.hasUndo) play.redo()
    else if (shortcut === 'position') void readAloud()
    else return false
    return true
  }
  const ghostShown = racing && game.ghost === true && ghostSeen(options, opened.kind === 'race')
  const label = (action: string) => labelOf(game.controls, action)
  return (
    <Frame
      page={page}
      session={play}
      tools={<TurnTools play={play} rival={ghostShown} />}
      news={play.practiced !== null && <PracticeBar.Part play={play} position={play.practiced} />}
      panel={{
        print: game.print && play.policy.mayHelp && <PrintButton play={play} />,
        practice: game.practice && STORAGE_ALLOWED && mayHaveItems() && <PracticeButton.Part />,
        onSetUp: game.setsUp && play.policy.mayChoose ? setUp : undefined,
        send: <SendEnd play={play} />,
        endTools: <UndoEnd play={play} />,
      }}
      keys={{ taken: () => (game.typing && play.view.phase === 'playing' ? 'all' : keys()), onShortcut }}
      controls={
        bySwitch.length > 0 ? (
          <SwitchPad.Part groups={bySwitch} label={label} press={press} release={() => {}} />
        ) : kind === 'touch' && game.touch ? (
          <TouchButtons touch={game.touch} label={label} press={press} release={() => {}} />
        ) : null
      }
    >
      <HintTable play={play}>
        <div
          ref={slot}
          className={styles.slot}
          data-phase-dim={phase === 'playing' || phase === 'over' ? undefined : phase}
          data-hidden={(phase === 'paused' && isHiddenInPause(game, options)) || undefined}
          inert={phase === 'ready' || phase === 'paused'}
        >
          <TurnBoard
            entry={page.entry}
            play={play}
            rival={ghostShown}
            isHeld={isHeld}
            dialog={dialog}
            onDialog={onDialog}
          />
        </div>
      </HintTable>
    </Frame>
  )
}

const readingCode = () => import('../controls/describeCell')
