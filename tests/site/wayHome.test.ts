/** Owns the proof of how many steps back the shelf stands. */
import { describe, expect, it } from 'vitest'
import { FROM_HOME, onward, stepsHome } from '../../src/play/host/leaveGame'

describe('the way home', () => {
  it('is one step from a card, and one more for each game after it', () => {
    expect(stepsHome(FROM_HOME)).toBe(1)
    expect(stepsHome(onward(onward(FROM_HOME)))).toBe(3)
  })
  it.each([
    null,
    undefined,
    7,
    'shelf',
    {},
    { from: 'shelf' },
    { from: 'shelf', steps: -1 },
    { from: 'x', steps: 1 },
  ])('is not behind where the history says %j', (state) => {
    expect(stepsHome(state)).toBe(0)
    expect(onward(state)).toBeUndefined()
  })
})
