/** A failed contract check shows the position it failed on. */

import { expect, it } from 'vitest'
import { completeOptions } from '../../src/engine/core/game/option'
import { options } from '../../src/games/tic-tac-toe/options'
import { rules } from '../../src/games/tic-tac-toe/rules'
import { withPosition } from './fuzz'

const position = (text: string) => rules.notation?.read(text, completeOptions(options))

it('adds the position to the message of a failed check', () => {
  const state = position('XO..X....')
  const check = () =>
    withPosition(
      () => state && rules.debug?.(state),
      () => expect(1, 'one').toBe(2),
    )
  expect(check).toThrow(/one: expected 1 to be 2[\s\S]*The position:\nX O \.\n\. X \.\n\. \. \./)
})
it('leaves the message unchanged if nothing is printed, and reports a position that cannot be printed', () => {
  const fail = () => {
    throw new Error('broken')
  }
  expect(() => withPosition(() => undefined, fail)).toThrow(/^broken$/)
  expect(() => withPosition(fail, fail)).toThrow(/broken[\s\S]*It cannot be printed/)
  expect(withPosition(fail, () => 7)).toBe(7)
})
