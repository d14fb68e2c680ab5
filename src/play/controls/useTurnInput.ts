/**
 * Input of turn-based games: keys, gamepads, swipes and on-screen arrows that make a move, pause, or read the
 * position aloud.
 */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { PadButton } from '../../engine/core/game/contract'
import { DOWN_AT } from '../../engine/core/input/input'
import type { Players } from '../../engine/core/input/seats'
import { createActions } from '../../engine/input/actions'
import { bindingsOf, takenKeys } from '../../engine/input/bindings'
import { listenKeyboard } from '../../engine/input/keyboard'
import { readPads } from '../../engine/input/pads/gamepads'
import { onPadFrame } from '../../engine/input/pads/padLoop'
import type { listenPointers } from '../../engine/input/pointers/pointers'
import { sensitivityNow, settings } from '../../engine/storage/values/settings'
import { severalFingers, watchFingers } from '../../ui/input/fingers'
import { holdPad } from '../../ui/input/padNavigation'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import type { TurnSession } from '../session/turns/turnSession'
import type { Phase } from '../session/view/phases'
import { frameTexts } from '../texts/frame'
import { inDialog } from './shortcuts'

interface Props {
  readonly players: Players
  readonly phase: Phase
  readonly play: TurnSession
  readonly slot: RefObject<HTMLElement | null>
  readonly readAloud: () => unknown
}

/** The button that reads the position aloud, unless the game uses it. */
const READS: PadButton = 'Back'

export function useTurnInput({ players, phase, play, slot, readAloud }: Props) {
  const { id, game } = play
  const reader = useRef(readAloud)
  reader.current = readAloud
  const overrides = useSnapshot(settings.live).value.bindings[id]
  const bindings = useMemo(() => bindingsOf(game.controls, overrides), [game, overrides])
  const actions = useMemo(() => createActions(bindings, players), [bindings, players])
  const playing = phase === 'playing'

  useEffect(watchFingers, [])

  useEffect(() => {
    const run = () => {
      for (const name of actions.takePressed()) play.command(name)
    }
    return listenKeyboard(actions, {
      active: () => play.view.phase === 'playing',
      uses: (name) => game.uses?.(name as never, play.state) ?? true,
      holdPage: false,
      onPress: run,
    })
  }, [actions, game, play])
  const swipe = game.touch?.swipe
  const [listen, setListen] = useState<typeof listenPointers | null>(null)
  useEffect(() => {
    if (!swipe) return
    let gone = false
    // If it fails to load, keys and buttons still work.
    void loadWithMessage(frameTexts.parts.swiping, import('../../engine/input/pointers/pointers')).then(
      (pointers) => !gone && pointers && setListen(() => pointers.listenPointers),
    )
    return () => {
      gone = true
    }
  }, [swipe])
  useEffect(() => {
    if (!playing || !swipe || !listen || !slot.current) return
    const field = listen(slot.current, () => ({ width: 1, height: 1 }), {
      capture: false,
      sensitivity: sensitivityNow,
      onSwipe: ({ direction }) => {
        // Two fingers zoom the page.
        if (severalFingers()) return
        const action = swipe[direction]
        if (action) play.command(action)
      },
    })
    return () => field.stop()
  }, [playing, swipe, listen, slot, play])
  // A layout effect: a key pressed right after the start must not be swallowed with the one that started.
  useLayoutEffect(() => {
    actions.pads(readPads())
    actions.clear()
    const used = new Set<PadButton>(['Start'])
    if (playing) for (const binding of bindings) for (const button of binding.pad) used.add(button)
    const releasePad = holdPad(used)
    let startHeld = true
    const reads = !bindings.some(({ pad }) => pad.includes(READS))
    let readHeld = true
    const stop = onPadFrame((pads) => {
      const start = pads.some((pad) => (pad.get('Start') ?? 0) >= DOWN_AT)
      if (start && !startHeld && !inDialog()) play.toggle()
      startHeld = start
      const read = pads.some((pad) => (pad.get(READS) ?? 0) >= DOWN_AT)
      if (read && !readHeld && reads && playing && !inDialog()) reader.current()
      readHeld = read
      if (!playing) return
      actions.pads(pads)
      for (const name of actions.takePressed()) play.command(name)
    })
    return () => {
      stop()
      releasePad()
    }
  }, [playing, actions, bindings, play])

  return useMemo(() => {
    /** The keys in use in the current state. A function, so that a move does not rerender. */
    const keys = () => {
      const inUse = bindings.filter(({ slot }) => game.uses?.(slot as never, play.state) ?? true)
      return takenKeys(inUse)
    }
    return { keys, press: (action: string) => play.command(action), isHeld: actions.isHeld }
  }, [actions, bindings, game, play])
}
