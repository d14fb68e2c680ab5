/** Bindings, names, gamepads, labels, the virtual stick and frames. */
import { describe, expect, it } from 'vitest'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { createActions } from '../../../src/engine/input/actions'
import { bindingsOf, labelOf } from '../../../src/engine/input/bindings'
import { keyName, padName, setLayout, setPad } from '../../../src/engine/input/names'
import { afterDeadZone, DEAD_ZONE } from '../../../src/engine/input/pads/gamepads'
import { waysOf } from '../../../src/engine/input/stick'
import { controls, pad } from './controls'

describe('bindings', () => {
  it('merge the visitor’s changes, part by part', () => {
    const bindings = bindingsOf(controls, { left: { keys: ['KeyJ'] }, 'right@1': { pad: ['X'] } })
    expect(bindings[0]?.keys).toEqual(['KeyJ'])
    expect(bindings[0]?.pad).toEqual(['DpadLeft', 'LeftStickLeft'])
    expect(bindings[3]?.pad).toEqual(['X'])
    const actions = createActions(bindings, 1)
    expect(actions.keyDown('KeyA')).toBe(false)
    expect(actions.keyDown('KeyJ')).toBe(true)
  })
  it('have readable names', () => {
    expect([keyName('KeyA'), keyName('Digit1'), keyName('Numpad7'), keyName('ArrowUp')]).toEqual([
      'A',
      '1',
      'Num 7',
      '↑',
    ])
    expect(padName('DpadLeft')).toBe('D-pad ←')
  })
  it('are named as the keyboard and the pad print them', () => {
    // A French keyboard as its browser reports it: letters in other positions, digits with Shift, a dead key without a name.
    setLayout(
      new Map([
        ['KeyQ', 'a'],
        ['KeyW', 'z'],
        ['Semicolon', 'm'],
        ['Digit1', '&'],
        ['BracketLeft', ' '],
        ['ArrowUp', 'x'],
      ]),
    )
    expect(
      ['KeyQ', 'KeyW', 'Semicolon', 'KeyP', 'Digit1', 'BracketLeft', 'ArrowUp', 'Space'].map(keyName),
    ).toEqual(['A', 'Z', 'M', 'P', '1', '[', '↑', 'Space'])
    setLayout(null)
    expect(keyName('KeyQ')).toBe('Q')

    const named = (id: string | null) => {
      setPad(id)
      return ['A', 'B', 'LT', 'Start', 'DpadUp'].map(padName)
    }
    expect(named('Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)')).toEqual([
      'Cross',
      'Circle',
      'L2',
      'Options',
      'D-pad ↑',
    ])
    expect(named('Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)')).toEqual([
      'B',
      'A',
      'ZL',
      '+',
      'D-pad ↑',
    ])
    expect(named('Xbox 360 Controller (XInput STANDARD GAMEPAD)')).toEqual([
      'A',
      'B',
      'LT',
      'Menu',
      'D-pad ↑',
    ])
    expect(named('Some pad')).toEqual(['A', 'B', 'LT', 'Start', 'D-pad ↑'])
    expect(named(null)).toEqual(['A', 'B', 'LT', 'Start', 'D-pad ↑'])
  })
})

describe('gamepads', () => {
  it('have a dead zone, and full travel at the end of it', () => {
    expect(afterDeadZone(DEAD_ZONE)).toBe(0)
    expect(afterDeadZone(-0.1)).toBe(0)
    expect(afterDeadZone(1)).toBe(1)
    expect(afterDeadZone(-1)).toBe(-1)
    expect(afterDeadZone(Number.NaN)).toBe(0)
  })
  it('read buttons and sticks by name', () => {
    expect([...pad({ 0: 1, 9: 1 }, [0, 0, 0, 1]).keys()]).toEqual(['A', 'Start', 'RightStickDown'])
  })
})

describe('labels', () => {
  it('are found by the slot, and default to the slot', () => {
    expect(labelOf(controls, 'right')).toBe('Right')
    expect(labelOf(controls, 'jump')).toBe('jump')
  })
})

describe('the floating stick', () => {
  const [up, down, left, right] = [0, 1, 2, 3]
  it('rests near its middle', () => {
    expect(waysOf(0.1, -0.2, true)).toEqual([])
    expect(waysOf(0, 0, false)).toEqual([])
  })
  it.each([
    [0, -1, [up], [up]],
    [0.2, -1, [up], [up]],
    [0.7, -0.7, [up, right], [right]],
    [-0.5, 0.8, [down, left], [down]],
    [-1, 0.1, [left], [left]],
    [0.9, 0.3, [right], [right]],
  ] as const)('at %d, %d leads %j, one way at a time %j', (dx, dy, both, one) => {
    expect(waysOf(dx, dy, true)).toEqual(both)
    expect(waysOf(dx, dy, false)).toEqual(one)
  })
})

describe('a frame from what is held', () => {
  it('has presses and releases from what is held', () => {
    const frame = readInput(frameFrom(['left'], ['right']))
    expect([frame.pressed('left'), frame.released('right'), frame.down('right')]).toEqual([true, true, false])
  })
})
