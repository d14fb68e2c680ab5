/** Tests the race: seats and gardens, who gets a mole, blows that cost time, the end, and that no seat has an advantage. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import { NO_INPUT, readInput, slot } from '../../../src/engine/core/input/input'
import { FOUR_SEATS, JOIN, type Seat } from '../../../src/engine/core/input/seats'
import { chance, createRandom, drawInt, pick } from '../../../src/engine/core/math/random'
import game from '../../../src/games/whack-a-mole'
import { type Options, options } from '../../../src/games/whack-a-mole/options'
import {
  GARDEN,
  type Hole,
  PLOTS,
  PRICK_TICKS,
  RACE_HOLES,
  RACE_TICKS,
  type Racer,
  type RaceWorld,
  race,
  raceHoleAt,
  SLIP_TICKS,
  TALL,
  wayTo,
} from '../../../src/games/whack-a-mole/rules'
import { aim } from '../../../src/games/whack-a-mole/rules/targets'
import { recordSet } from '../../support/options'
import { sample } from '../../support/proofs'
import { finger, ticker, typesOf } from '../../support/ticks'

const SQUARE = { width: 600, height: 600 }
const chosen = completeOptions(options, { mode: 'race' }) as Options
const begin = (seed = 1): RaceWorld => race.start(chosen, seed, SQUARE)
const tick = ticker(race)
const WAYS = ['up', 'left', 'right', 'down'] as const
const holeTo = (way: (typeof WAYS)[number]) => RACE_HOLES.find((hole) => wayTo(hole) === way) as number
const racerOf = (world: RaceWorld, seat: Seat) => world.racers[seat] as Racer

/** People in all seats, and animals in these holes and in no other ones. */
function placed(
  ...animals: readonly (readonly [way: (typeof WAYS)[number], hole?: Partial<Hole>])[]
): RaceWorld {
  const world = begin()
  world.next = 1e9
  for (const racer of world.racers) racer.human = true
  for (const [way, more] of animals)
    Object.assign(world.holes[holeTo(way)] as Hole, { state: 'up', ticks: 1, ...more })
  return world
}
function finish(world: RaceWorld): number {
  let n = 0
  for (; !world.over && n < 60 * 120; n++) race.step(world, readInput(NO_INPUT), () => {})
  return n
}

describe('a race', () => {
  it('is a game for four on a square field, or on an upright one with higher gardens, with records of its own by the level', () => {
    expect(game.players?.(chosen)).toBe(4)
    expect(game.players?.({ ...chosen, mode: 'rush' })).toBe(1)
    expect(worldSize(game, chosen)).toEqual(SQUARE)
    expect(worldSize(game, { ...chosen, shape: 'upright' })).toEqual(TALL)
    expect([begin().plot, race.start(chosen, 1, TALL).plot]).toEqual(['square', 'tall'])
    expect(recordSet(game, { mode: 'race', level: 'hard', stage: '3' })).toBe('level=hard&mode=race')
    expect(recordSet(game, { mode: 'race', shape: 'upright' })).toContain('shape=upright')
    expect(recordSet(game, { level: 'hard' })).toBe('mode=classic')
  })
  it.each(['square', 'tall'] as const)(
    'has the same four holes in each %s garden, in the directions of the keys',
    (plot) => {
      const { height, scale } = PLOTS[plot]
      for (const seat of FOUR_SEATS) {
        const [up, left, right, down] = WAYS.map((way) => raceHoleAt(seat, holeTo(way), plot))
        if (!up || !left || !right || !down) throw new Error('no hole')
        expect([up.x, left.y]).toEqual([down.x, right.y])
        expect(up.y).toBeLessThan(down.y)
        expect(left.x).toBeLessThan(right.x)
        for (const { x, y } of [up, left, right, down])
          expect([Math.floor(x / GARDEN), Math.floor(y / height)]).toEqual([seat % 2, seat > 1 ? 1 : 0])
        // The soil of two mounds, 168 units wide in a garden that fills the field, lies beside each other.
        expect(right.x - left.x).toBeGreaterThan(168 * scale)
      }
    },
  )
  it('gives a seat to the person who presses something there, at any time', () => {
    const world = begin()
    const humans = () => world.racers.map(({ human }) => human)
    tick(world)
    expect(humans()).toEqual([false, false, false, false])
    tick(world, [`${JOIN}@1`])
    tick(world, ['left@2'])
    expect(humans()).toEqual([false, true, true, false])
    while (world.ticks < 1000) tick(world)
    // Between the holes, too.
    tick(world, [], [], [finger(590, 590, { pressed: true })])
    expect(humans()).toEqual([false, true, true, true])
  })
})

describe('a blow in a race', () => {
  it.each(FOUR_SEATS)('hits the hole in its direction for seat %i alone, by key and by finger', (seat) => {
    for (const way of WAYS) {
      const byKey = placed([way])
      const hole = holeTo(way)
      expect(tick(byKey, [slot(way, seat)])).toMatchObject([{ type: 'take', seat, hole, points: 10 }])
      expect(byKey.racers.map(({ score }) => score)).toEqual(
        FOUR_SEATS.map((each) => (each === seat ? 10 : 0)),
      )
      const byFinger = placed([way])
      const { x, y } = raceHoleAt(seat, hole, 'square')
      expect(tick(byFinger, [], [], [finger(x + 20, y - 20, { pressed: true })])).toMatchObject([
        { type: 'take', seat, hole },
      ])
    }
  })
  it('takes the mole from the others, whose blow a moment later costs nothing', () => {
    const world = placed(['left'])
    tick(world, ['left@2'])
    expect(tick(world, ['left@3'])).toMatchObject([{ type: 'slip', seat: 3 }])
    expect(world.racers.map(({ score, moles, rest }) => [score, moles, rest])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [10, 1, 0],
      [0, 0, 0],
    ])
  })
  it('counts for everyone who made it in the same tick, whatever the order, and once for each', () => {
    const world = placed(['up'])
    const { x, y } = raceHoleAt(3, holeTo('up'), 'square')
    const events = tick(world, ['up@3', 'up'], [], [finger(x, y, { pressed: true })])
    expect(events).toMatchObject([
      { type: 'take', seat: 0 },
      { type: 'take', seat: 3 },
    ])
    expect(world.racers.map(({ score }) => score)).toEqual([10, 0, 0, 10])
  })
  it('at an empty hole lets the mallet rest: pressing everything gets less than one blow in time', () => {
    const world = placed(['down'])
    tick(world, ['up'])
    expect(racerOf(world, 0).rest).toBe(SLIP_TICKS - 1)
    for (let n = 1; n < SLIP_TICKS; n++) expect(tick(world, [...WAYS])).toEqual([])
    expect(tick(world, ['down'])).toMatchObject([{ type: 'take', seat: 0 }])
    const mashed = begin(3)
    for (const racer of mashed.racers.slice(1)) Object.assign(racer, { human: true })
    while (!mashed.over) tick(mashed, [...WAYS])
    const careful = begin(3)
    for (const racer of careful.racers) racer.human = true
    while (!careful.over) {
      const hole = RACE_HOLES.find((each) => {
        const { state, decoy, ticks } = careful.holes[each] as Hole
        return state === 'up' && !decoy && ticks > 20
      })
      tick(careful, hole === undefined ? [] : [wayTo(hole)])
    }
    expect(racerOf(mashed, 0).score).toBeLessThan(racerOf(careful, 0).score / 2)
  })
  it('at a hedgehog costs points, but never below 0, and a longer rest', () => {
    const world = placed(['up', { decoy: true }], ['left'])
    racerOf(world, 1).score = 15
    expect(tick(world, ['up@1'])).toMatchObject([{ type: 'prick', seat: 1, points: -10 }])
    expect(racerOf(world, 1)).toMatchObject({ score: 5, moles: 0, rest: PRICK_TICKS - 1 })
    expect(tick(world, ['left@1'])).toEqual([])
    Object.assign(world.holes[holeTo('down')] as Hole, { state: 'up', decoy: true, ticks: 1 })
    tick(world, ['down@2'])
    expect(racerOf(world, 2).score).toBe(0)
  })
  it('counts a golden mole five times, and it hides sooner', () => {
    const world = placed(['up', { dress: 'golden' }], ['down'])
    const isUp = (way: 'up' | 'down') => world.holes[holeTo(way)]?.state === 'up'
    while (isUp('up')) tick(world)
    expect(isUp('down')).toBe(true)
    const gold = placed(['right', { dress: 'golden' }])
    expect(tick(gold, ['right'])).toMatchObject([{ points: 50 }])
  })
  it('hits the holes of upright gardens where they are drawn', () => {
    for (const seat of FOUR_SEATS)
      for (const way of WAYS) {
        const world = race.start(chosen, 1, TALL)
        Object.assign(world.holes[holeTo(way)] as Hole, { state: 'up', ticks: 1 })
        const { x, y } = raceHoleAt(seat, holeTo(way), 'tall')
        const events = tick(world, [], [], [finger(x, y - 20, { pressed: true })])
        expect(events).toMatchObject([{ type: 'take', seat, hole: holeTo(way) }])
        const [target] = aim.targets({ ...world, holes: placed([way]).holes }, { x, y })
        expect(Math.hypot((target?.x ?? 0) - x, (target?.y ?? 0) - y)).toBeLessThan(40)
      }
  })
  it('has its targets for aim assist in the garden that is touched', () => {
    const world = placed(['up'])
    const { x, y } = raceHoleAt(2, holeTo('up'), 'square')
    const [target, ...others] = aim.targets(world, { x: 30, y: 570 })
    expect(others).toEqual([])
    expect(Math.hypot((target?.x ?? 0) - x, (target?.y ?? 0) - y)).toBeLessThan(40)
  })
})

describe('the computers of a race', () => {
  it('leave a seat to its person: no blow is made there any more', () => {
    const world = begin(2)
    tick(
      world,
      FOUR_SEATS.map((seat) => slot(JOIN, seat)),
    )
    const events: string[] = []
    while (!world.over) events.push(...typesOf(tick(world)))
    expect(new Set(events)).toEqual(new Set(['stir', 'up', 'leave', 'second', 'finish']))
    expect(world.racers.map(({ score }) => score)).toEqual([0, 0, 0, 0])
  })
  it('hit sooner at the higher levels', { tags: 'sample' }, () => {
    /** Points of three computers against a person who hits every mole after 0.6 s. */
    const shareOf = (level: Options['level']) => {
      let [own, all] = [0, 0]
      for (let seed = 1; seed <= sample(6, 40); seed++) {
        const world = race.start({ ...chosen, level }, seed, SQUARE)
        while (!world.over) {
          const ripe = RACE_HOLES.filter((each) => {
            const { state, decoy, ticks } = world.holes[each] as Hole
            return state === 'up' && !decoy && ticks === 36
          })
          tick(world, [JOIN, ...ripe.map(wayTo)])
        }
        own += racerOf(world, 0).score
        all += world.racers.reduce((sum, { score }) => sum + score, 0)
      }
      return own / all
    }
    const [easy, normal, hard] = (['easy', 'normal', 'hard'] as const).map(shareOf) as [
      number,
      number,
      number,
    ]
    expect(easy).toBeGreaterThan(normal)
    expect(normal).toBeGreaterThan(hard)
    expect(easy).toBeGreaterThan(0.4)
    expect(hard).toBeLessThan(0.2)
  })
  it('win equally often', { tags: 'sample' }, () => {
    const wanted = sample(16, 1000)
    const wins = [0, 0, 0, 0]
    let [rounds, ties] = [0, 0]
    for (let seed = 1; rounds < wanted; seed++) {
      const world = begin(seed)
      expect(finish(world)).toBe(RACE_TICKS)
      const scores = world.racers.map(({ score }) => score)
      const best = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []))
      if (best.length > 1) {
        ties++
        continue
      }
      rounds++
      wins[best[0] as number] = (wins[best[0] as number] ?? 0) + 1
    }
    expect(ties).toBeLessThan(wanted * 0.2)
    // 4% of 1000 rounds are three standard deviations, of 16 rounds 32%.
    for (const count of wins) expect(Math.abs(count / rounds - 0.25)).toBeLessThan(sample(32, 4) / 100)
  })
})

describe('any input of a race', () => {
  it('counts for the seat that made it and for no other one, and nothing throws', { tags: 'sample' }, () => {
    const random = createRandom(7)
    let world = begin(5)
    for (let n = 0; n < sample(1500, 10_000); n++) {
      if (world.over) world = begin(n)
      const presses = FOUR_SEATS.flatMap((seat) =>
        chance(random, 0.06) ? [{ seat, name: slot(pick(random, [...WAYS, JOIN]), seat) }] : [],
      )
      const touches = chance(random, 0.05)
        ? [finger(drawInt(random, -50, 650), drawInt(random, -50, 650), { id: n, pressed: true })]
        : []
      const before = structuredClone(world.racers) as Racer[]
      const events = tick(
        world,
        presses.map(({ name }) => name),
        [],
        touches,
      )
      const touched = touches.map(({ x, y }) => (x < GARDEN ? 0 : 1) + (y < GARDEN ? 0 : 2))
      const acting = new Set([...presses.map(({ seat }) => seat as number), ...touched])
      for (const seat of FOUR_SEATS) {
        const racer = racerOf(world, seat)
        expect(racer.human).toBe(before[seat]?.human === true || acting.has(seat))
        if (racer.human && !acting.has(seat)) expect(racer.score).toBe(before[seat]?.score)
      }
      for (const { type, seat } of events)
        if (type === 'take' || type === 'prick' || type === 'slip') expect(acting).toContain(seat)
    }
  })
  it('leads to the same end again, from the start and from a copy at any tick', () => {
    const played = (copies: boolean) => {
      const random = createRandom(11)
      const chances = createRandom(12)
      let world = begin(4)
      while (!world.over) {
        const names = FOUR_SEATS.flatMap((seat) =>
          seat !== 3 && drawInt(random, 0, 30) === 0 ? [slot(pick(random, WAYS), seat)] : [],
        )
        tick(world, world.ticks > 600 ? names : [])
        if (copies && drawInt(chances, 0, 20) === 0) world = structuredClone(world)
      }
      return world
    }
    const first = played(false)
    expect(first.racers.map(({ human }) => human)).toEqual([true, true, true, false])
    expect(played(false)).toEqual(first)
    expect(played(true)).toEqual(first)
  })
})

describe('the end of a race', () => {
  it('comes after a minute, and its last seconds are announced', () => {
    const world = begin()
    const events: { type: string; left?: number; tick: number }[] = []
    while (!world.over)
      events.push(...tick(world).map(({ type, left }) => ({ type, left: left as number, tick: world.ticks })))
    expect(
      events.filter(({ type }) => type === 'second').map(({ left, tick: at }) => [left, RACE_TICKS - at]),
    ).toEqual([5, 4, 3, 2, 1].map((left) => [left, left * 60]))
    expect(events.at(-1)).toMatchObject({ type: 'finish' })
    // A game whose time is up is never rewound.
    expect(race.hud(world)).toEqual({ Time: 0 })
    const ups = events.filter(({ type }) => type === 'up').map(({ tick: at }) => at)
    expect(ups[0]).toBe(130)
    const within = (from: number) => ups.filter((at) => at >= from && at < from + 1200).length
    expect(within(RACE_TICKS - 1200)).toBeGreaterThan(within(130) * 1.2)
  })
  it('is a place for one person among computers, and a winner for several', () => {
    const end = (people: readonly Seat[], scores: readonly number[]) => {
      const world = begin()
      world.over = true
      for (const seat of FOUR_SEATS)
        Object.assign(racerOf(world, seat), { human: people.includes(seat), score: scores[seat], moles: 3 })
      return race.outcome(world)
    }
    expect(race.outcome(begin())).toBeNull()
    expect(end([2], [40, 60, 90, 50])).toEqual({
      result: 'won',
      title: 'You win',
      detail: 'Points: 40 · 60 · 90 · 50',
      results: { Score: 90, Moles: 3 },
    })
    expect(end([3], [40, 60, 90, 60])).toMatchObject({ result: 'lost', title: 'Place 2 of 4' })
    expect(end([0], [40, 90, 90, 60])).toMatchObject({ result: 'lost', title: 'Place 4 of 4' })
    expect(end([1], [40, 90, 90, 60])).toMatchObject({ result: 'tied', title: 'It’s a tie' })
    const several = end([0, 1], [40, 90, 20, 60])
    expect(several).toMatchObject({ result: 'over', title: 'Player 2 wins' })
    expect(several?.results).toBeUndefined()
    expect(end([0, 1], [40, 50, 20, 60])).toMatchObject({ result: 'over', title: 'The computer wins' })
    expect(end([0, 1], [60, 60, 20, 10])).toMatchObject({ result: 'tied' })
  })
  it('shows the score of one person, and of several only the time', () => {
    const world = begin()
    expect(race.hud(world)).toEqual({ Time: 60 })
    tick(world, [JOIN])
    expect(race.hud(world)).toEqual({ Score: 0, Time: 60 })
    tick(world, ['up@1'])
    expect(race.hud(world)).toEqual({ Time: 60 })
  })
})
