/** Ghosts in a race: in each game that has one, it is where the character is, and moves like it. */

import { describe, expect, it } from 'vitest'
import { copyOf } from '../../src/engine/core/copy'
import type { RealtimeBot, RealtimeGame } from '../../src/engine/core/game/contract'
import { type GhostPart, ghostSeen } from '../../src/engine/core/game/ghost'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { bots } from '../../src/games/bots'
import { gamesOfKind } from './loaded'

const STEERED = [
  'snake',
  'flappy-bird',
  'doodle-jump',
  'gravity-flip-runner',
  'color-crash',
  'blink-dash',
  'frogger',
  'pac-man',
  'blue-block-runner',
]

const games = new Map(gamesOfKind('realtime').filter(([, { ghost }]) => ghost))
/** Boards that show the ghost themselves; see `play/session/race.test.ts`. */
const boards = gamesOfKind('turn').flatMap(([id, { ghost }]) => (ghost ? [id] : []))

/** A world played by the game's bot. */
async function walker(id: string, options: Record<string, string> = {}) {
  const game = games.get(id) as RealtimeGame
  const all = { ...completeOptions(game.options), ...options }
  const bot = (await bots[id]?.()) as RealtimeBot<unknown>
  const size = worldSize(game, all)
  const world = game.rules.start(all, 11, size)
  let before: readonly string[] = []
  let tick = 0
  return {
    game,
    world,
    size,
    step(idle = false) {
      const { hold = [], pointers = [] } = idle ? {} : bot(world, tick)
      tick++
      const frame = { ...frameFrom(hold, before), pointers }
      before = hold
      game.rules.step(world, readInput(frame), () => {})
    },
  }
}

const parts = (game: RealtimeGame, other: unknown, own: unknown): readonly GhostPart[] =>
  game.ghost?.parts(other, own) ?? []

describe('a ghost', () => {
  it('exists in every game in which one character is steered', () => {
    expect([...games.keys()].sort()).toEqual([...STEERED].sort())
    expect(boards).toEqual(['invisible-maze'])
  })
  it('is inside the field, in landscape and portrait, and moves with the game', async () => {
    for (const id of STEERED)
      for (const shape of ['wide', 'upright']) {
        if (shape === 'upright' && !games.get(id)?.upright?.size) continue
        const { game, world, size, step } = await walker(id, { shape })
        const [first] = parts(game, world, world)
        const seen = new Set<string>()
        for (let n = 0; n < 240 && !game.rules.outcome(world); n++) {
          step()
          for (const { x, y, width, height } of parts(game, world, world)) {
            // A jumper may be above the window during a flight, and is below it after a fall.
            const inside = x >= 0 && x <= size.width && y > -200 && y < size.height + 60
            expect([id, shape, inside, width > 5 && width < 60, height > 5 && height < 60]).toEqual([
              id,
              shape,
              true,
              true,
              true,
            ])
          }
          const [now] = parts(game, world, world)
          if (now) seen.add(`${Math.round(now.x)} ${Math.round(now.y)}`)
        }
        expect([id, shape, first !== undefined, seen.size > 5]).toEqual([id, shape, true, true])
      }
  }, 30_000)
  it('is ahead or behind by the distance between both', async () => {
    for (const id of ['flappy-bird', 'gravity-flip-runner']) {
      const { game, world, step } = await walker(id)
      for (let n = 0; n < 100; n++) step()
      const before = copyOf(world)
      for (let n = 0; n < 30; n++) step()
      const x = (other: unknown, own: unknown) => parts(game, other, own)[0]?.x ?? Number.NaN
      const own = x(world, world)
      expect(x(before, world)).toBeLessThan(own - 50)
      expect(x(world, before)).toBeGreaterThan(own + 50)
      expect(x(world, before) - own).toBeCloseTo(own - x(before, world), 6)
    }
    const { game, world, step } = await walker('doodle-jump')
    const low = copyOf(world)
    for (let n = 0; n < 240; n++) step()
    const y = (other: unknown, own: unknown) => parts(game, other, own)[0]?.y ?? Number.NaN
    expect(y(low, world)).toBeGreaterThan(y(world, world))
  })
  it('disappears when its game is over, and in another maze', async () => {
    for (const id of ['snake', 'gravity-flip-runner', 'frogger']) {
      const { game, world, step } = await walker(id)
      for (let n = 0; n < 60 * 100 && !game.rules.outcome(world); n++) step(true)
      expect([id, game.rules.outcome(world) !== null, parts(game, world, world)]).toEqual([id, true, []])
    }
    const { game, world } = await walker('blink-dash')
    expect(parts(game, world, world)).toHaveLength(1)
    expect(parts(game, { ...(world as object), level: 2 }, world)).toEqual([])
  }, 30_000)
})

describe('whether a ghost is shown', () => {
  it('depends on the visitor’s choice; by default it is shown in a challenge', () => {
    const seen = (ghost: string) => [ghostSeen({ ghost }, true), ghostSeen({ ghost }, false)]
    expect([seen('race'), seen('on'), seen('off')]).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ])
  })
})
