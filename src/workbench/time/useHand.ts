/** Input by hand for the workbench: keys, pointers and gamepads as one frame per tick. */
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { InputFrame, OptionValues, RealtimeGame, Size } from '../../engine/core/game/contract'
import type { QuarterTurns } from '../../engine/core/game/shape'
import { createActions } from '../../engine/input/actions'
import { bindingsOf } from '../../engine/input/bindings'
import { listenKeyboard } from '../../engine/input/keyboard'
import { readPads } from '../../engine/input/pads/gamepads'
import { gesturesAsActions } from '../../engine/input/pointers/gestures'
import type { PointerField } from '../../engine/input/pointers/pointerField'
import { listenPointers } from '../../engine/input/pointers/pointers'
import { rotatedBindings } from '../../engine/input/rotated'

/**
 * @param active whether the game takes input now
 * @returns a function that takes the input since its last call
 */
export function useHand(
  game: RealtimeGame,
  options: OptionValues,
  field: RefObject<HTMLElement | null>,
  size: Size,
  turned: QuarterTurns,
  active: boolean,
): () => InputFrame {
  const actions = useMemo(
    () => createActions(rotatedBindings(bindingsOf(game.controls), turned), game.players?.(options) ?? 1),
    [game, options, turned],
  )
  const pointers = useRef<PointerField | null>(null)
  useEffect(() => {
    if (!active || !field.current) return
    const stopKeyboard = listenKeyboard(actions, { active: () => true, holdPage: true })
    pointers.current = listenPointers(field.current, () => size, {
      ...gesturesAsActions(game.touch, actions),
      turned: () => turned,
      drag: game.touch?.drag,
    })
    return () => {
      stopKeyboard()
      pointers.current?.stop()
      pointers.current = null
      actions.clear()
    }
  }, [active, actions, field, game, size, turned])
  return () => {
    actions.pads(readPads())
    return actions.take(pointers.current?.take() ?? [])
  }
}
