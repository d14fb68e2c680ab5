/** Every real-time game has a tutorial hint that players satisfy by playing; celebrations differ. */

import { describe, expect, it } from 'vitest'
import type { RealtimeBot, Size } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { POINTER } from '../../src/engine/core/game/realtimeFeatures'
import { worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, type Pointer, readInput } from '../../src/engine/core/input/input'
import { bots } from '../../src/games/bots'
import { tutorialPlaces } from '../../src/play/frame/hintPlace'
import type { Box } from '../../src/play/frame/measured'
import { createDevices } from './devices'
import { gamesOfKind } from './loaded'

const LONGEST_TICKS = 60 * 60
/** The longest text that can be read at a glance. */
const LONGEST_TEXT = 48
/** Games whose hint an idle player can satisfy: the ball may reach a resting paddle, a gap may be where the player is, and a round of Tug of War ends either way. */
const BY_LUCK = ['pong', 'air-hockey', 'color-crash', 'tug-of-war']

type Doing = ReturnType<RealtimeBot<unknown>>

/** Ticks of a quick stroke, of one that is held, and until the next one. */
const STROKE = 6
const HOLD = 48
const EVERY = 18
/**
 * What a player without a plan does not do within a minute: steering a blade into falling fruit by keys, filling a
 * guest's order, and tapping fast enough to win a round. The browser plans of these games do all three.
 */
const NEEDS_PLAN: Readonly<Record<string, readonly string[]>> = {
  'slice-storm': ['keys'],
  'pixel-sushi-chef': ['touch', 'mouse'],
  'tug-of-war': ['touch'],
}
/** Steering and flapping: the first touch does it. */
const AT_ONCE = ['doodle-jump', 'blue-block-runner', 'flappy-bird']
const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** A player without a plan: one stroke after the other in each direction, everywhere on the field. */
const swipes =
  (kind: Pointer['kind'], { width, height }: Size) =>
  (_: unknown, tick: number): Doing => {
    const turn = Math.floor(tick / EVERY)
    // Two quick ones, then one in the time of three.
    const n = turn - Math.max(0, (turn % 5) - 2)
    const long = turn % 5 < 2 ? STROKE : HOLD
    const at = tick - n * EVERY
    if (at > long) return {}
    const [dx, dy] = WAYS[n % 4] as (typeof WAYS)[number]
    const far = Math.min(1, at / STROKE) * Math.min(width, height) * 0.15
    return {
      pointers: [
        {
          id: 1,
          kind,
          x: (0.1 + 0.8 * ((n * 0.618) % 1)) * width + dx * far,
          y: (0.1 + 0.8 * ((n * 0.414) % 1)) * height + dy * far,
          down: at < long,
          pressed: at === 0,
          released: at === long,
        },
      ],
    }
  }

/** A player without a plan who presses one action after the other. */
const presses =
  (actions: readonly string[]) =>
  (_: unknown, tick: number): Doing => {
    const action = actions[Math.floor(tick / EVERY) % actions.length] as string
    return tick % EVERY < STROKE ? { hold: [action] } : {}
  }

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
  it('is done with each device that its texts name', async () => {
    const { tutorialHint: hint, controls } = game
    if (!hint) throw new Error('no tutorial hint')
    const until: readonly string[] = hint.until
    const options = completeOptions(game.options)
    const size = worldSize(game, options)
    const bot = (await bots[id]?.()) as RealtimeBot<unknown>
    /** Whether this player does it within a minute, in one game after the other, through the real input layer. */
    const isDone = (does: (world: unknown, tick: number) => Doing, within = LONGEST_TICKS) => {
      const devices = createDevices(game, options, size)
      let seed = 1
      let world = game.rules.start(options, seed, size)
      let done = false
      for (let tick = 0; tick < within && !done; tick++) {
        devices.act(does(world, tick), (tick * 1000) / 60)
        const frame = devices.take()
        done = frame.pressed.some((action) => until.includes(action))
        done ||= until.includes(POINTER) && frame.pointers.some(({ down }) => down)
        game.rules.step(world, readInput(frame), ({ type }) => {
          done ||= until.includes(type)
        })
        if (game.rules.outcome(world)) world = game.rules.start(options, ++seed, size)
      }
      devices.stop()
      return done
    }
    /** The bot, if it plays with this device. */
    const byBot = (device: 'pointers' | 'hold', kind: Pointer['kind'] = 'touch') => {
      let uses = false
      const done = isDone((world, tick) => {
        const { hold = [], pointers = [] } = bot(world, tick)
        uses ||= (device === 'pointers' ? pointers : hold).length > 0
        if (device === 'hold') return { hold }
        // Fingers do not hover.
        const seen = pointers.filter(({ down, released }) => kind === 'mouse' || down || released)
        return { pointers: seen.map((pointer) => ({ ...pointer, kind })) }
      })
      return uses && done
    }
    const within = AT_ONCE.includes(id) ? EVERY : LONGEST_TICKS
    const named = controls.filter(({ label, group }) => (group ?? label) === hint.by)
    const missing = [
      !isDone(presses(named.map(({ action }) => action)), within) && !byBot('hold') && 'keys',
      !isDone(swipes('touch', size), within) && !byBot('pointers', 'touch') && 'touch',
      hint.mouse !== undefined &&
        !isDone(swipes('mouse', size), within) &&
        !byBot('pointers', 'mouse') &&
        'mouse',
    ].filter(Boolean)
    expect(missing).toEqual(NEEDS_PLAN[id] ?? [])
  })
})

describe('on a phone in landscape', () => {
  const WINDOW = { width: 844, height: 390 }
  const box = (left: number, top: number, right: number, bottom: number): Box => ({
    left,
    top,
    right,
    bottom,
  })
  const [stats, tools] = [box(8, 8, 68, 92), box(788, 8, 836, 224)]
  /** Fields nearly as wide as the window: there the hint is over their lower edge. */
  const WIDE = ['blue-block-runner', 'gravity-flip-runner', 'pong', 'tug-of-war']

  it('tutorial hints are outside the field, where there is space', () => {
    const without = gamesOfKind('realtime').flatMap(([id, game]) => {
      if (game.size === 'window') return []
      const size = worldSize(game, completeOptions(game.options))
      const scale = Math.min(WINDOW.width / size.width, (WINDOW.height - 8) / size.height)
      const [width, height] = [size.width * scale, size.height * scale]
      const left = (WINDOW.width - width) / 2
      const field = box(left, 4, left + width, 4 + height)
      const stage = box(0, 4, WINDOW.width, WINDOW.height - 4)
      const parts = [field, stats, tools]
      const [best] = tutorialPlaces(stage, field, parts, box(8, 8, 836, 224), [stats, tools])
      const over = best && best.left < field.right && best.left + best.width > field.left
      return over && best.top < field.bottom && best.top + best.height > field.top ? [id] : []
    })
    expect(without.sort()).toEqual(WIDE)
  })
})
