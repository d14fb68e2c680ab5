/** Tests regained lives in Slice Storm: when, how many, and that nothing else changes. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { optionSet } from '../../../src/engine/storage/values/records'
import game from '../../../src/games/slice-storm'
import { bot } from '../../../src/games/slice-storm/bot'
import { LIVES, rules, type World } from '../../../src/games/slice-storm/rules'
import { LIFE_EVERY } from '../../../src/games/slice-storm/rules/lives'
import { defaultOptions, ruling } from '../../../src/play/session/core/options'
import { ticker } from '../../support/ticks'

const usual = defaultOptions(game.options)
const begin = (more: Record<string, string> = { lives: 'back' }) =>
  rules.start({ ...usual, ...more }, 1, { width: 1280, height: 720 })
const tick = ticker(rules)

/** A tick of an empty sky with this score and this many lives. */
function at(world: World, score: number, lives: number): GameEvent[] {
  Object.assign(world, { score, lives, things: [], queue: [], untilWave: 1e12 })
  return tick(world).filter(({ type }) => type === 'lifeBack')
}

describe('regained lives', () => {
  it('are an option of Classic with separate records; no other mode restores lives', () => {
    const key = (options: Record<string, string>) => optionSet(ruling(game.options, options))
    expect([key(usual), key({ ...usual, lives: 'back' })]).toEqual(['', 'lives=back'])
    expect(key({ ...usual, mode: 'zen', lives: 'back' })).toBe('mode=zen')
    const others: Record<string, string>[] = [
      {},
      { mode: 'zen', lives: 'back' },
      { mode: 'arcade', lives: 'back' },
    ]
    for (const more of others) {
      const world = begin(more)
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
    for (let n = 0; n < 60 * 60 && !rules.outcome(world); n++) {
      if (n % 600 === 599) world.lives = 2
      const { hold = [], pointers = [] } = bot(world, n)
      back += tick(world, [...hold], [], [...pointers]).filter(({ type }) => type === 'lifeBack').length
    }
    expect(world.score).toBeGreaterThan(LIFE_EVERY)
    expect(back).toBeGreaterThan(0)
  })
})
