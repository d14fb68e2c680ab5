/** What a device stores of games by link with hidden parts: the newest ones, and a fleet only as it was committed. */

import { afterEach, beforeEach, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { keepSealed, sealed } from '../../../src/engine/storage/values/sealed'
import { options } from '../../../src/games/battleship/options'
import { type Move, rules, type State } from '../../../src/games/battleship/rules'
import { sealOf } from '../../../src/games/battleship/rules/seal'
import { place, secretOf } from '../../../src/games/battleship/view/draft'
import { cleared, freshPage } from './small'

beforeEach(freshPage)
afterEach(cleared)

it('are the newest sixty, including one that is stored again', () => {
  for (let n = 0; n < 70; n++) keepSealed(`hash${n}`, String(n))
  const names = Object.keys(sealed.get())
  expect([names.length, names[0], names.at(-1)]).toEqual([60, 'hash10', 'hash69'])
  keepSealed('hash69', 'again')
  expect([Object.keys(sealed.get()).length, sealed.get().hash69]).toEqual([60, 'again'])
})

it('contain the fleet that was committed, and give none to anyone else', () => {
  const start = rules.start(completeOptions(options, { opponent: 'link' }), 5)
  expect(place(start, { begin: true })).toBeNull()
  expect(place(start, { fill: true })).toBeNull()
  const promise = place(start, { begin: true })
  const { seal } = promise as { seal: string }
  const applied = rules.apply(start, promise as Move, 0)
  const state = ('state' in applied ? applied.state : null) as State
  const secret = secretOf(state, 0)
  expect(secret && sealOf(secret)).toBe(seal)
  expect(JSON.stringify(state)).not.toContain(secret?.salt)
  expect(secretOf(state, 1)).toBeNull()
  // The second player keeps the fleet until the first shot, and commits to it then.
  expect(place(state, { fill: true })).toBeNull()
  expect(place(state, { begin: true })).toBeNull()
  // An unreadable text is not a fleet.
  keepSealed(seal, '{"salt":1}')
  expect(secretOf(state, 0)).toBeNull()
  keepSealed(seal, 'no text of ours')
  expect(secretOf(state, 0)).toBeNull()
})
