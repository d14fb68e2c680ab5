/** Tests the bench's clumsy players: what they see, when they err, and what misses the curve. */
import { describe, expect, it } from 'vitest'
import type { RealtimeBot, RealtimeGame } from '../../../src/engine/core/game/contract'
import { createRandom } from '../../../src/engine/core/math/random'
import { ClumsyPlayer } from './clumsyPlayer'
import { isUnfair, missesOf, roadMissesOf, type Stay } from './faults'
import { Imagination } from './imagination'
import { MISTAKES } from './mistakes'
import { playBy } from './play'

/** A light comes on at random; each press counts up; the game ends at tick 600. */
interface Lamp {
  random: { s: number }
  tick: number
  lit: boolean
  presses: number
}
const game = {
  controls: [{ action: 'press' }],
  rules: {
    start: (_: unknown, seed: number) => ({ random: createRandom(seed), tick: 0, lit: false, presses: 0 }),
    step(world: Lamp, input: { pressed(action: string): boolean }) {
      world.tick++
      if (world.tick === 60) world.lit = true
      if (input.pressed('press')) world.presses++
    },
    outcome: (world: Lamp) => (world.tick < 600 ? null : { result: 'over', title: '' }),
  },
} as unknown as RealtimeGame
const size = { width: 100, height: 100 }
const frame = (pressed: string[]) => ({ held: {}, pressed, released: [], pointers: [] })

describe('imagination', () => {
  it("shows past events late, one's own presses at once, and other random events", () => {
    const imagined = new Imagination(game, 24)
    const world = game.rules.start({}, 5, size) as Lamp
    const believed = imagined.world as unknown as Lamp
    for (let tick = 0; tick < 58; tick++) {
      imagined.look(world as never, tick)
      const did = frame(tick === 57 ? ['press'] : [])
      game.rules.step(world, { pressed: (action: string) => did.pressed.includes(action) } as never, () => {})
      imagined.did(did)
    }
    expect(believed).toMatchObject({ tick: 58, presses: 1 })
    expect(believed.random.s).not.toBe(world.random.s)
  })
  it('hides from a bot what has not been seen yet', () => {
    const seen: number[] = []
    const early: RealtimeBot<unknown> = (world, tick) => {
      if ((world as { secret?: number }).secret) seen.push(tick)
      return {}
    }
    const secret = {
      ...game,
      rules: {
        ...game.rules,
        step(world: Lamp & { secret?: number; by?: { s: number } }) {
          world.tick++
          // Only the real random generator reveals it.
          if (world.tick === 90 && world.random.s === createRandom(1).s) world.secret = 1
        },
      },
    } as unknown as RealtimeGame
    playBy({ late: 30, wrong: 0 }, { game: secret, bot: early, options: {}, size }, 1, 200)
    expect(seen[0]).toBeGreaterThanOrEqual(90 + 30)
    expect(seen[0]).toBeLessThan(90 + 30 + 12)
  })
})

describe('hands', () => {
  it('err as often as configured, and not while they do nothing', () => {
    const hand = new ClumsyPlayer(0.25, ['a', 'b'], size, createRandom(3))
    let slips = 0
    const presses = 2000
    for (let n = 0; n < presses; n++) {
      const { hold } = hand.does({ hold: ['c'], pointers: [] }, n * 40)
      if (hold[0] !== 'c') slips++
      expect(hand.does({ hold: [], pointers: [] }, n * 40 + 35).hold).toEqual([])
    }
    expect(slips / presses).toBeGreaterThan(0.21)
    expect(slips / presses).toBeLessThan(0.29)
  })
  it('play like the bot without errors and delay', () => {
    const bot: RealtimeBot<unknown> = (_, tick) => (tick % 20 < 10 ? { hold: ['press'] } : {})
    const play = { game, bot, options: {}, size }
    const own = playBy(null, play, 1, 1000)
    expect(playBy({ late: 0, wrong: 0 }, play, 1, 1000)).toEqual(own)
    expect((own.world as Lamp).presses).toBe(30)
    expect((playBy({ late: 30, wrong: 0.5 }, play, 1, 1000).world as Lamp).presses).toBeLessThan(30)
  })
})

describe('mistakes', () => {
  describe('in Circuit Breaker', () => {
    const nodes = Array.from({ length: 6 }, (_, id) => ({ id, x: id * 50, y: 0, completed: false }))
    const circuit = { state: 'play', nodes, sequence: [1, 0, 2, 3, 4, 5], progress: 0 }
    const tap = { id: 1, x: 50, y: 0, down: true, pressed: true, released: false, kind: 'touch' as const }
    /** Where somebody taps in 2,000 ticks who wants to tap the second node; undefined for no tap. */
    const taps = (world: object) => {
      const erring = MISTAKES['circuit-breaker']?.(() => ({ pointers: [tap] }), 0.25, createRandom(2))
      return Array.from(
        { length: 2000 },
        (_, tick) => erring?.({ ...circuit, ...world }, tick).pointers?.[0]?.x,
      )
    }
    const slips = (world: object) => taps(world).filter((x) => x !== 50)

    it('are wrong nodes, as often as configured where six are hidden, more where more are, and none while they are visible', () => {
      expect(slips({ look: 20 })).toEqual([])
      const six = slips({ look: 0 })
      expect(new Set(six)).toEqual(new Set([0, 100, 150, 200, 250]))
      expect(six.length / 2000).toBeGreaterThan(0.21)
      expect(six.length / 2000).toBeLessThan(0.29)
      const three = slips({ look: 0, sequence: [1, 0, 2] })
      expect(three.length).toBeLessThan(0.6 * six.length)
      expect(three.length).toBeGreaterThan(0.4 * six.length)
    })
    it('are none before each number was looked at, where they wait for the first tap', () => {
      const waits = (world: object) => taps({ look: -1, ...world }).indexOf(50)
      expect(waits({})).toBe(0)
      expect(waits({ board: 1 })).toBe(6 * (30 + 75))
      expect(waits({ board: 1, progress: 4 })).toBe(2 * (30 + 75))
    })
  })
  it('in Pixel Sushi Chef are wrong pieces of dishes by heart, and none while the ticket shows them', () => {
    const wrong = (left: number) => {
      const erring = MISTAKES['pixel-sushi-chef']?.(() => ({ hold: ['pick1'] }), 0.1, createRandom(2))
      const world = { orders: [{ left, whole: 100, bonuses: ['heart'] }] }
      const picks = Array.from({ length: 20_000 }, (_, tick) => erring?.(world, tick).hold?.[0])
      return picks.filter((pick) => pick && pick !== 'pick1').length
    }
    expect(wrong(40)).toBe(0)
    expect(wrong(80)).toBeGreaterThan(20)
  })
  it('in Pong are places beside the ball, the same for a whole flight', () => {
    const seen: number[] = []
    const watching: RealtimeBot<unknown> = (world) => {
      seen.push((world as { paddles: { y: number }[] }).paddles[0]?.y ?? 0)
      return {}
    }
    const erring = MISTAKES.pong?.(watching, 0.1, createRandom(2))
    const flight = (vx: number) => erring?.({ ball: { vx }, paddles: [{ y: 200 }, { y: 200 }] }, 0)
    for (const vx of [-5, -5, 5, -5]) flight(vx)
    const [first, second, , other] = seen as [number, number, number, number]
    expect(first).toBe(second)
    expect(other).not.toBe(first)
    for (const y of seen) expect(Math.abs(y - 200)).toBeLessThanOrEqual(40)
  })
  it('in Breakout are places beside the balls that come down, the same for a whole flight', () => {
    const seen: number[] = []
    const watching: RealtimeBot<unknown> = (world) => {
      seen.push((world as { paddle: number }).paddle)
      return {}
    }
    const erring = MISTAKES.breakout?.(watching, 0.1, createRandom(2))
    for (const vy of [5, 5, -5, 5]) erring?.({ balls: [{ vy: -4 }, { vy }], paddle: 400 }, 0)
    const [first, second, , other] = seen as [number, number, number, number]
    expect(first).toBe(second)
    expect(other).not.toBe(first)
    for (const x of seen) expect(Math.abs(x - 400)).toBeLessThanOrEqual(60)
  })
})

describe('presses and glances', () => {
  /** The ticks in which a player presses who wants to press at once and again later. */
  const pressesOf = (id: string, wrong: number) => {
    const bot: RealtimeBot<unknown> = (_, tick) => (tick % 100 === 0 ? { hold: ['up'] } : {})
    const erring = MISTAKES[id]?.(bot, wrong, createRandom(4))
    const ticks = Array.from({ length: 1000 }, (_, tick) => tick)
    return ticks.filter((tick) => erring?.({}, tick).hold?.length)
  }
  it('come late in Frogger, each once, and the later the clumsier the player is', () => {
    const late = (wrong: number) => pressesOf('frogger', wrong).reduce((sum, tick) => sum + (tick % 100), 0)
    expect(pressesOf('frogger', 0.1)).toHaveLength(10)
    expect(late(0)).toBe(0)
    expect(late(0.02)).toBeGreaterThan(0)
    expect(late(0.1)).toBeGreaterThan(2 * late(0.02))
  })
  it('of Pac-Man miss a ghost for a second, more often the clumsier the player is', () => {
    const missed = (wrong: number) => {
      let sum = 0
      const bot: RealtimeBot<unknown> = (world) => {
        sum += 4 - (world as { ghosts: unknown[] }).ghosts.length
        return {}
      }
      const erring = MISTAKES['pac-man']?.(bot, wrong, createRandom(4))
      for (let tick = 0; tick < 60_000; tick++) erring?.({ ghosts: [1, 2, 3, 4] }, tick)
      return sum / 60_000
    }
    expect(missed(0)).toBe(0)
    expect(missed(0.1)).toBeGreaterThan(0.4)
    expect(missed(0.1)).toBeLessThan(0.6)
    expect(missed(0.02)).toBeLessThan(0.2)
  })
  it('in Slice Storm end with a rest after each stroke, the longer the clumsier the player is', () => {
    const rested = (wrong: number) => {
      const asked = new Set<number>()
      const bot: RealtimeBot<unknown> = (_, tick) => {
        asked.add(tick)
        return { pointers: [] }
      }
      const erring = MISTAKES['slice-storm']?.(bot, wrong, createRandom(4))
      // A cut every second.
      for (let tick = 0; tick < 6000; tick++) erring?.({ lastCut: tick - (tick % 60) }, tick)
      return 6000 - asked.size
    }
    expect(rested(0)).toBe(0)
    expect(rested(0.02)).toBeGreaterThan(100)
    expect(rested(0.1)).toBeGreaterThan(3 * rested(0.02))
    expect(rested(0.1)).toBeLessThan(100 * 30)
  })
  it('of Tug of War get rarer the clumsier the player is and the longer it goes on, and go on at signs', () => {
    /** Presses in each ten seconds, of a player who presses 6 times a second. */
    const taps = (wrong: number, phase = 'pull') => {
      const bot: RealtimeBot<unknown> = (world, tick) =>
        (world as { bear: { phase: string } }).bear.phase === 'pull' && tick % 10 < 4
          ? { hold: ['pull'] }
          : {}
      const erring = MISTAKES['tug-of-war']?.(bot, wrong, createRandom(4))
      let before = false
      return [0, 600, 1200].map((from) => {
        let count = 0
        for (let tick = from; tick < from + 600; tick++) {
          // A sign of a second, and a second of something else.
          const now = tick % 120 < 60 ? phase : 'pull'
          const down = Boolean(erring?.({ state: 'pull', bear: { phase: now } }, tick).hold?.length)
          if (down && !before) count++
          before = down
        }
        return count
      })
    }
    const [slow, good] = [taps(0.1), taps(0.02)] as [number[], number[]]
    expect(slow[0]).toBeLessThan((good[0] ?? 0) * 0.8)
    for (const [first = 0, , last = 0] of [slow, good]) {
      expect(last).toBeGreaterThan(first * 0.8)
      expect(last).toBeLessThan(first * 0.95)
    }
    const seen = (wrong: number) => taps(wrong, 'sign').reduce((sum, count) => sum + count)
    expect(seen(0)).toBeLessThan(95)
    expect(seen(0.1)).toBeGreaterThan(0.6 * taps(0.1).reduce((sum, count) => sum + count))
  })
})

describe('the curve', () => {
  const games = (seconds: number, result: Stay['result'] = 'over'): Stay[] => [
    { seconds: seconds - 5, result, figure: 1 },
    { seconds, result, figure: 1 },
    { seconds: seconds + 5, result, figure: 1 },
  ]
  it('is missed by a wall, by a plateau, and by a mode that is too easy', () => {
    expect(missesOf([games(90), games(180), games(400), games(500)])).toEqual([])
    expect(missesOf([games(40), games(60), games(65), games(70)])).toEqual([
      'slow: short',
      'newcomer: short',
      'good: short',
    ])
    expect(missesOf([games(150), games(180), games(595, null), games(595, null)])).toEqual([
      'slow: long',
      'good: plateau',
      'bot: plateau',
    ])
  })
  it('counts no wins, and no games that a clock ends', () => {
    expect(missesOf([games(70, 'lost'), games(200, 'won'), games(90, 'won'), games(60, 'won')])).toEqual([])
    const clock: Stay[] = [{ seconds: 60, result: 'over', figure: 1 }]
    expect(missesOf([clock, clock, clock, clock])).toEqual([])
  })
  it('begins with ten seconds for a player who does nothing', () => {
    expect(isUnfair(games(9))).toBe(true)
    expect(isUnfair(games(11))).toBe(false)
  })
  it('of a road is missed by a hard start, an end that is easy or the same for all, and a stage that cannot be won', () => {
    const lost = games(40, 'lost')
    const won = games(60, 'won')
    const few = won.map((stay) => ({ ...stay, figure: 2 }))
    expect(roadMissesOf([won, won, won, won], 'first')).toEqual([])
    expect(roadMissesOf([lost, won, won, won], 'first')).toEqual(['slow: hard'])
    expect(roadMissesOf([lost, won, won, won], 'last')).toEqual([])
    expect(roadMissesOf([few, won, won, won], 'last')).toEqual(['slow: easy'])
    expect(roadMissesOf([won, won, won, won], 'last')).toEqual(['slow: easy', 'all alike'])
    expect(roadMissesOf([lost, lost, lost, lost], 'between')).toEqual(['bot: lost'])
  })
})
