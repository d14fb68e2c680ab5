/** Debounce of pad buttons, without a page. */
import { expect, it } from 'vitest'
import type { PadButton } from '../../../src/engine/core/game/contract'
import { createDebounce, PAUSE_MS } from '../../../src/engine/input/debounce'

function pads() {
  let now = 0
  let on = true
  const cool = createDebounce(
    () => on,
    () => now,
  )
  const state = (...buttons: PadButton[]) => new Map(buttons.map((button) => [button, 1]))
  return {
    look: (ms: number, ...buttons: PadButton[]) => {
      now += ms
      return [...(cool.pads([state(...buttons)])[0]?.keys() ?? [])]
    },
    both: (ms: number, first: PadButton, second: PadButton) => {
      now += ms
      return cool.pads([state(first), state(second)]).map((pad) => [...pad.keys()])
    },
    set: (wanted: boolean) => {
      on = wanted
    },
  }
}

it('ignores a button pressed too soon until it is pressed again', () => {
  const { look } = pads()
  expect(look(0, 'A')).toEqual(['A'])
  expect(look(100)).toEqual([])
  expect(look(100, 'A')).toEqual([])
  // Holding it longer does not make the press count.
  expect(look(PAUSE_MS, 'A')).toEqual([])
  expect(look(10)).toEqual([])
  expect(look(10, 'A')).toEqual(['A'])
})
it('keeps held buttons held, and ignores other buttons too', () => {
  const { look } = pads()
  expect(look(0, 'DpadLeft')).toEqual(['DpadLeft'])
  expect(look(200, 'DpadLeft', 'A')).toEqual(['DpadLeft'])
  expect(look(PAUSE_MS, 'DpadLeft', 'A')).toEqual(['DpadLeft'])
  expect(look(20, 'DpadLeft')).toEqual(['DpadLeft'])
  expect(look(20, 'DpadLeft', 'A')).toEqual(['DpadLeft', 'A'])
})
it('gives the same answer several times a frame, and ignores sticks', () => {
  const { look } = pads()
  for (let i = 0; i < 3; i++) expect(look(0, 'A', 'LeftStickLeft')).toEqual(['A', 'LeftStickLeft'])
})
it('is shared by two pads', () => {
  const { both } = pads()
  expect(both(0, 'A', 'B')).toEqual([['A'], []])
})
it('changes nothing when switched off', () => {
  const { look, set } = pads()
  set(false)
  for (let i = 0; i < 3; i++) {
    expect(look(20, 'A')).toEqual(['A'])
    expect(look(20)).toEqual([])
  }
})
