/** Tests New Game's rules: nothing falls before the first move; catches, misses and the end. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/new-game/bot'
import { options } from '../../../src/games/new-game/options'
import * as game from '../../../src/games/new-game/rules'
import { fallSpeed, rules, type World } from '../../../src/games/new-game/rules'
import { ticker } from '../../support/ticks'

const tick = ticker(rules)
const begin = (seed = 1) =>
  rules.start(completeOptions(options), seed, { width: game.WIDTH, height: game.HEIGHT })

/** A world whose disc is about to pass the tray, which is in the middle. */
function landing(x: number): World {
  const world = begin()
  return Object.assign(world, {
    state: 'falling',
    disc: { id: 0, x, y: game.TRAY_Y - game.DISC_RADIUS - 1 },
  } satisfies Partial<World>)
}

describe('New Game', () => {
  it('waits for the first move', () => {
    const world = begin()
    const before = JSON.stringify(world)
    for (let n = 0; n < 300; n++) expect(tick(world)).toEqual([])
    expect(JSON.stringify(world)).toBe(before)
    tick(world, ['left'])
    expect(world.state).toBe('falling')
    expect(world.tray).toBe(game.WIDTH / 2 - game.TRAY_SPEED)
  })
  it('counts a disc that lands on the tray, and lets the next one fall faster', () => {
    const world = landing(game.WIDTH / 2 + game.TRAY_WIDTH / 2)
    expect(tick(world)).toEqual([expect.objectContaining({ type: 'catch', score: 1 })])
    expect(rules.hud(world)).toEqual({ Score: 1, Lives: 3 })
    expect(world.disc.id).toBe(1)
    const speedAt = (score: number, speed: World['speed'] = 'normal') => fallSpeed({ score, speed })
    expect(speedAt(1)).toBeGreaterThan(speedAt(0))
    expect(speedAt(1000)).toBe(game.FASTEST)
    expect(speedAt(0, 'slow')).toBeLessThan(speedAt(0))
  })
  it('takes a life for a disc that is missed, and ends with the third', () => {
    const world = landing(game.WIDTH / 2 + game.TRAY_WIDTH / 2 + 1)
    for (let n = 0; n < 30; n++) tick(world)
    expect(rules.hud(world)).toEqual({ Score: 0, Lives: 2 })
    world.lives = 1
    Object.assign(world.disc, { x: game.DISC_RADIUS, y: game.HEIGHT + game.DISC_RADIUS })
    expect(tick(world)).toEqual([expect.objectContaining({ type: 'miss', lives: 0 })])
    expect(rules.outcome(world)).toEqual({ result: 'over', title: 'Game Over', results: { Score: 0 } })
  })
  it('can be played: the bot catches thirty discs in a row', () => {
    const world = begin(4)
    for (let n = 0; n < 20_000 && world.score < 30; n++) tick(world, bot(world, n).hold)
    expect([world.score, world.lives]).toEqual([30, 3])
  })
})
