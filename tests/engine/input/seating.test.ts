/** Seats of games for three and four: keys and pads take them, and act for nobody else. */
import { describe, expect, it } from 'vitest'
import type { Control, InputFrame } from '../../../src/engine/core/game/contract'
import { readInput } from '../../../src/engine/core/input/input'
import { JOIN, type Seat, seatsOf } from '../../../src/engine/core/input/seats'
import { chance, createRandom } from '../../../src/engine/core/math/random'
import { createActions } from '../../../src/engine/input/actions'
import { bindingsOf, withoutSeat } from '../../../src/engine/input/bindings'
import { Seating } from '../../../src/engine/input/seating'
import { pad } from './controls'

const KEYS = [
  ['KeyW', 'KeyS'],
  ['ArrowUp', 'ArrowDown'],
  ['KeyI', 'KeyK'],
  ['Numpad8', 'Numpad5'],
] as const
const controls: readonly Control<'up' | 'down'>[] = seatsOf(4).flatMap((player) =>
  (['up', 'down'] as const).map((action, at) => ({
    action,
    label: action,
    player,
    keys: [KEYS[player][at] as string],
    pad: [action === 'up' ? 'DpadUp' : 'DpadDown'] as const,
  })),
)
const UP = { 12: 1 }
const NONE = {}

function begin() {
  const changes: (readonly Seat[])[] = []
  const seating = new Seating(4)
  seating.begin(null, (taken) => changes.push(taken))
  return { seating, changes, actions: createActions(bindingsOf(controls), 4, undefined, seating) }
}
const seen = (frame: InputFrame) => {
  const input = readInput<'up' | 'down' | typeof JOIN>(frame)
  return seatsOf(4).map((seat) => input.presses(seat).join('+'))
}

describe('a seat', () => {
  it('is taken by the first press of its keys, which counts', () => {
    const { actions, changes } = begin()
    actions.keyDown('KeyI')
    expect(seen(actions.take([]))).toEqual(['', '', `${JOIN}+up`, ''])
    actions.keyUp('KeyI')
    actions.keyDown('KeyI')
    expect(seen(actions.take([]))).toEqual(['', '', 'up', ''])
    expect(changes).toEqual([[], [2]])
  })
  it('is taken by a key that does something else while one plays', () => {
    const alone: Control = { action: 'jump', label: 'jump', keys: ['KeyI'], forOne: true }
    const bindings = bindingsOf([alone, ...controls])
    const actions = createActions(bindings, 4)
    actions.keyDown('KeyI')
    expect(seen(actions.take([]))).toEqual(['', '', `${JOIN}+up`, ''])
    const single = createActions(bindings, 1)
    single.keyDown('KeyI')
    expect(single.take([]).pressed).toEqual(['jump'])
  })
  it('is taken by the first press of a pad, the first free one, and that press does nothing else', () => {
    const { actions, seating } = begin()
    seating.take(0)
    actions.pads([pad(NONE), pad(UP)])
    expect(seen(actions.take([]))).toEqual(['', JOIN, '', ''])
    actions.pads([pad(UP), pad(UP)])
    expect(seen(actions.take([]))).toEqual(['', '', JOIN, ''])
    actions.pads([pad(NONE), pad(NONE)])
    actions.take([])
    actions.pads([pad(UP), pad(NONE)])
    expect(seen(actions.take([]))).toEqual(['', '', 'up', ''])
    expect([seating.ofPad(0), seating.ofPad(1)]).toEqual([2, 1])
  })
  it('is free again for another pad when it is given back', () => {
    const { seating } = begin()
    expect(seating.seatPad(0)).toBe(0)
    seating.free(0)
    expect([seating.ofPad(0), seating.taken]).toEqual([null, []])
    expect(seating.seatPad(1)).toBe(0)
    expect(
      seatsOf(4)
        .slice(1)
        .map((seat) => seating.take(seat)),
    ).toEqual([true, true, true])
    expect(seating.seatPad(2)).toBeNull()
  })
  it('of another device is taken by nobody here, and the others stay taken in the next game', () => {
    const { seating, actions } = begin()
    for (const number of [0, 1, 2]) seating.seatPad(number)
    const taken: (readonly Seat[])[] = []
    seating.begin(1, (seats) => taken.push(seats))
    expect([seating.ofPad(0), seating.ofPad(1), seating.ofPad(2)]).toEqual([0, null, 2])
    expect(seating.take(1)).toBe(false)
    actions.pads([pad(NONE), pad(UP), pad(NONE)])
    expect(seating.ofPad(1)).toBe(3)
    expect(taken).toEqual([
      [0, 2],
      [0, 2, 3],
    ])
    // Its keys are more keys of the first seat, unless they mean something only for two.
    const only: Control = { action: 'up', label: 'up', player: 1, keys: ['KeyL'], forTwo: true }
    const keys = createActions(withoutSeat(bindingsOf([...controls, only]), 1), 4, undefined, seating)
    expect([keys.keyDown('ArrowUp'), keys.keyDown('KeyL')]).toEqual([true, false])
    expect(seen(keys.take([]))).toEqual(['up', '', '', ''])
  })
})

it('four pads and four sets of keys never act for another seat', () => {
  for (const byPads of [true, false]) {
    const { actions, seating } = begin()
    if (byPads) for (const number of seatsOf(4)) seating.seatPad(number)
    const random = createRandom(7)
    for (let tick = 0; tick < 5000; tick++) {
      const down = seatsOf(4).map(() => chance(random, 0.5))
      if (byPads) actions.pads(down.map((isDown) => pad(isDown ? UP : NONE)))
      else
        for (const seat of seatsOf(4))
          if (down[seat]) actions.keyDown(KEYS[seat][0])
          else actions.keyUp(KEYS[seat][0])
      const input = readInput<'up' | 'down'>(actions.take([]))
      expect(seatsOf(4).map((seat) => input.down('up', seat))).toEqual(down)
      expect(seatsOf(4).some((seat) => input.down('down', seat))).toBe(false)
    }
  }
})
