/** Owns the proof that every game in real time teaches its one thing, that whoever plays has done it, and that each has a joy of its own. */
import { describe, expect, it } from 'vitest'
import type { RealtimeBot, RealtimeGame } from '../../src/engine/core/game/contract'
import { worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { bots } from '../../src/games/bots'
import { catalog } from '../../src/games/catalog'

const LONGEST_TICKS = 60 * 60
/** What can be read at a glance. */
const LONGEST_TEXT = 48
/** A ball may come to a paddle that stands there, a gap to where one is; a round of pulling ends for everybody. */
const BY_LUCK = ['pong', 'air-hockey', 'color-crash', 'doodle-jump', 'tug-of-war']

it('every game in real time has a joy of its own at a new best', async () => {
  const looks = []
  for (const { kind, listed, load } of catalog) {
    if (kind !== 'realtime' || listed === false) continue
    const { celebration: joy } = (await load()).default as RealtimeGame
    expect(joy?.hues.length).toBeGreaterThan(1)
    looks.push(JSON.stringify(joy))
  }
  expect(new Set(looks).size).toBe(looks.length)
})

describe.each(catalog.filter(({ kind, listed }) => kind === 'realtime' && listed !== false))(
  '$id',
  (entry) => {
    const load = async () => (await entry.load()).default as RealtimeGame
    it('has a lesson in a few words for each device', async () => {
      const { tutorialHint: lesson, controls } = await load()
      if (!lesson) throw new Error('no lesson')
      for (const text of [lesson.keys, lesson.touch, lesson.mouse ?? 'x'])
        expect(text.length, text).toBeLessThanOrEqual(LONGEST_TEXT)
      const by = controls.filter(({ label, group }) => (group ?? label) === lesson.by)
      expect(by.flatMap(({ keys = [] }) => keys).length, lesson.by).toBeGreaterThan(0)
      expect(by.flatMap(({ pad = [] }) => pad).length, lesson.by).toBeGreaterThan(0)
    })
    it('is done by whoever plays, and not by whoever does nothing', async () => {
      const game = await load()
      const bot = (await bots[entry.id]?.()) as RealtimeBot<unknown>
      const until = game.tutorialHint?.until ?? []
      const options = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]))
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
      if (!BY_LUCK.includes(entry.id)) expect(isDone(() => ({}))).toBe(false)
    })
  },
)
