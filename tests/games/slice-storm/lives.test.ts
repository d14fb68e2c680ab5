/** Tests regained lives in Slice Storm: when, how many, and that nothing else changes. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/slice-storm'
import { bot } from '../../../src/games/slice-storm/bot'
import { type Options, options } from '../../../src/games/slice-storm/options'
import { LIVES, rules, type World } from '../../../src/games/slice-storm/rules'
import { LIFE_EVERY } from '../../../src/games/slice-storm/rules/lives'
import { recordSet } from '../../support/options'
import { botPlays } from '../../support/ticks'
import { tick, WINDOW } from './helpers'

const begin = (chosen: Partial<Options> = { lives: 'back' }) =>
  rules.start(completeOptions(options, { ...completeOptions(game.options), ...chosen }), 1, WINDOW)

/** A tick of an empty sky with this score and this many lives. */
function at(world: World, score: number, lives: number): GameEvent[] {
  Object.assign(world, { score, lives, things: [], queue: [], untilWave: 1e12 })
  return tick(world).filter(({ type }) => type === 'lifeBack')
}

describe('regained lives', () => {
  it('are an option of Classic; no other mode restores lives', () => {
    expect(recordSet(game, { mode: 'zen', lives: 'back' })).toBe('mode=zen')
    const others = ['zen', 'arcade'].map((mode) => ({ mode, lives: 'back' }))
    for (const options of [{}, ...others]) {
      const world = begin(options)
      expect(at(world, 5 * LIFE_EVERY, 1)).toEqual([])
      expect(world.lives).toBe(1)
    }
  })

  it('are restored one by one, each at its round score, once, and never more than at the start', () => {
    const world = begin()
    expect(at(world, LIFE_EVERY - 5, 1)).toEqual([])
    expect(at(world, LIFE_EVERY, 1)).toEqual([{ type: 'lifeBack', lives: 2 }])
    expect(at(world, LIFE_EVERY + 50, 1)).toEqual([])
    // Two round scores in one tick restore one life; the next is due at the following one.
    expect(at(world, 3 * LIFE_EVERY, 1)).toEqual([{ type: 'lifeBack', lives: 2 }])
    expect(at(world, 4 * LIFE_EVERY, LIVES)).toEqual([])
    expect(world.lives).toBe(LIVES)
    expect(at(world, 4 * LIFE_EVERY + 50, 1)).toEqual([])
    expect(at(world, 5 * LIFE_EVERY, 1)).toEqual([{ type: 'lifeBack', lives: 2 }])
  })

  it('are not restored once none is left', () => {
    const world = begin()
    expect(at(world, LIFE_EVERY, 0)).toEqual([])
    expect([world.lives, world.state]).toEqual([0, 'end'])
  })

  it('are restored in a game of a bot that sometimes drops a fruit', () => {
    const world = begin()
    let back = 0
    botPlays(rules, bot, world, 60 * 60, (events, n) => {
      if (n % 600 === 599) world.lives = 2
      back += events.filter(({ type }) => type === 'lifeBack').length
      return back === 0
    })
    expect(world.score).toBeGreaterThan(LIFE_EVERY)
    expect(back).toBeGreaterThan(0)
  })
})
