/** Every real-time game has a tutorial hint that players satisfy by playing; celebrations differ. */

import { describe, expect, it } from 'vitest'
import type { RealtimeBot } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { bots } from '../../src/games/bots'
import { gamesOfKind } from './loaded'

const LONGEST_TICKS = 60 * 60
/** The longest text that can be read at a glance. */
const LONGEST_TEXT = 48
/** Games whose hint an idle player can satisfy: the ball may reach a resting paddle, a gap may be where the player is, and a round of Tug of War ends either way. */
const BY_LUCK = ['pong', 'air-hockey', 'color-crash', 'doodle-jump', 'tug-of-war']

it('celebrations of a new best differ from game to game', () => {
  const looks = gamesOfKind('realtime').flatMap(([, { celebration }]) => celebration ?? [])
  for (const { hues } of looks) expect(hues.length).toBeGreaterThan(1)
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(looks.length)
  expect(looks.length).toBeGreaterThan(20)
})

describe.each(gamesOfKind('realtime'))('%s', (id, game) => {
  it('has a hint in a few words for each device', () => {
    const { tutorialHint: hint, controls } = game
    if (!hint) throw new Error('no tutorial hint')
    for (const text of [hint.keys, hint.touch, hint.mouse ?? 'x'])
      expect(text.length, text).toBeLessThanOrEqual(LONGEST_TEXT)
    for (const text of [hint.keys, hint.mouse ?? hint.keys]) expect(text).toContain('{keys}')
    const by = controls.filter(({ label, group }) => (group ?? label) === hint.by)
    expect(by.flatMap(({ keys = [] }) => keys).length, hint.by).toBeGreaterThan(0)
    expect(by.flatMap(({ pad = [] }) => pad).length, hint.by).toBeGreaterThan(0)
  })
  it('is done by playing, and not by doing nothing', async () => {
    const bot = (await bots[id]?.()) as RealtimeBot<unknown>
    const until = game.tutorialHint?.until ?? []
    const options = completeOptions(game.options)
    const isDone = (does: RealtimeBot<unknown>) => {
      const world = game.rules.start(options, 4, worldSize(game, options))
      let done = false
      let held: readonly string[] = []
      for (let tick = 0; tick < LONGEST_TICKS && !done && !game.rules.outcome(world); tick++) {
        const { hold = [], pointers = [] } = does(world, tick)
        done ||= hold.some((action) => until.includes(action))
        game.rules.step(world, readInput(frameFrom(hold, held, pointers)), ({ type }) => {
          done ||= until.includes(type)
        })
        held = hold
      }
      return done
    }
    expect(isDone(bot)).toBe(true)
    if (!BY_LUCK.includes(id)) expect(isDone(() => ({}))).toBe(false)
  })
})
