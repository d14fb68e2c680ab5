/** Tests Jigsaw Puzzle's pieces, by dragging and without. */

import { describe, expect, it } from 'vitest'
import { createRandom, drawBetween, drawInt } from '../../../src/engine/core/math/random'
import game from '../../../src/games/jigsaw-puzzle/index'
import { type Action, rules } from '../../../src/games/jigsaw-puzzle/rules'
import { TAB_REACH } from '../../../src/games/jigsaw-puzzle/rules/generator'
import { pieceAt, turnGroup } from '../../../src/games/jigsaw-puzzle/rules/groups'
import type { Piece } from '../../../src/games/jigsaw-puzzle/rules/world'
import { must } from '../../support/must'
import { ticker } from '../../support/ticks'
import { at, begin, drag, home, PHONE, piece, tap, tick, WINDOW } from './helpers'

describe('a piece', () => {
  it('snaps within 20 px of its target, and not beyond', () => {
    for (const [dx, snaps] of [
      [0, true],
      [20, true],
      [-19.9, true],
      [20.5, false],
    ] as const) {
      const world = begin()
      const one = piece(world, 1, 1)
      const events = drag(world, one, home(one, dx))
      expect(one.placed).toBe(snaps)
      expect(events.some(({ type }) => type === 'snap')).toBe(snaps)
      if (snaps) expect(one).toMatchObject({ x: one.homeX, y: one.homeY, z: 0 })
      else expect(one.x).toBeCloseTo(one.homeX + dx)
      expect(rules.hud(world)).toMatchObject({ Moves: 1, Placed: `${snaps ? 1 : 0}/12` })
    }
  })

  it('rises to the top when picked up, and the topmost one is picked', () => {
    const world = begin()
    const [a, b] = [piece(world, 0, 0), piece(world, 2, 3)]
    Object.assign(a, { x: b.x, y: b.y })
    expect(pieceAt(world, b.x, b.y)).toBe(b)
    a.z = 99
    expect(pieceAt(world, b.x, b.y)).toBe(a)
    world.topZ = 99
    tick(world, [], [at(a.x, a.y, { pressed: true })])
    expect(world.held?.piece).toBe(a.id)
    expect(a.z).toBe(100)
  })

  it('cannot be picked up again once placed', () => {
    const world = begin()
    const one = piece(world, 0, 0)
    drag(world, one, home(one))
    expect(drag(world, home(one), { x: 30, y: 30 })).toEqual([])
    expect(one.placed).toBe(true)
  })

  it('never leaves the field', () => {
    const world = begin({ rotation: 'on' })
    const one = piece(world, 0, 0)
    drag(world, one, { x: -900, y: 5000 })
    const tab = one.shape.bottom === 1 ? TAB_REACH * Math.min(one.width, one.height) : 0
    expect(one.x).toBeCloseTo(one.width / 2)
    expect(one.y).toBeCloseTo(WINDOW.height - one.height / 2 - tab)
    const random = createRandom(3)
    for (let n = 0; n < 100; n++) {
      const loose = world.pieces.filter(({ placed }) => !placed)
      const any = loose[drawInt(random, 0, loose.length - 1)]
      if (!any) break
      drag(world, any, { x: drawBetween(random, -400, 1800), y: drawBetween(random, -400, 1200) })
      tick(world, n % 3 ? ['turnRight'] : [])
      const { area } = world.layout
      for (const { x, y } of world.pieces) {
        must(x > 0 && x < area.width && y > 0 && y < area.height, n, x, y)
      }
    }
  })
})

describe('groups', () => {
  it('join off the board, move together and are placed together', () => {
    const world = begin()
    const [a, b, c] = [piece(world, 0, 0), piece(world, 0, 1), piece(world, 1, 1)]
    Object.assign(a, { x: 100, y: 100 })
    const events = drag(world, b, { x: 100 + b.width + 12, y: 100 - 9 })
    expect(events).toContainEqual(expect.objectContaining({ type: 'join', count: 2 }))
    expect([b.x, b.y]).toEqual([100 + b.width, 100])
    expect(a.group).toBe(b.group)
    drag(world, c, { x: b.x, y: b.y + b.height + 5 })
    expect(new Set([a.group, b.group, c.group]).size).toBe(1)
    expect(c.y).toBeCloseTo(b.y + b.height)
    drag(world, a, { x: 130, y: 140 })
    expect([c.x, c.y]).toEqual([130 + b.width, 140 + b.height])
    const snap = drag(world, b, home(b, 11, -8)).find(({ type }) => type === 'snap')
    expect(snap).toMatchObject({ count: 3, placed: 3, of: 12 })
    for (const each of [a, b, c]) expect([each.x, each.y]).toEqual([each.homeX, each.homeY])
  })

  it('join only neighbors of the same rotation within 20 px', () => {
    const world = begin({ rotation: 'on' })
    const [a, b, far] = [piece(world, 0, 0), piece(world, 0, 1), piece(world, 2, 2)]
    for (const each of world.pieces) each.turn = 0
    Object.assign(a, { x: 120, y: 120 })
    const beside = { x: 120 + b.width, y: 120 }
    drag(world, far, beside)
    expect(far.group).not.toBe(a.group)
    drag(world, far, { x: 1000, y: 600 })
    b.turn = 1
    drag(world, b, beside)
    expect(b.group).not.toBe(a.group)
    drag(world, b, { x: beside.x + 21, y: 120 })
    world.cursor = b.id
    for (let n = 0; n < 3; n++) tick(world, ['turnRight'])
    expect([b.turn, b.group === a.group]).toEqual([0, false])
    b.x += 60
    drag(world, b, { x: beside.x + 19, y: 120 })
    expect(b.group).toBe(a.group)
  })

  it('turn as one, and fit again after four quarters', () => {
    const world = begin({ rotation: 'on' })
    const [a, b] = [piece(world, 1, 1), piece(world, 1, 2)]
    Object.assign(a, { x: 500, y: 300, turn: 0 })
    Object.assign(b, { x: 500 + b.width, y: 300, turn: 0, group: a.group })
    turnGroup(world, a, 1)
    expect([b.x, b.y, b.turn, a.turn]).toEqual([500, 300 + b.width, 1, 1])
    turnGroup(world, a, 1)
    expect([b.x, b.y]).toEqual([500 - b.width, 300])
    turnGroup(world, a, -1)
    turnGroup(world, a, -1)
    expect([b.x, b.y, b.turn]).toEqual([500 + b.width, 300, 0])
  })
})

describe('rotation', () => {
  it('is off at first; with it a piece snaps only when upright', () => {
    expect(begin().pieces.every(({ turn }) => turn === 0)).toBe(true)
    const world = begin({ rotation: 'on' }, 2)
    expect(new Set(world.pieces.map(({ turn }) => turn)).size).toBe(4)
    const one = piece(world, 1, 2)
    one.turn = 3
    drag(world, one, home(one, 4, 4))
    expect(one.placed).toBe(false)
    // Turned at its place, it snaps in.
    expect(tick(world, ['turnRight']).map(({ type }) => type)).toEqual(['turn', 'snap'])
    expect(one.placed).toBe(true)
    expect(world.moves).toBe(2)
  })

  it('by the tool needs a held piece; R turns like E, and no option discards a puzzle', () => {
    const world = begin({ rotation: 'on' }, 2)
    const { x, y } = world.layout.tools[2] as { x: number; y: number }
    expect(tap(world, x + 20, y + 20)).toEqual([])
    const one = world.pieces[5] as Piece
    tap(world, one.x, one.y)
    expect(tap(world, x + 20, y + 20)).toEqual([{ type: 'turn', piece: 5 }])
    expect(game.controls.find(({ action }) => action === 'turnRight')?.keys).toContain('KeyR')
    expect(game.options.filter(({ view }) => !view).every(({ locked }) => locked)).toBe(true)
  })
})

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
