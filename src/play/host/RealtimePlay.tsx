/** The host of real-time games: a session, its scene, and the frame loop. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { RealtimeGame, Size } from '../../engine/core/game/contract'
import { ghostSeen } from '../../engine/core/game/ghost'
import { seenSize, WINDOW, worldSize } from '../../engine/core/game/shape'
import { rotatedTouch } from '../../engine/input/rotated'
import type { Tilt } from '../../engine/input/tilt'
import { SceneClock } from '../../engine/stage/clock'
import { reducedMotion, settings } from '../../engine/storage/values/settings'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { switchButtons } from '../controls/switchButtons'
import { useBeside } from '../controls/useBeside'
import { type FieldInput, useFieldInput } from '../controls/useFieldInput'
import { useTilt } from '../controls/useTilt'
import { CountIn } from '../frame/CountIn'
import { EmptyFrame } from '../frame/EmptyFrame'
import { Frame } from '../frame/Frame'
import { NoGraphics } from '../frame/NoGraphics'
import { Poster } from '../frame/Poster'
import styles from '../frame/RealtimeLayout.module.css'
import { TutorialHint } from '../frame/TutorialHint'
import { sessionStart } from '../opening/opening'
import { RealtimeSession } from '../session/realtime/realtimeSession'
import { isHiddenInPause } from '../session/view/hiddenInPause'
import { NOT_DRAWN } from '../stage/drawn'
import { Scene } from '../stage/lazyScene'
import { useFit } from '../stage/useFit'
import { useShape } from '../stage/useShape'
import { frameTexts } from '../texts/frame'
import { panelTexts } from '../texts/panels'
import { watchAbsence } from './autoPause'
import type { HostProps } from './opened'
import { RealtimeControls, RealtimeTools } from './RealtimeTools'
import { useOpened } from './useOpened'

const Seats = lazyComponent(() => import('../panels/Seats'), { name: panelTexts.seats.part })

const SETTLE_MS = 120

/** Only in `npm run dev`. */
const DevShapes = import.meta.env.DEV ? lazyComponent(() => import('../stage/Shapes')) : null

export default function RealtimePlay(props: HostProps<RealtimeGame>) {
  const [area, setArea] = useState<HTMLElement | null>(null)
  const { size, rules } = props.game
  // A world that fills the window needs its size first, and follows it if the rules can resize.
  const space = useFit(size === 'window' ? area : null, 'window')
  const [filled, setFilled] = useState<Size | null>(null)
  // A layout effect: the host is mounted before anything is painted or can be pressed.
  useLayoutEffect(() => {
    if (!space) return
    if (!filled) {
      setFilled(space)
      return
    }
    if (!rules.resize) return
    // Waits until a resize by dragging has ended.
    const timer = setTimeout(() => setFilled(space), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [rules, space, filled])
  if (size === 'window' && !filled) return <EmptyFrame entry={props.page.entry} fieldRef={setArea} />
  return <Host {...props} area={area} setArea={setArea} filled={filled ?? WINDOW} />
}

interface SizedProps extends HostProps<RealtimeGame> {
  readonly area: HTMLElement | null
  readonly setArea: (area: HTMLElement | null) => void
  readonly filled: Size
}

function Host({ page, game, opened, area, setArea, filled }: SizedProps) {
  const { id, title } = page.entry
  const field = useRef<HTMLDivElement>(null)
  const clock = useMemo(() => new SceneClock(), [])
  const input = useRef<FieldInput | null>(null)
  const first = useRef(filled)
  const tilt = useRef<Tilt | null>(null)
  const play = useMemo(
    () =>
      new RealtimeSession(
        {
          id,
          game,
          ...sessionStart(opened),
          begins: () => tilt.current?.begin(),
        },
        first.current,
        clock,
        () => (input.current as FieldInput).take(),
      ),
    [id, game, opened, clock],
  )
  useLayoutEffect(() => {
    if (game.size === 'window') play.resize(filled)
  }, [play, game, filled])
  useOpened(play, opened)
  const { phase, players, options, racing, interlude } = useSnapshot(play.view)
  const [{ failed, ready, demo }, setDrawn] = useState(NOT_DRAWN)
  const turned = useShape(play, options, 'shape' in opened.opening.asked)
  const fixed = useMemo(() => worldSize(game, options), [game, options])
  const world = game.size === 'window' ? filled : fixed
  const seen = useMemo(() => seenSize(world, turned), [world, turned])
  const box = useFit(area, game.size === 'window' ? 'window' : seen)
  const { controlSize, oneSwitch } = useSnapshot(settings.live).value
  const bySwitch = useMemo(() => (oneSwitch ? switchButtons(game, players) : []), [oneSwitch, game, players])
  const touch = useMemo(() => game.touch && rotatedTouch(game.touch, turned), [game, turned])
  const beside = useBeside(
    area?.parentElement ?? null,
    game.size === 'window' ? 'window' : seen,
    bySwitch.length > 0 ? undefined : touch,
    controlSize,
  )
  const zoom = useMemo(
    () =>
      game.zoom?.begin(
        () => play.world,
        () => clock.reducedMotion,
      ) ?? null,
    [game, play, clock],
  )
  tilt.current = useTilt(play)
  const fieldInput = useFieldInput({
    play,
    players,
    phase,
    waiting: interlude !== null,
    field,
    world,
    turned,
    area,
    zoom,
    tilt: tilt.current,
  })
  input.current = fieldInput

  const ghostShown = racing && ghostSeen(options, opened.kind === 'race')
  // Its code is loaded while the start panel is in use.
  useEffect(() => void game.scene().catch(() => undefined), [game])
  useEffect(() => watchAbsence((reason) => play.pause(reason)), [play])
  useEffect(() => {
    clock.reducedMotion = reducedMotion()
    clock.turned = turned
    clock.camera = zoom?.camera ?? null
  })

  if (failed) return <NoGraphics reason={failed} />
  const parts = { play, input: fieldInput }
  return (
    <Frame
      page={page}
      session={play}
      panel={{
        onChoice: fieldInput.tap,
        seats: players > 2 && <Seats.Part players={players} input={fieldInput} />,
      }}
      keys={{ taken: () => fieldInput.keys }}
      field={{ ref: setArea, width: box?.width, world, beside }}
      tools={<RealtimeTools {...parts} ghostShown={ghostShown} />}
      controls={<RealtimeControls {...parts} touch={touch} bySwitch={bySwitch} turned={turned} />}
    >
      <div
        ref={field}
        className={styles.field}
        data-field
        dir="ltr"
        data-ready={ready || undefined}
        data-demo={demo || undefined}
        data-hidden={(phase === 'paused' && isHiddenInPause(game, options)) || undefined}
        data-phase-dim={phase === 'playing' || phase === 'over' ? undefined : phase}
        style={box ? { inlineSize: box.width, blockSize: box.height } : undefined}
      >
        <Poster entry={page.entry} loading={phase === 'playing' && !ready} />
        {DevShapes && <DevShapes.Part game={game} world={() => play.world} size={world} turned={turned} />}
      </div>
      <Scene.Part
        play={play}
        clock={clock}
        pads={input}
        label={frameTexts.field(title)}
        field={field}
        box={box}
        world={world}
        turned={turned}
        ghostShown={ghostShown}
        onChange={setDrawn}
      />
      <CountIn />
      <TutorialHint play={play} turned={turned} />
    </Frame>
  )
}
