/** Tests Pixel Sushi Chef's cursor and its touch targets. */
import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/games/pixel-sushi-chef/rules'
import * as chef from '../../../src/games/pixel-sushi-chef/rules'
import { bar, begin, named, order, press, SPOTS, spotOf, tick, WIDE } from './helpers'

describe('the cursor of keys and pad', () => {
  it('moves over trays, mat and guests, and acts like a finger', () => {
    const world = bar([order(0, named('Salmon Roll'))], [])
    tick(world, ['right'])
    expect(world.cursor).toBe(spotOf('tray', 0))
    expect(tick(world, ['use'])[0]).toMatchObject({ type: 'add', kind: 'rice' })
    const go = (...ways: Action[]) => {
      for (const way of ways) {
        tick(world)
        tick(world, [way])
      }
    }
    go('right', 'use', 'right', 'right', 'right', 'right', 'right', 'use')
    expect(world.board).toEqual(['rice', 'fish', 'nori'])
    go('up')
    expect(SPOTS[world.cursor]?.target).toEqual({ kind: 'bell' })
    go('left')
    expect(SPOTS[world.cursor]?.target).toEqual({ kind: 'mat' })
    go('left', 'up')
    expect(SPOTS[world.cursor]?.target).toEqual({ kind: 'guest', seat: 0 })
    go('use')
    expect(world.score).toBe(40)
  })

  it('keeps moving while a direction is held, stays inside, and follows a moving mouse', () => {
    const world = bar([])
    for (let n = 0; n < 120; n++) tick(world, ['right'], n ? ['right'] : [])
    expect(world.cursor).toBe(spotOf('tray', 5))
    const mouse = { ...press(spotOf('bell'), 'mouse'), pressed: false, down: false }
    tick(world, [], [], [mouse])
    expect(world).toMatchObject({ cursor: spotOf('bell'), cursorBy: 'mouse' })
    tick(world, ['left'], [], [mouse])
    tick(world, [], [], [mouse])
    expect(world).toMatchObject({ cursor: spotOf('mat'), cursorBy: 'keys' })
  })
})

describe('the targets', () => {
  // The landscape bar is as wide as a phone in landscape, the portrait one as a small phone.
  for (const [name, size, across, min] of [
    ['wide', WIDE, 390 - 16, 44],
    ['upright', chef.UPRIGHT, 320, 60],
  ] as const) {
    it(`do not overlap, are inside, and are at least ${min} CSS px on a phone, ${name}`, () => {
      const bar = chef.layoutOf(size)
      for (const [index, spot] of bar.spots.entries()) {
        expect(Math.min(spot.width, spot.height) * (across / size.width)).toBeGreaterThanOrEqual(min)
        expect(spot.x).toBeGreaterThanOrEqual(0)
        expect(spot.x + spot.width).toBeLessThanOrEqual(size.width)
        expect(spot.y + spot.height).toBeLessThanOrEqual(size.height)
        expect(chef.spotAt(bar, spot.x + spot.width / 2, spot.y + spot.height / 2)).toBe(index)
        const apart = bar.spots.every(
          (other) =>
            other === spot ||
            other.x >= spot.x + spot.width ||
            spot.x >= other.x + other.width ||
            other.y >= spot.y + spot.height ||
            spot.y >= other.y + other.height,
        )
        expect(apart).toBe(true)
      }
    })
  }

  it('in portrait are the same, with the trays in two rows that cursor and fingers reach', () => {
    const { spots } = chef.layoutOf(chef.UPRIGHT)
    expect(spots.map(({ target }) => target)).toEqual(SPOTS.map(({ target }) => target))
    const world = begin(1, {}, chef.UPRIGHT)
    Object.assign(world, { orders: [], orderWait: 1e9 })
    tick(world, [], [], [press(spotOf('tray', 5), 'touch', 0.5, spots)])
    expect(world.board).toEqual(['nori'])
    const go = (way: Action) => {
      tick(world)
      tick(world, [way])
    }
    go('right')
    for (const [way, tray] of [
      ['down', 3],
      ['right', 4],
      ['right', 5],
      ['right', 5],
      ['up', 2],
    ] as const) {
      go(way)
      expect(world.cursor).toBe(spotOf('tray', tray))
    }
    go('up')
    expect(spots[world.cursor]?.target).toEqual({ kind: 'bell' })
    tick(world, [], [], [press(spotOf('mat'), 'touch', 0.1, spots)])
    expect(world.board).toEqual([])
  })
})
