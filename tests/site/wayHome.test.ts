/** How many steps back in the history the home page is. */
import { describe, expect, it } from 'vitest'
import { FROM_HOME, onward, stepsHome } from '../../src/play/opening/wayHome'

describe('the way home', () => {
  it('is one step back from a game, and one more for each further game', () => {
    expect(stepsHome(FROM_HOME)).toBe(1)
    expect(stepsHome(onward(onward(FROM_HOME)))).toBe(3)
  })
  it.each([
    null,
    undefined,
    7,
    'home',
    {},
    { from: 'home' },
    { from: 'home', steps: -1 },
    { from: 'x', steps: 1 },
  ])('is not in the history if its state is %j', (state) => {
    expect(stepsHome(state)).toBe(0)
    expect(onward(state)).toBeUndefined()
  })
})
