/** Changes to key and gamepad bindings. */
import { describe, expect, it } from 'vitest'
import type { Control } from '../../src/engine/core/game/contract'
import { bindingsOf } from '../../src/engine/input/bindings'
import { type BindingPosition, conflicts, rebound, refusedKey } from '../../src/site/settings/bindings/rebind'

const controls: readonly Control[] = [
  { action: 'left', label: 'Left', keys: ['ArrowLeft', 'KeyA'], pad: ['DpadLeft'] },
  { action: 'launch', label: 'Launch', keys: ['Space'], pad: ['A'] },
  { action: 'left', player: 1, label: 'Left', keys: ['KeyJ'], pad: ['DpadLeft'] },
]
const leftKey = (at: number): BindingPosition => ({ slot: 'left', device: 'keys', at })
const keysOf = (changed: ReturnType<typeof rebound>) =>
  Object.fromEntries(bindingsOf(controls, changed).map(({ slot, keys }) => [slot, keys]))

describe('conflicts of controls for one person or several', () => {
  it('are between controls that count at the same time', () => {
    const apart: readonly Control[] = [
      { action: 'fire', label: 'Fire', keys: ['KeyW'], forOne: true },
      { action: 'up', player: 1, label: 'Up', keys: ['KeyW'], forTwo: true },
      { action: 'down', player: 1, label: 'Down', keys: ['KeyS'], forTwo: true },
    ]
    const found = (at: string, key: string) =>
      conflicts(bindingsOf(apart), { slot: at, device: 'keys', at: 0 }, key).map(({ slot }) => slot)
    expect(found('up@1', 'KeyW')).toEqual([])
    expect(found('fire', 'KeyW')).toEqual([])
    expect(found('down@1', 'KeyW')).toEqual(['up@1'])
  })
})

describe('rebound', () => {
  it('replaces one key and stores only what differs', () => {
    expect(rebound(controls, {}, leftKey(1), 'KeyQ')).toEqual({ left: { keys: ['ArrowLeft', 'KeyQ'] } })
  })

  it('adds a key past the end and removes one', () => {
    expect(rebound(controls, {}, leftKey(2), 'KeyQ').left?.keys).toEqual(['ArrowLeft', 'KeyA', 'KeyQ'])
    expect(rebound(controls, {}, leftKey(0), null).left?.keys).toEqual(['KeyA'])
  })

  it('can leave a control without any key', () => {
    const changed = rebound(controls, {}, { slot: 'launch', device: 'keys', at: 0 }, null)
    expect(keysOf(changed).launch).toEqual([])
  })

  it('takes a key from the control that had it', () => {
    const changed = rebound(controls, {}, leftKey(0), 'Space')
    expect(keysOf(changed)).toEqual({ left: ['Space', 'KeyA'], launch: [], 'left@1': ['KeyJ'] })
  })

  it('removes a change that equals the default', () => {
    const changed = rebound(controls, {}, leftKey(0), 'KeyQ')
    expect(rebound(controls, changed, leftKey(0), 'ArrowLeft')).toEqual({})
  })

  it('has no key twice', () => {
    expect(rebound(controls, {}, leftKey(0), 'KeyA').left?.keys).toEqual(['KeyA'])
  })

  it('names the second player’s controls by their slot', () => {
    const changed = rebound(controls, {}, { slot: 'left@1', device: 'keys', at: 0 }, 'KeyL')
    expect(changed).toEqual({ 'left@1': { keys: ['KeyL'] } })
  })

  it('does not change its arguments', () => {
    const before = Object.freeze({ left: Object.freeze({ keys: ['KeyQ'] }) })
    rebound(controls, before, leftKey(0), 'Space')
    expect(before).toEqual({ left: { keys: ['KeyQ'] } })
  })
})

describe('conflicts', () => {
  const bindings = bindingsOf(controls)

  it('finds a key that another control uses, of any player', () => {
    expect(conflicts(bindings, leftKey(0), 'Space').map(({ slot }) => slot)).toEqual(['launch'])
    expect(conflicts(bindings, leftKey(0), 'KeyJ').map(({ slot }) => slot)).toEqual(['left@1'])
    expect(conflicts(bindings, leftKey(0), 'KeyA')).toEqual([])
  })

  it('allows the same button on each player’s gamepad', () => {
    const position: BindingPosition = { slot: 'left', device: 'pad', at: 0 }
    expect(conflicts(bindings, position, 'DpadLeft')).toEqual([])
    expect(conflicts(bindings, position, 'A').map(({ slot }) => slot)).toEqual(['launch'])
  })
})

describe('refusedKey', () => {
  it('refuses Tab and keys of the browser', () => {
    for (const code of ['Tab', 'F5', 'F12', 'MetaLeft', 'ContextMenu', ''])
      expect(refusedKey(code)).not.toBeNull()
    for (const code of ['KeyF', 'Space', 'Enter', 'ShiftLeft', 'Digit1']) expect(refusedKey(code)).toBeNull()
  })
})
