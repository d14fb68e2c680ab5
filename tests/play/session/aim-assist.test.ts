/** Aim assist: a player who presses next to targets hits them; it is reported and ranked separately; without it nothing changes. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aimed, type Target } from '../../../src/engine/core/game/aim'
import type { InputFrame, Pointer, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { ReplayPlayer } from '../../../src/engine/core/replay/replayPlayer'
import { SceneClock } from '../../../src/engine/stage/clock'
import { optionSet } from '../../../src/engine/storage/values/records'
import { changeSettings } from '../../../src/engine/storage/values/settings'
import asteroids from '../../../src/games/asteroids'
import breakout from '../../../src/games/breakout'
import tapTheGlitch from '../../../src/games/tap-the-glitch'
import whackAMole from '../../../src/games/whack-a-mole'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { playedText } from '../../../src/play/session/records/help'
import { keptBy } from '../../../src/play/session/records/separateRecords'
import { playedTexts } from '../../../src/play/texts/played'
import { setText } from '../../../src/site/records/format'
import { cleared, freshPage } from './small'

beforeEach(freshPage)
afterEach(() => {
  changeSettings({ aimHelp: false })
  cleared()
})

const at = (x: number, y: number, pressed = true): Pointer => ({
  id: 1,
  x,
  y,
  down: true,
  pressed,
  released: false,
  kind: 'touch',
})
const finger = (pointer: Pointer): InputFrame => ({ ...NO_INPUT, pointers: [pointer] })
const asGame = (game: unknown) => game as RealtimeGame

interface Case {
  readonly game: RealtimeGame
  /** Where the pointer is, relative to the declared targets. */
  readonly beside: (target: { x: number; y: number }, tick: number) => { x: number; y: number }
  /** Ticks per press; 0 for a finger that stays down. */
  readonly every: number
}

/** An offset from the target that misses without help. */
const CASES: Readonly<Record<string, Case>> = {
  'whack-a-mole': { game: asGame(whackAMole), beside: ({ x, y }) => ({ x: x + 100, y }), every: 20 },
  'tap-the-glitch': { game: asGame(tapTheGlitch), beside: ({ x, y }) => ({ x: x + 60, y }), every: 20 },
  asteroids: { game: asGame(asteroids), beside: ({ x, y }) => ({ x: x + 50, y: y + 50 }), every: 12 },
  breakout: { game: asGame(breakout), beside: ({ x, y }) => ({ x: x + 90, y }), every: 0 },
}

function play({ game, beside, every }: Case, help: boolean): RealtimeSession {
  changeSettings({ aimHelp: help })
  const options = completeOptions(game.options)
  let tick = 0
  const session: RealtimeSession = new RealtimeSession(
    { id: 'any', game, options, seed: 5 },
    worldSize(game, options),
    new SceneClock(),
    () => {
      tick++
      if (game === CASES.breakout?.game && tick % 60 === 30)
        return { ...NO_INPUT, pressed: ['launch'], held: { launch: 1 } }
      if (every > 0 && tick % every !== 0) return NO_INPUT
      const middle = { x: session.size.width / 2, y: session.size.height / 2 }
      // The one in front of the others.
      const away = ({ x, y }: Target) => Math.hypot(x - middle.x, y - middle.y)
      const targets = game.aim?.targets(session.world as never, { x: 0, y: 0 }) ?? []
      const target = [...targets].sort((a, b) => away(a) - away(b))[0]
      if (!target && every > 0) return NO_INPUT
      const { x, y } = beside(target ?? middle, tick)
      return finger(at(x, y, every > 0 || tick === 1))
    },
  )
  session.start()
  for (let i = 0; i < 1500 && session.view.phase === 'playing'; i++) session.frame(1000 / 60)
  return session
}

describe.each(Object.entries(CASES))('aim assist in %s', (_, each) => {
  it('hits targets with presses next to them, is reported, and is ranked separately', () => {
    const session = play(each, true)
    const { input, world } = session
    const { view } = session
    const score = Number(view.hud.Score)
    expect(score).toBeGreaterThan(1.5 * Number(play(each, false).view.hud.Score))
    expect(view.aimAssisted).toBe(true)
    expect(playedText(view)).toBe(playedTexts.playedWith([playedTexts.aimAssist]))
    const kept = keptBy({}, view)
    expect(kept).toEqual({ '~aimed': 'yes' })
    expect(setText(optionSet(kept), each.game.options)).toMatch(new RegExp(playedTexts.aimAssist, 'i'))
    // The record contains what the rules saw, so it replays without help.
    if (!input) throw new Error('Nothing was kept.')
    const again = new ReplayPlayer(each.game.rules, view.options, 5, input)
    while (again.step());
    expect(again.world).toEqual(world)
  })
  it('does nothing if it is off', () => {
    expect(play(each, false).view.aimAssisted).toBe(false)
  })
})

describe('the target of a pointer', () => {
  const targets = () => [
    { x: 100, y: 100 },
    { x: 160, y: 100 },
  ]
  it('is the nearest one within reach, else the pointer is unchanged', () => {
    const aim = { targets, reach: 50 }
    expect(aimed(finger(at(125, 105)), aim, null).pointers[0]).toMatchObject({ x: 100, y: 100 })
    expect(aimed(finger(at(140, 105)), aim, null).pointers[0]).toMatchObject({ x: 160, y: 100 })
    const far = finger(at(100, 151))
    expect(aimed(far, aim, null)).toBe(far)
    const hovers = finger({ ...at(101, 100, false), down: false })
    expect(aimed(hovers, aim, null)).toBe(hovers)
  })
  it('leaves the position on the paddle to the player', () => {
    const aim = { targets, reach: 50, steersTo: 10 }
    expect(aimed(finger(at(80, 500, false)), aim, null).pointers[0]).toMatchObject({ x: 90, y: 500 })
    const near = finger(at(105, 500))
    expect(aimed(near, aim, null)).toBe(near)
  })
  it('is the ship of Asteroids when it is pressed', () => {
    const game = asGame(asteroids)
    const options = completeOptions(game.options)
    const world = game.rules.start(options, 1, worldSize(game, options)) as never
    const { ship } = world as { ship: { x: number; y: number } }
    expect(game.aim?.targets(world, { x: ship.x + 5, y: ship.y })).toEqual([])
    expect(game.aim?.targets(world, { x: ship.x + 50, y: ship.y }).length).toBeGreaterThan(0)
  })
})
