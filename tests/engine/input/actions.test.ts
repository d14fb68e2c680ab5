/** Actions: pressed, held, latched, steered, and holds toggled by presses. */
import { describe, expect, it } from 'vitest'
import type { Control, InputFrame } from '../../../src/engine/core/game/contract'
import { readInput } from '../../../src/engine/core/input/input'
import { createActions } from '../../../src/engine/input/actions'
import { bindingsOf, heldSlots } from '../../../src/engine/input/bindings'
import { controls, one, pad } from './controls'

const two = () => createActions(bindingsOf(controls), 2)
const read = (frame: InputFrame) => readInput(frame)

describe('actions', () => {
  it('reports a press once and holds it while it is down', () => {
    const actions = one()
    expect(actions.keyDown('KeyA')).toBe(true)
    expect(actions.keyDown('KeyQ')).toBe(false)
    const first = read(actions.take([]))
    expect([first.pressed('left'), first.down('left')]).toEqual([true, true])
    const second = read(actions.take([]))
    expect([second.pressed('left'), second.down('left')]).toEqual([false, true])
    actions.keyUp('KeyA')
    const third = read(actions.take([]))
    expect([third.released('left'), third.down('left')]).toEqual([true, false])
  })
  it('latches a press shorter than a tick: pressed and down for that tick', () => {
    const actions = one()
    actions.keyDown('KeyA')
    actions.keyUp('KeyA')
    const first = read(actions.take([]))
    expect([first.pressed('left'), first.down('left'), first.released('left')]).toEqual([true, true, true])
    const second = read(actions.take([]))
    expect([second.pressed('left'), second.down('left'), second.released('left')]).toEqual([
      false,
      false,
      false,
    ])
  })
  it('stays down while either of two keys for the same action is down', () => {
    const actions = one()
    actions.keyDown('KeyA')
    actions.keyDown('ArrowLeft')
    actions.take([])
    actions.keyUp('KeyA')
    const frame = read(actions.take([]))
    expect([frame.down('left'), frame.released('left')]).toEqual([true, false])
  })
  it('gives both halves of the keyboard to one player, and one half to each of two', () => {
    const alone = one()
    alone.keyDown('ArrowLeft')
    expect(read(alone.take([])).down('left')).toBe(true)
    const both = two()
    both.keyDown('ArrowLeft')
    const frame = read(both.take([]))
    expect([frame.down('left', 0), frame.down('left', 1)]).toEqual([false, true])
  })
  it('gives each of two pads to its own player, and any pad to a single player', () => {
    const both = two()
    both.pads([pad({ 14: 1 }), pad({ 15: 1 })])
    const frame = read(both.take([]))
    expect([frame.down('left', 0), frame.down('right', 1), frame.down('right', 0)]).toEqual([
      true,
      true,
      false,
    ])
    const alone = one()
    alone.pads([pad({}), pad({ 15: 1 })])
    expect(read(alone.take([])).down('right')).toBe(true)
  })
  it('turns a stick into amounts and, past half its travel, into presses', () => {
    const actions = one()
    actions.pads([pad({}, [-0.5, 0, 0, 0])])
    const half = read(actions.take([]))
    expect(half.axis('left', 'right')).toBeCloseTo(-0.375, 5)
    expect(half.down('left')).toBe(false)
    actions.pads([pad({}, [-1, 0, 0, 0])])
    const full = read(actions.take([]))
    expect([full.pressed('left'), full.axis('left', 'right')]).toEqual([true, -1])
  })
  it('releases everything, and ignores held keys until they are pressed again', () => {
    const actions = one()
    actions.keyDown('KeyA')
    actions.pads([pad({ 15: 1 })])
    actions.clear()
    actions.pads([pad({ 15: 1 })])
    expect(actions.take([])).toEqual({ held: {}, pressed: [], released: [], pointers: [] })
    // Released in another window, without an event: the next press counts.
    actions.keyDown('KeyA')
    actions.pads([pad({})])
    actions.pads([pad({ 15: 1 })])
    const frame = read(actions.take([]))
    expect([frame.pressed('left'), frame.pressed('right')]).toEqual([true, true])
  })
  it('releases the buttons of a pad that is unplugged', () => {
    const actions = one()
    actions.pads([pad({ 14: 1 })])
    actions.take([])
    actions.pads([])
    const frame = read(actions.take([]))
    expect([frame.down('left'), frame.released('left')]).toEqual([false, true])
  })
  it('knows what is held, until it is released or everything is', () => {
    const actions = one()
    actions.pads([pad({ 14: 1 })])
    expect(actions.takePressed()).toEqual(['left'])
    expect([actions.isHeld('left'), actions.isHeld('right')]).toEqual([true, false])
    actions.keyDown('ArrowRight')
    actions.pads([pad({})])
    expect([actions.isHeld('left'), actions.isHeld('right')]).toEqual([false, true])
    actions.clear()
    expect(actions.isHeld('right')).toBe(false)
  })
  it('taps: a swipe is a press that ends at once', () => {
    const actions = one()
    actions.tap('right')
    expect(read(actions.take([])).pressed('right')).toBe(true)
    expect(read(actions.take([])).down('right')).toBe(false)
  })
})

describe('toggled holds', () => {
  const steered: readonly Control[] = [
    ...controls.map((control) => ({ ...control, held: control.action === 'left' ? 'right' : 'left' })),
    { action: 'thrust', label: 'Thrust', keys: ['KeyW'], pad: ['RT'], held: true },
    { action: 'warp', label: 'Warp', keys: ['KeyS'] },
  ]
  let on = true
  let used = 0
  const open = (players: 1 | 2 = 1) => {
    on = true
    used = 0
    return createActions(bindingsOf(steered), players, {
      slots: heldSlots(steered),
      on: () => on,
      onUse: () => used++,
    })
  }
  const tap = (actions: ReturnType<typeof open>, key: string) => {
    actions.keyDown(key)
    actions.keyUp(key)
  }
  const seen = (actions: ReturnType<typeof open>, action: string, player?: 0 | 1) => {
    const frame = read(actions.take([]))
    return [
      frame.pressed(action, player),
      frame.amount(action, player),
      frame.released(action, player),
    ] as const
  }
  it('stay on after a press, tick by tick, and go off with the next one', () => {
    const actions = open()
    tap(actions, 'KeyW')
    expect(seen(actions, 'thrust')).toEqual([true, 1, false])
    expect(seen(actions, 'thrust')).toEqual([false, 1, false])
    tap(actions, 'KeyW')
    expect(seen(actions, 'thrust')).toEqual([false, 0, true])
    expect(seen(actions, 'thrust')).toEqual([false, 0, false])
    expect(used).toBe(1)
  })
  it('are shared by keys, pads and touch buttons', () => {
    const actions = open()
    tap(actions, 'KeyA')
    actions.take([])
    actions.press('left', 'touch1:left')
    actions.release('left', 'touch1:left')
    expect(seen(actions, 'left')).toEqual([false, 0, true])
    actions.pads([pad({ 14: 1 })])
    actions.pads([pad({})])
    expect(seen(actions, 'left')).toEqual([true, 1, false])
    actions.pads([pad({}, [-0.4, 0, 0, 0])])
    actions.pads([pad({}, [-1, 0, 0, 0])])
    actions.pads([pad({}, [-0.9, 0, 0, 0])])
    actions.pads([pad({})])
    expect(seen(actions, 'left')).toEqual([false, 0, true])
  })
  it('in opposite directions end each other, for each player separately', () => {
    const actions = open(2)
    tap(actions, 'KeyA')
    tap(actions, 'ArrowRight')
    actions.take([])
    tap(actions, 'KeyD')
    const frame = read(actions.take([]))
    expect([frame.axis('left', 'right', 0), frame.axis('left', 'right', 1)]).toEqual([1, 1])
    expect([frame.released('left', 0), frame.pressed('right', 0)]).toEqual([true, true])
  })
  it('end when everything is released, and do not exist for actions without holds or while the setting is off', () => {
    const actions = open()
    tap(actions, 'KeyA')
    actions.clear()
    expect(actions.take([])).toEqual({ held: {}, pressed: [], released: [], pointers: [] })
    tap(actions, 'KeyS')
    actions.take([])
    expect(seen(actions, 'warp')).toEqual([false, 0, false])
    on = false
    actions.keyDown('KeyA')
    expect(seen(actions, 'left')).toEqual([true, 1, false])
    actions.keyUp('KeyA')
    expect(seen(actions, 'left')).toEqual([false, 0, true])
  })
})
