/** Controls and pads for the tests of input. */
import type { Control } from '../../../src/engine/core/game/contract'
import { createActions } from '../../../src/engine/input/actions'
import { bindingsOf } from '../../../src/engine/input/bindings'
import { readPad } from '../../../src/engine/input/pads/gamepads'

export const controls: readonly Control[] = [
  { action: 'left', label: 'Left', keys: ['KeyA'], pad: ['DpadLeft', 'LeftStickLeft'] },
  { action: 'right', label: 'Right', keys: ['KeyD'], pad: ['DpadRight', 'LeftStickRight'] },
  { action: 'left', label: 'Left', keys: ['ArrowLeft'], pad: ['DpadLeft', 'LeftStickLeft'], player: 1 },
  { action: 'right', label: 'Right', keys: ['ArrowRight'], pad: ['DpadRight', 'LeftStickRight'], player: 1 },
]

export const one = () => createActions(bindingsOf(controls), 1)

export const pad = (pressed: Partial<Record<number, number>>, axes: number[] = [0, 0, 0, 0]) =>
  readPad({
    buttons: Array.from({ length: 17 }, (_, i) => ({
      pressed: (pressed[i] ?? 0) > 0.4,
      touched: false,
      value: pressed[i] ?? 0,
    })),
    axes,
  })
