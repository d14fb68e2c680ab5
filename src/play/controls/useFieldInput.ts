/**
 * All input of a real-time game: keys, gamepads, pointers and on-screen controls, gathered into one frame per
 * tick.
 */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { InputFrame, PadButton, Size } from '../../engine/core/game/contract'
import type { QuarterTurns } from '../../engine/core/game/shape'
import { NO_INPUT, slot } from '../../engine/core/input/input'
import { JOIN, type Players } from '../../engine/core/input/seats'
import { isForFour } from '../../engine/core/live/shares'
import type { ZoomInput } from '../../engine/core/zoom/view'
import { type ActionMap, createActions } from '../../engine/input/actions'
import { autoRepeatSlots, createAutoRepeat } from '../../engine/input/autoRepeat'
import { type Binding, bindingsOf, heldSlots, takenKeys, withoutSeat } from '../../engine/input/bindings'
import { listenKeyboard } from '../../engine/input/keyboard'
import { readPads } from '../../engine/input/pads/gamepads'
import { gesturesAsActions } from '../../engine/input/pointers/gestures'
import type { PointerField } from '../../engine/input/pointers/pointerField'
import { listenPointers } from '../../engine/input/pointers/pointers'
import { rotatedBindings } from '../../engine/input/rotated'
import { Seating } from '../../engine/input/seating'
import { sensedPads } from '../../engine/input/sensitivity'
import type { Tilt } from '../../engine/input/tilt'
import { sensitivityNow, settings } from '../../engine/storage/values/settings'
import { holdPad } from '../../ui/input/padNavigation'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import type { Phase } from '../session/view/phases'
import { inDialog } from './shortcuts'
import { useSwitchAccess } from './useSwitchAccess'

interface Props {
  readonly play: RealtimeSession
  readonly players: Players
  readonly phase: Phase
  /** A panel between two levels takes keys and pads. */
  readonly waiting: boolean
  readonly field: RefObject<HTMLElement | null>
  readonly world: Size
  readonly turned: QuarterTurns
  /** The area around the field: swipes, taps and drags count there too. */
  readonly area: HTMLElement | null
  readonly zoom: ZoomInput | null
  readonly tilt: Tilt | null
}

export interface FieldInput {
  take(): InputFrame
  press(action: string, source: string): void
  release(action: string, source: string): void
  /** Presses and releases at once, for a button of the page. */
  tap(action: string): void
  /** Who has taken a seat, in a game for three or four. */
  readonly seating: Seating
  readonly bindings: readonly Binding[]
  /** Reads the pads; called once a frame. Start pauses. */
  poll(): void
  /** Keys that the game uses, from `takenKeys`. */
  readonly keys: ReadonlySet<string>
}

export function useFieldInput(props: Props): FieldInput {
  const { play, players, phase, waiting, field, world, turned, area, zoom, tilt } = props
  const { id, game } = play
  const overrides = useSnapshot(settings.live).value.bindings[id]
  const bindings = useMemo(() => {
    const own = withoutSeat(bindingsOf(game.controls, overrides), play.policy.awaySeat)
    return rotatedBindings(own, turned)
  }, [game, overrides, turned, play])
  const seating = useMemo(() => new Seating(players), [players])
  useLayoutEffect(
    () =>
      seating.begin(play.policy.awaySeat, (taken) => {
        play.view.seated = taken
      }),
    [seating, play],
  )
  const actions: ActionMap = useMemo(() => {
    const toggle = {
      slots: heldSlots(game.controls),
      on: () => settings.get().toggleHold,
      onUse: () => play.assists.onHoldToggle(),
    }
    return createActions(bindings, players, toggle, seating)
  }, [bindings, players, game, play, seating])
  const autoRepeat = useMemo(
    () =>
      createAutoRepeat(autoRepeatSlots(game.controls), {
        rate: () => settings.get().steady,
        onRepeat: (rate) => play.assists.onAutoRepeat(rate),
      }),
    [game, play],
  )
  const keys = useMemo(() => takenKeys(bindings), [bindings])
  const pointers = useRef<PointerField | null>(null)
  const startHeld = useRef(false)
  /** No input counts until an effect has dropped the press that started or resumed the game; a frame may come before it. */
  const counts = useRef(false)
  const playing = phase === 'playing' && !waiting
  const { options, countIn } = useSnapshot(play.view)
  const forFour = isForFour(game, options)
  const counted = countIn === 0
  // Refs, so that the listener stays and a finger that is down when the window changes stays down.
  const size = useRef(world)
  size.current = world
  const rotation = useRef(turned)
  rotation.current = turned

  useEffect(
    () =>
      listenKeyboard(actions, {
        active: () => play.view.phase === 'playing' && !play.view.interlude,
        holdPage: true,
      }),
    [actions, play],
  )
  useEffect(() => {
    if (!field.current) return
    const listener = listenPointers(field.current, () => size.current, {
      // Several people share the field: their rules read the fingers.
      ...gesturesAsActions(forFour || players > 1 ? undefined : game.touch, actions),
      turned: () => rotation.current,
      around: game.touch?.swipe || game.touch?.tap || game.touch?.drag ? area : null,
      drag: game.touch?.drag,
      sensitivity: sensitivityNow,
      onWheel: zoom
        ? (at, dx, dy, pinch) => {
            if (play.view.phase === 'playing') zoom.wheel(at, dx, dy, pinch)
          }
        : undefined,
    })
    pointers.current = listener
    return () => {
      pointers.current = null
      listener.stop()
    }
  }, [actions, game, players, forFour, field, area, zoom, play])
  // A layout effect: a key pressed right after the start must not be swallowed with the one that started.
  useLayoutEffect(() => {
    if (!playing) return
    // The press that started or resumed the game must not count in it.
    actions.pads(sensedPads(readPads(), sensitivityNow()))
    actions.clear()
    pointers.current?.release()
    startHeld.current = true
    const used = new Set<PadButton>(['Start', ...bindings.flatMap((binding) => [...binding.pad])])
    // Menus are not navigated during a game.
    used.add('A').add('B')
    for (const side of ['Up', 'Down', 'Left', 'Right'] as const)
      used.add(`Dpad${side}`).add(`LeftStick${side}`)
    const releasePad = holdPad(used)
    return () => {
      actions.clear()
      releasePad()
    }
  }, [playing, actions, bindings])
  // After the countdown, which drops presses or is ended by them.
  useLayoutEffect(() => {
    if (!playing || !counted || !forFour) return
    // Who starts a game in which nobody has a seat plays in the first one.
    if (seating.taken.length === 0) seating.take(0)
    for (const seat of seating.taken) actions.tap(slot(JOIN, seat))
  }, [playing, counted, forFour, actions, seating])
  useLayoutEffect(() => {
    counts.current = phase === 'playing'
  }, [phase])
  useSwitchAccess({ play, players, actions, playing })

  return useMemo(
    () => ({
      take() {
        if (!counts.current) return NO_INPUT
        const frame = autoRepeat(actions.take(pointers.current?.take() ?? []))
        const tilted = tilt ? tilt.add(frame) : frame
        return zoom ? zoom.take(tilted) : tilted
      },
      press: (action, source) => actions.press(action, source),
      release: (action, source) => actions.release(action, source),
      tap: (action) => actions.tap(action),
      poll() {
        const pads = readPads()
        actions.pads(sensedPads(pads, sensitivityNow()))
        const start = pads.some((pad) => (pad.get('Start') ?? 0) >= 0.5)
        if (start && !startHeld.current && !inDialog()) play.toggle()
        startHeld.current = start
      },
      keys,
      seating,
      bindings,
    }),
    [actions, autoRepeat, zoom, tilt, keys, play, seating, bindings],
  )
}
