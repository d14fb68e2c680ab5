/** How flashes are counted, and which seconds of a game are measured. */

import { describe, expect, it } from 'vitest'
import type { RealtimeBot, RealtimeGame } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { bots } from '../../src/games/bots'
import { findGame } from '../../src/games/catalog'
import { busyStretches, stops } from '../../src/workbench/flashes/busy'
import { changes, flashing, luminances } from '../../src/workbench/flashes/flashes'
import { botTick, newRealtime } from '../../src/workbench/time/playOn'

const GRID = { width: 9, height: 6 }
const PER_SECOND = 20

/** Two seconds in which some pixels alternate between two luminances. */
function course(times: number, dark: number, light: number, flashes = (_place: number) => true) {
  return Array.from({ length: 2 * PER_SECOND }, (_, i) =>
    Float32Array.from({ length: GRID.width * GRID.height }, (_, place) =>
      flashes(place) && Math.floor((2 * times * i) / PER_SECOND) % 2 === 1 ? light : dark,
    ),
  )
}
const share = (pictures: readonly Float32Array[]) => flashing(pictures, GRID, PER_SECOND)

describe('flashes', () => {
  it('count from four a second', () => {
    expect([2, 3, 4, 5, 10].map((times) => share(course(times, 0.1, 0.4)))).toEqual([0, 0, 1, 1, 1])
  })
  it('are changes of a tenth of white whose darker picture is not light', () => {
    expect(share(course(5, 0.3, 0.39))).toBe(0)
    expect(share(course(5, 0.3, 0.41))).toBe(1)
    expect(share(course(5, 0.85, 1))).toBe(0)
    expect(share(course(5, 0.75, 1))).toBe(1)
  })
  it('are measured as a share of the view with most of them', () => {
    // A view is 3 by 2 pixels; only one corner flashes.
    expect(share(course(5, 0, 1, (place) => place === 0))).toBeCloseTo(1 / 6, 9)
    expect(share(course(5, 0, 1, (place) => place < 2))).toBeCloseTo(2 / 6, 9)
  })
  it('are opposite changes: a slow rise with rests is one change', () => {
    expect(changes([0, 0.2, 0.2, 0.4, 0.6, 0.55, 0.9, 0.3, 0.35])).toEqual([1, 7])
    expect(changes([0.5, 0.5, 0.5])).toEqual([])
  })
  it('use relative luminance', () => {
    const [black, white, grey, green] = luminances([
      ...[0, 0, 0, 255],
      ...[255, 255, 255, 255],
      ...[119, 119, 119, 255],
      ...[0, 255, 0, 255],
    ])
    expect([black, white]).toEqual([0, 1])
    expect(grey).toBeCloseTo(0.184, 3)
    expect(green).toBeCloseTo(0.7152, 4)
  })
})

describe('the busiest seconds of a game', () => {
  it('are equal twice, do not overlap, and the last one reaches beyond the end', async () => {
    const game = (await findGame('asteroids')?.load())?.default as RealtimeGame
    const bot = (await bots.asteroids?.()) as RealtimeBot<unknown>
    const options = completeOptions(game.options)
    const size = worldSize(game, options)
    const stretches = () => busyStretches(game, bot, options, 7, size)
    const found = stretches()
    expect(stretches()).toEqual(found)
    expect(found.length).toBeGreaterThan(2)
    for (const [i, { from }] of found.entries())
      if (i > 0) expect(from).toBeGreaterThanOrEqual(found[i - 1]?.to ?? 0)
    const whole = newRealtime(game, options, 7, size)
    while (botTick(whole, game, stops(bot)));
    expect(found.at(-1)?.to).toBeGreaterThan(whole.tick)
  })
})
