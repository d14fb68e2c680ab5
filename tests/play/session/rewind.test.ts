/** Rewind: every real-time game continues from a few seconds ago, is ranked separately, and replays the same. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import { frameFrom } from '../../../src/engine/core/input/input'
import { ReplayPlayer } from '../../../src/engine/core/replay/replayPlayer'
import { SceneClock } from '../../../src/engine/stage/clock'
import { optionSet, records } from '../../../src/engine/storage/values/records'
import { changeSettings } from '../../../src/engine/storage/values/settings'
import { catalog } from '../../../src/games/catalog'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { playedText } from '../../../src/play/session/records/help'
import { playedTexts } from '../../../src/play/texts/played'
import { sessionTexts } from '../../../src/play/texts/session'
import { setText } from '../../../src/site/records/format'
import { cleared, freshPage, toastTexts } from './small'

beforeEach(freshPage)
afterEach(cleared)

/** Careless games are never longer, ticks. */
const LONGEST = 60 * 150

/** Presses the game's actions at random, by a seed, except the one that leaves the game. */
function careless(game: RealtimeGame, seed: number) {
  const actions = [...new Set(game.controls.filter(({ player }) => !player).map(({ action }) => action))]
  let state = seed
  const random = () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
  let held: string[] = []
  return () => {
    const before = held
    if (random() < 0.2) held = actions.filter((action) => action !== 'reset' && random() < 0.4)
    return frameFrom(held, before)
  }
}

async function play(id: string, forgive: boolean, options: Record<string, string> = {}) {
  const entry = catalog.find((each) => each.id === id)
  const game = (await entry?.load())?.default as RealtimeGame
  changeSettings({ forgive })
  const all = { ...completeOptions(game.options), ...options }
  const size = game.size === 'window' ? { width: 1000, height: 700 } : worldSize(game, all)
  const session = new RealtimeSession(
    { id, game, options: all, seed: 5 },
    size,
    new SceneClock(),
    careless(game, 3),
  )
  session.start()
  // The rewind code is loaded during the game.
  if (forgive) await vi.dynamicImportSettled()
  return {
    game,
    session,
    view: session.view,
    /** Runs until the game was rewound once more, or is over; returns the tick just before. */
    on() {
      const { view } = session
      const before = view.rewinds
      let tick = session.tick
      for (let n = 0; n < LONGEST && view.phase === 'playing' && view.rewinds === before; n++) {
        tick = session.tick
        session.frame(1000 / 60)
      }
      return tick
    },
  }
}

const GAMES = [
  'snake',
  'breakout',
  'pong',
  'flappy-bird',
  'frogger',
  'pac-man',
  'asteroids',
  'air-hockey',
  'bubble-shooter',
  'doodle-jump',
  'gravity-flip-runner',
  'tap-the-glitch',
  'color-crash',
  'blink-dash',
  'circuit-breaker',
  'blue-block-runner',
  'slice-storm',
]

describe.each(GAMES)('%s', (id) => {
  it('is rewound by three seconds three times, and the record is what was played', async () => {
    const { game, session, view, on } = await play(id, true)
    let from = 0
    for (let times = 1; times <= 3; times++) {
      const end = on()
      // The end does not come right after the rewind: there is something to replay.
      expect(end - from).toBeGreaterThan(20)
      expect(view).toMatchObject({ phase: 'playing', rewinds: times, outcome: null })
      // A shorter game begins again.
      const back = end - session.tick
      expect(back).toBeGreaterThanOrEqual(Math.min(end, 175))
      expect(back).toBeLessThanOrEqual(310)
      from = session.tick
    }
    expect(on() - from).toBeGreaterThan(20)
    expect(view).toMatchObject({ phase: 'over', rewinds: 3 })
    const { input, world, tick } = session
    if (!input) throw new Error('Nothing was kept.')
    expect(input.ticks).toBe(tick)
    const again = new ReplayPlayer(game.rules, view.options, view.seed, input)
    while (again.step());
    expect(game.rules.hud(again.world)).toEqual(game.rules.hud(world))
    expect(game.rules.outcome(again.world)).toEqual(game.rules.outcome(world))
  })
})

describe('a game with rewinds', () => {
  it('is named in the result and in its record, and is ranked separately', async () => {
    const { view, on, session } = await play('snake', true)
    on()
    on()
    expect(view.rewinds).toBe(2)
    expect(toastTexts.filter((text) => text === sessionTexts.rewound).length).toBe(2)
    on()
    on()
    expect(playedText(view)).toBe(playedTexts.playedWith([playedTexts.rewinds(3)]))
    expect(session.replay()?.figures).toMatchObject({ Forgiven: 3 })
    const sets = Object.keys(records.get().snake ?? {})
    expect(sets.length).toBe(1)
    expect(sets[0]).toContain('~forgiven=yes')
    expect(setText(sets[0] ?? '')).toMatch(new RegExp(playedTexts.rewound, 'i'))
    expect(sets).not.toContain(optionSet({}))
  })
  it.each([
    ['snake', { mode: 'four' }],
    ['pong', { ball: 'sides' }],
  ])('is rewound for one person among computers in %s, and not for several', async (id, options) => {
    const one = await play(id, true, options)
    one.on()
    expect(one.view).toMatchObject({ phase: 'playing', rewinds: 1 })
    const several = await play(id, true, options)
    vi.spyOn(several.game.rules, 'outcome').mockReturnValue({ result: 'over', title: 'Player 2 wins' })
    several.on()
    vi.restoreAllMocks()
    expect(several.view).toMatchObject({ phase: 'over', rewinds: 0 })
  })
  it('is not rewound if the assist is off, with two players, or when the time is up', async () => {
    const plain = await play('flappy-bird', false)
    plain.on()
    expect(plain.view).toMatchObject({ phase: 'over', rewinds: 0 })
    const two = await play('pong', true, { players: '2' })
    two.on()
    expect(two.view).toMatchObject({ phase: 'over', rewinds: 0 })
    const timed = await play('tug-of-war', true)
    const { rules } = timed.game
    vi.spyOn(rules, 'outcome').mockImplementation((world) => {
      return (world as { ticksLeft: number }).ticksLeft <= 0 ? { result: 'lost', title: 'Late' } : null
    })
    timed.on()
    vi.restoreAllMocks()
    expect(timed.view).toMatchObject({ phase: 'over', rewinds: 0 })
  })
})
