/** Tests Jigsaw Puzzle without dragging: by taps, clicks and keys. */
import { describe, expect, it } from 'vitest'
import { type Action, rules } from '../../../src/games/jigsaw-puzzle/rules'
import type { Piece } from '../../../src/games/jigsaw-puzzle/rules/world'
import { ticker } from '../../support/ticks'
import { at, begin, PHONE, piece, tap, tick, WINDOW } from './helpers'

describe('without dragging', () => {
  it('a tap picks up and the next tap puts down', () => {
    const world = begin({}, 5, PHONE)
    const one = piece(world, 2, 0)
    tap(world, one.x, one.y)
    expect(world.held).toMatchObject({ piece: one.id, by: 'carry', pointer: -1 })
    expect(tap(world, one.homeX + 6, one.homeY - 5).map(({ type }) => type)).toContain('snap')
    expect(one.placed).toBe(true)
  })

  it('a click picks up, the mouse moves, and a click puts down', () => {
    const world = begin()
    const one = piece(world, 0, 3)
    tick(world, [], [at(one.x, one.y, { pressed: true })])
    tick(world, [], [at(one.x, one.y, { down: false, released: true })])
    tick(world, [], [at(500, 200, { down: false })])
    expect([one.x, one.y]).toEqual([500, 200])
    tick(world, [], [at(one.homeX, one.homeY, { pressed: true })])
    expect(one.placed).toBe(true)
    expect(world.moves).toBe(1)
  })

  it('keys find, pick up, carry along a grid to the target, and put down: a whole puzzle', () => {
    for (const [difficulty, size] of [
      ['easy', WINDOW],
      ['hard', PHONE],
    ] as const) {
      const world = begin({ difficulty }, 6, size)
      let presses = 0
      const press = (action: Action) => {
        presses++
        tick(world, [action])
        tick(world)
      }
      while (world.placed < world.pieces.length && presses < 4000) {
        const one = world.pieces[world.cursor] as Piece
        expect(one.placed).toBe(false)
        press('hold')
        expect(world.held?.piece).toBe(one.id)
        for (let n = 0; n < 60 && Math.abs(one.x - one.homeX) > 1; n++)
          press(one.x < one.homeX ? 'right' : 'left')
        for (let n = 0; n < 60 && Math.abs(one.y - one.homeY) > 1; n++)
          press(one.y < one.homeY ? 'down' : 'up')
        press('hold')
      }
      expect(world.placed).toBe(world.pieces.length)
      expect(world.state).toBe('end')
    }
  })

  it('takes the keys of one tick in the order pressed: the piece held first is the one that moves', () => {
    for (const [keys, held] of [
      [['hold', 'right'], true],
      [['right', 'hold'], false],
    ] as const) {
      const world = begin()
      const { cursor } = world
      const { x } = world.pieces[cursor] as Piece
      tick(world, keys)
      expect(world.held?.piece === cursor, keys.join(', ')).toBe(held)
      expect((world.pieces[cursor] as Piece).x !== x).toBe(held)
    }
  })

  it('arrows move from piece to piece; held ones repeat, and faster after a while', () => {
    const world = begin()
    const seen = new Set([world.cursor])
    for (const action of ['right', 'down', 'left', 'up', 'left', 'down', 'right', 'right', 'up'] as const) {
      tick(world, [action])
      tick(world)
      seen.add(world.cursor)
    }
    expect(seen.size).toBeGreaterThan(3)
    const one = world.pieces[world.cursor] as Piece
    tick(world, ['hold'])
    tick(world)
    for (let n = 0; n < 40; n++) tick(world, ['left'])
    tick(world)
    const steps: number[] = []
    const advance = ticker(rules)
    for (let n = 0; n < 60; n++) {
      const before = one.x
      advance(world, ['right'], n === 0 ? [] : ['right'])
      if (one.x !== before) steps.push(n)
    }
    const gaps = steps.map((at, i) => at - (steps[i - 1] ?? 0))
    expect(gaps.slice(0, 3)).toEqual([0, 18, 7])
    expect(Math.min(...gaps.slice(1))).toBe(3)
  })
})
