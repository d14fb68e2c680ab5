/** Tests games of Jigsaw Puzzle from the introduction to the last piece, and saved puzzles. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/jigsaw-puzzle'
import { bot } from '../../../src/games/jigsaw-puzzle/bot'
import { options } from '../../../src/games/jigsaw-puzzle/options'
import { INTRO_TICKS, rules } from '../../../src/games/jigsaw-puzzle/rules'
import { resume } from '../../../src/games/jigsaw-puzzle/rules/resume'
import type { World } from '../../../src/games/jigsaw-puzzle/rules/world'
import { must } from '../../support/must'
import { botPlays } from '../../support/ticks'
import { begin, DIFFICULTIES, drag, home, PHONE, piece, tick, WINDOW } from './helpers'

describe('a game', () => {
  it('shows the whole picture first, cut short by any press', () => {
    const world = rules.start(completeOptions(options), 1, WINDOW)
    expect(tick(world)).toEqual([{ type: 'scatter' }])
    for (let n = 1; n < INTRO_TICKS; n++) tick(world)
    expect(world.state).toBe('play')
    const quick = rules.start(completeOptions(options), 1, WINDOW)
    tick(quick)
    tick(quick, ['hold'])
    expect(quick).toMatchObject({ state: 'play', held: { piece: 0 } })
  })

  it('is completed by the last piece, and shows time and moves', () => {
    const world = begin({}, 3)
    world.ticks = 60 * 42
    for (const one of world.pieces) drag(world, one, home(one, 3, 3))
    expect(world.state).toBe('end')
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < 120; n++) tick(world)
    expect(rules.outcome(world)).toEqual({
      result: 'won',
      title: 'Puzzle Complete!',
      said: '12 pieces in 12 moves.',
      results: { Time: 42, Moves: 12, Stars: 1 },
    })
  })

  it('is finished by a simple bot at every difficulty, rotated or not, on desktop and phone', () => {
    for (const difficulty of DIFFICULTIES)
      for (const rotation of ['off', 'on'] as const)
        for (const size of [WINDOW, PHONE]) {
          const world = rules.start(completeOptions(options, { difficulty, rotation }), 11, size)
          botPlays(rules, bot, world, 20_000)
          expect(rules.outcome(world)?.result, `${difficulty} ${rotation} ${size.width}`).toBe('won')
        }
  })
})

describe('a saved puzzle', () => {
  const kept = () => {
    const world = begin({ rotation: 'on' }, 7)
    const [a, b, c] = [piece(world, 0, 0), piece(world, 1, 1), piece(world, 1, 2)]
    for (const each of [a, b, c]) each.turn = 0
    drag(world, a, home(a))
    drag(world, b, { x: 130, y: 130 })
    drag(world, c, { x: 130 + c.width + 4, y: 130 })
    expect([a.placed, b.group === c.group]).toEqual([true, true])
    world.ticks = 777
    return world
  }
  it('resumes unchanged in the same window', () => {
    const world = kept()
    const again = resume(
      JSON.parse(JSON.stringify(world)),
      completeOptions(options, { rotation: 'on' }),
      WINDOW,
    ) as World
    const rounded = ({ pieces }: World) =>
      pieces.map((each) => ({ ...each, x: each.x.toFixed(6), y: each.y.toFixed(6) }))
    expect(rounded(again)).toEqual(rounded(world))
    expect(rules.hud(again)).toEqual(rules.hud(world))
  })

  it('fits into another window: placed pieces stay placed, groups stay together, and all are inside', () => {
    const again = resume(
      JSON.parse(JSON.stringify(kept())),
      completeOptions(options, { rotation: 'on' }),
      PHONE,
    ) as World
    const [a, b, c] = [piece(again, 0, 0), piece(again, 1, 1), piece(again, 1, 2)]
    expect([a.x, a.y, a.placed]).toEqual([a.homeX, a.homeY, true])
    expect([c.x - b.x, c.y - b.y]).toEqual([expect.closeTo(b.width, 6), expect.closeTo(0, 6)])
    const resized = game.rules.resize?.(kept(), PHONE, completeOptions(options, { rotation: 'on' }))
    expect(resized).toEqual(again)
    for (const { x, y } of again.pieces)
      expect(x > 0 && y > 0 && x < again.layout.area.width && y < again.layout.area.height).toBe(true)
  })

  it('moves pieces into the new trays that would be on the board or in heaps', () => {
    for (const difficulty of DIFFICULTIES)
      for (const [from, to] of [
        [
          { width: 800, height: 300 },
          { width: 360, height: 600 },
        ],
        [PHONE, WINDOW],
      ] as const) {
        const world = begin({ difficulty }, 4, from)
        const again = resume(
          JSON.parse(JSON.stringify(world)),
          completeOptions(options, { difficulty }),
          to,
        ) as World
        const { board } = again.layout
        again.pieces.forEach((one, n) => {
          const on = one.x > board.x && one.x < board.x + board.width && one.y > board.y
          must(!on || one.y >= board.y + board.height, difficulty, n)
          const apart = again.pieces.slice(n + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y))
          must(Math.min(...apart, one.height) > one.height / 2, difficulty, n)
        })
      }
  })

  it('is the whole picture once finished, as large as the other window allows', () => {
    const world = begin({}, 3, PHONE)
    for (const one of world.pieces) drag(world, one, home(one))
    for (let n = 0; n < 200; n++) tick(world)
    const again = resume(JSON.parse(JSON.stringify(world)), completeOptions(options), WINDOW) as World
    expect(again.layout).toEqual(begin({}, 3, WINDOW).layout)
    for (const one of again.pieces) expect([one.x, one.y]).toEqual([one.homeX, one.homeY])
    expect(rules.outcome(again)).toEqual(rules.outcome(world))
    expect(rules.outcome(world)?.result).toBe('won')
  })

  it('is refused if it is invalid, or has other options', () => {
    const good = JSON.parse(JSON.stringify(kept()))
    const rotated = completeOptions(options, { rotation: 'on' })
    expect(resume(good, { ...rotated, difficulty: 'hard' }, WINDOW)).toBeNull()
    expect(resume(good, completeOptions(options), WINDOW)).toBeNull()
    for (const bad of [
      null,
      7,
      {},
      { ...good, seed: 'x' },
      { ...good, pieces: [] },
      { ...good, state: 'end' },
      { ...good, layout: {} },
    ])
      expect(resume(bad, rotated, WINDOW)).toBeNull()
    good.pieces[3].x = null
    expect(resume(good, rotated, WINDOW)).toBeNull()
  })
})
