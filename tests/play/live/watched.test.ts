/** Each player of a live game is told how many watch the other one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { liveView, watchers } from '../../../src/play/live/port'
import { KIND } from '../../engine/net/fakeChannel'
import { adder, cleared, freshPage } from '../session/small'
import { begin, device } from './stranger'

beforeEach(() => {
  freshPage()
  watchers.count = 0
})
afterEach(() => {
  watchers.count = 0
  cleared()
})

const game = adder as unknown as TurnGame

/** What this device said of its watchers. */
const said = (made: ReturnType<typeof device>) =>
  made.heard().flatMap((message) => (message.t === 'watched' ? [message.count] : []))

it('those who come and leave during the game, and those who were there before', async () => {
  const made = device('adder', game, true)
  watchers.count = 1
  await vi.advanceTimersByTimeAsync(1)
  // Nobody has greeted.
  expect(said(made)).toEqual([])
  begin(made, 'adder', game)
  expect(said(made)).toEqual([1])
  for (const count of [2, 0]) {
    watchers.count = count
    await vi.advanceTimersByTimeAsync(1)
    expect(said(made)).toEqual([count])
  }
  made.close()
  watchers.count = 3
  await vi.advanceTimersByTimeAsync(1)
  expect(said(made)).toEqual([])
})

it('the watchers of the other player are shown until they have left', () => {
  const made = device('adder', game, true)
  begin(made, 'adder', game)
  made.say({ t: 'watched', count: 4 })
  expect([liveView.watched, liveView.state]).toEqual([4, 'connected'])
  made.raw(KIND.bye, new Uint8Array())
  expect([liveView.watched, liveView.state]).toEqual([0, 'ended'])
  made.close()
})
