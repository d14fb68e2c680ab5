/** Gamepads without a standard mapping: layouts, triggers, resting axes, numbered parts. */
import { describe, expect, it } from 'vitest'
import { padName } from '../../../src/engine/input/names'
import { readPad } from '../../../src/engine/input/pads/gamepads'
import type { RawPad } from '../../../src/engine/input/pads/padLayouts'
import { PadReader } from '../../../src/engine/input/pads/padReader'

const raw = (id: string, axes: readonly number[], pressed: readonly number[] = [], count = 11): RawPad => ({
  id,
  mapping: '',
  axes,
  buttons: Array.from({ length: count }, (_, i) => ({
    pressed: pressed.includes(i),
    value: pressed.includes(i) ? 1 : 0,
  })),
})
const names = (pad: RawPad) => [...readPad(pad).keys()]
const XBOX = '045e-028e-Microsoft X-Box 360 pad'
const REST = [0, 0, -1, 0, 0, -1, 0, 0]
const with_ = (changes: Readonly<Record<number, number>>) => REST.map((value, i) => changes[i] ?? value)

describe('a pad as Firefox reports it on Linux', () => {
  it('has nothing pressed at rest', () => {
    expect(names(raw(XBOX, REST))).toEqual([])
  })
  it.each([
    [{ 7: -1 }, ['DpadUp']],
    [{ 7: 1 }, ['DpadDown']],
    [{ 6: -1 }, ['DpadLeft']],
    [{ 6: 1, 7: 1 }, ['DpadRight', 'DpadDown']],
    [{ 2: 1 }, ['LT']],
    [{ 5: 0.2 }, ['RT']],
    [{ 0: -1 }, ['LeftStickLeft']],
    [{ 3: 1, 4: -1 }, ['RightStickRight', 'RightStickUp']],
  ])('reads axes %j as %j', (changes, wanted) => {
    expect(names(raw(XBOX, with_(changes)))).toEqual(wanted)
  })
  it('has Menu as button 7, View as 6, and the sticks as 9 and 10', () => {
    expect(names(raw(XBOX, REST, [7]))).toEqual(['Start'])
    expect(names(raw(XBOX, REST, [0, 1, 2, 3, 4, 5, 6, 9, 10]))).toEqual([
      'A',
      'B',
      'X',
      'Y',
      'LB',
      'RB',
      'Back',
      'L3',
      'R3',
    ])
  })
  it('measures a trigger from its resting value', () => {
    expect(readPad(raw(XBOX, with_({ 2: 0.5 }))).get('LT')).toBe(0.75)
    expect(readPad(raw(XBOX, with_({ 2: 1 }))).get('LT')).toBe(1)
  })
  it('has no trigger pressed before its first event', () => {
    const reader = new PadReader(raw(XBOX, Array(8).fill(0)))
    expect([...reader.read(raw(XBOX, Array(8).fill(0)), 0)]).toEqual([])
    expect([...reader.read(raw(XBOX, [0, 0, -0.5, 0, 0, 0, 0, 0]), 16)]).toEqual([['LT', 0.25]])
  })
  it('recognizes pads of other makers by name', () => {
    const sony = '054c-09cc-Sony Interactive Entertainment Wireless Controller'
    expect(names(raw(sony, REST, [2, 3, 9], 13))).toEqual(['Y', 'X', 'Start'])
    const pro = '057e-2009-Pro Controller'
    expect(names(raw(pro, [0, 0, 0, 0, 0, 1], [10], 14))).toEqual(['Start', 'DpadDown'])
    const bluetooth = '045e-0b13-Xbox Wireless Controller'
    expect(names(raw(bluetooth, [0, 0, 0, 1, -1, -1, 0, 0], [3, 11], 15))).toEqual([
      'X',
      'Start',
      'RightStickDown',
    ])
  })
})

describe('a hat', () => {
  const hat = (value: number) => names(raw('Some pad', [0, 0, 0, -1, -1, 0, 0, 0, 0, value], [], 12))
  it.each([
    [-1, ['DpadUp']],
    [-0.7143, ['DpadUp', 'DpadRight']],
    [-0.4286, ['DpadRight']],
    [0.1429, ['DpadDown']],
    [0.7143, ['DpadLeft']],
    [1, ['DpadUp', 'DpadLeft']],
    [1.2857, []],
    [3.2857, []],
    [0, []],
  ])('at %d is %j', (value, wanted) => {
    expect(hat(value)).toEqual(wanted)
  })
})

describe('an unknown pad', () => {
  it('has its extra buttons and axes by number, so they can be bound', () => {
    expect(names(raw('Some pad', [0, 0, 0, 0, -1, 0.9, 0], [0, 18], 20))).toEqual(['A', 'Button18', 'Axis5+'])
    expect([padName('Button18'), padName('Axis5+'), padName('Axis4-')]).toEqual([
      'Button 18',
      'Axis 5 +',
      'Axis 4 −',
    ])
  })
  it('has a trigger if an axis rests at its end, and no held stick', () => {
    const at = (z: number) => raw('Some pad', [0, 0, z, 0])
    const reader = new PadReader(at(-1))
    expect([...reader.read(at(-1), 0)]).toEqual([])
    expect([...reader.read(at(1), 16)]).toEqual([['Axis2+', 1]])
  })
  it('numbers the maker’s own buttons of a known layout too', () => {
    expect(names(raw(XBOX, REST, [8]))).toEqual(['Button8'])
  })
})

describe('a worn stick', () => {
  const at = (x: number): RawPad => ({ ...raw('Pad', [x, 0, 0, 0], [], 17), mapping: 'standard' })
  it('rests at its first reading', () => {
    const reader = new PadReader(at(0.35))
    expect([...reader.read(at(0.35), 0)]).toEqual([])
    expect(reader.read(at(1), 16).get('LeftStickRight')).toBe(1)
    expect(reader.read(at(-1), 32).get('LeftStickLeft')).toBe(1)
  })
  it('was held rather than worn if it comes to rest in the middle', () => {
    const reader = new PadReader(at(0.45))
    reader.read(at(0.45), 0)
    for (let ms = 16; ms < 300; ms += 16) reader.read(at(0.01), ms)
    expect([...reader.read(at(0.01), 300)]).toEqual([])
    expect(reader.read(at(0.45), 316).get('LeftStickRight')).toBeCloseTo(0.3125)
  })
  it('is held if it was held from the first reading', () => {
    expect([...new PadReader(at(-1)).read(at(-1), 0).keys()]).toEqual(['LeftStickLeft'])
  })
})
