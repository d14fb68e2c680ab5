/** Real-time games for two stay the same on two devices, whatever the network does. */
import { describe, expect, it } from 'vitest'
import { playTwo } from '../engine/core/live/network'
import { gamesOfKind } from './loaded'

const games = gamesOfKind('realtime').filter(([, game]) => game.live !== undefined)
/** `npm run bench -- live` runs all combinations. */
const NETWORKS = [
  [0, 0],
  [50, 0.05],
  [150, 0.2],
  [300, 0.2],
].map(([delay = 0, loss = 0]) => ({ delay, jitter: 0.3, loss, duplicates: 0.05 }))
const TICKS = 10_000

describe.each(games)('two devices play %s', (_id, game) => {
  it.each(NETWORKS)('with a delay of $delay ms and a loss of $loss', (network) => {
    const { digests, confirmed, corrected } = playTwo(game, 7 + network.delay, TICKS, network)
    const count = Math.floor(TICKS / 60)
    expect(digests[0].slice(0, count)).toEqual(digests[1].slice(0, count))
    expect(digests[0].length).toBeGreaterThanOrEqual(count)
    expect(Math.min(...confirmed)).toBeGreaterThanOrEqual(TICKS)
    expect(corrected).toBeLessThanOrEqual(12)
  })
})
it('are the five real-time games for two', () => {
  expect(games.map(([id]) => id).sort()).toEqual([
    'air-hockey',
    'blue-block-runner',
    'gravity-flip-runner',
    'pong',
    'tug-of-war',
  ])
})
