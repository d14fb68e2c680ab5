/** Audio cues are enough to play: players who hear only side and pitch do far better than chance in four games. */

import { describe, expect, it, vi } from 'vitest'
import { type PlacedTone, placedTone, SCALE } from '../../src/engine/core/game/audioCues'
import { completeOptions } from '../../src/engine/core/game/option'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { createRandom, draw } from '../../src/engine/core/math/random'
import { sound } from '../../src/engine/sound/port'
import { changeSettings } from '../../src/engine/storage/values/settings'
import memory from '../../src/games/memory-match'
import { options as memoryOptions } from '../../src/games/memory-match/options'
import { facesOf } from '../../src/games/memory-match/rules/decks'
import { audioCues as memoryEar, notesOf } from '../../src/games/memory-match/view/audioCues'
import simon from '../../src/games/simon-says'
import { SIDES } from '../../src/games/simon-says/rules'
import snake from '../../src/games/snake'
import { options as snakeOptions } from '../../src/games/snake/options'
import { alone } from '../../src/games/snake/rules/alone'
import { audioCues as snakeEar } from '../../src/games/snake/view/audioCues'
import whack from '../../src/games/whack-a-mole'
import { options as whackOptions } from '../../src/games/whack-a-mole/options'
import { type Event, HOLE_ACTIONS } from '../../src/games/whack-a-mole/rules'
import { audioCues as whackEar } from '../../src/games/whack-a-mole/view/audioCues'
import { assistsOf } from '../../src/play/assists/assistsOf'
import { soundEvent } from '../../src/play/session/events/announce'

const SEEDS = [1, 2, 3, 4, 5, 6]
const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)

describe('placedTone', () => {
  it('encodes a position by side and pitch, clamped to the field', () => {
    expect(placedTone(0, 0, 50)).toEqual({ hertz: 220, ms: 50, side: -1 })
    expect(placedTone(0.5, 0.5, 50)).toEqual({ hertz: SCALE[5], ms: 50, side: 0 })
    expect(placedTone(7, 9, 50)).toEqual(placedTone(1, 1, 50))
  })
})

type Way = 'up' | 'down' | 'left' | 'right'
const WAYS: readonly Way[] = ['up', 'down', 'left', 'right']
const BACK: Readonly<Record<Way, Way>> = { up: 'down', down: 'up', left: 'right', right: 'left' }

/** Steers the snake by what it hears: low tones are walls, the others the fruit. It knows its heading from its own presses. */
function heardWay(cues: readonly PlacedTone[], heading: Way): Way {
  const deadly = new Set<Way>()
  let fruit: PlacedTone | null = null
  for (const cue of cues) {
    if (cue.hertz >= 220) fruit = cue
    else if (cue.side !== 0) deadly.add(cue.side < 0 ? 'left' : 'right')
    else deadly.add(cue.hertz > 100 ? 'up' : 'down')
  }
  const wanted: Way[] = []
  if (fruit) {
    const middle = SCALE[5] as number
    if (fruit.side !== 0) wanted.push(fruit.side < 0 ? 'left' : 'right')
    if (fruit.hertz !== middle) wanted.push(fruit.hertz > middle ? 'up' : 'down')
  }
  return [...wanted, heading, ...WAYS].find((way) => way !== BACK[heading] && !deadly.has(way)) ?? heading
}

function playSnake(seed: number, steer: (cues: readonly PlacedTone[], heading: Way) => Way): number {
  const rules = alone
  const world = rules.start(completeOptions(snakeOptions), seed, { width: 600, height: 600 })
  let heading: Way = world.direction
  let cues: readonly PlacedTone[] = []
  for (let tick = 0; tick < 60 * 120 && !rules.outcome(world); tick++) {
    const way = cues.length > 0 ? steer(cues, heading) : heading
    const turns = way !== heading
    rules.step(world, readInput(frameFrom(turns ? [way] : [])), () => {})
    if (turns) heading = way
    cues = snakeEar.tick?.(world) ?? []
  }
  return Number(rules.hud(world).Score)
}

describe('Snake', () => {
  it('eats many fruits by its tones alone, and hardly any by chance', () => {
    const heard = SEEDS.map((seed) => playSnake(seed, heardWay))
    const chance = SEEDS.map((seed) => {
      const random = createRandom(seed)
      return playSnake(seed, (_, heading) => {
        const way = WAYS[Math.floor(draw(random) * 4)] as Way
        return way === BACK[heading] ? heading : way
      })
    })
    expect(sum(heard)).toBeGreaterThan(60 * SEEDS.length)
    expect(sum(heard)).toBeGreaterThan(10 * (sum(chance) + 1))
  })
  it('is silent between two moves and after the end', () => {
    const world = snake.rules.start(completeOptions(snakeOptions), 1, { width: 600, height: 600 })
    world.clock = 1
    expect(snakeEar.tick?.(world)).toEqual([])
  })
})

function playWhack(seed: number, hears: boolean): number {
  const { rules } = whack
  const world = rules.start(completeOptions(whackOptions, { mode: 'rush' }), seed, {
    width: 600,
    height: 600,
  })
  const random = createRandom(seed)
  /** Holes to whack, each a third of a second after it was heard. */
  let waits: { hole: number; ticks: number }[] = []
  for (let tick = 0; tick < 60 * 60 && !rules.outcome(world); tick++) {
    let hit = -1
    for (const wait of waits) if (--wait.ticks === 0) hit = wait.hole
    waits = waits.filter(({ ticks }) => ticks > 0)
    // Whacks as often, anywhere.
    if (!hears && tick % 60 === 0) hit = Math.floor(draw(random) * 9)
    const frame = frameFrom(hit < 0 ? [] : [HOLE_ACTIONS[hit] as string])
    rules.step(world, readInput(frame), (event: Event) => {
      if (!hears) return
      // A short tone is a hedgehog.
      for (const { hertz, side, ms } of whackEar.event?.(event) ?? [])
        if (ms > 100) {
          const row = hertz > 600 ? 0 : hertz > 300 ? 1 : 2
          waits.push({ hole: row * 3 + Math.round(side) + 1, ticks: 20 })
        }
    })
  }
  return Number(rules.hud(world).Score)
}

describe('Whack-a-Mole', () => {
  it('can be played by where a mole sounds from, sparing hedgehogs', () => {
    const heard = sum(SEEDS.map((seed) => playWhack(seed, true)))
    const chance = sum(SEEDS.map((seed) => playWhack(seed, false)))
    expect(heard).toBeGreaterThan(1000)
    expect(heard).toBeGreaterThan(5 * Math.max(1, chance))
  })
})

function playMemory(seed: number, hears: boolean): number {
  const { rules } = memory
  const options = completeOptions(memoryOptions)
  let state = rules.start(options, seed)
  const random = createRandom(seed)
  const known = new Map<number, string>()
  const away = new Set<number>()
  const count = state.cards.length
  for (let at = 0; at < 4000 && !rules.outcome(state); at++) {
    const due = rules.next?.(state)
    let move = due?.move
    if (move === undefined) {
      const down = Array.from({ length: count }, (_, card) => card).filter(
        (card) => !away.has(card) && !state.open.includes(card),
      )
      const [open] = state.open
      const twin = (card: number) =>
        down.find((other) => other !== card && known.get(other) === known.get(card))
      const fresh = down.find((card) => !known.has(card))
      const paired = down.find((card) => known.has(card) && twin(card) !== undefined)
      const guess = down[Math.floor(draw(random) * down.length)] as number
      if (!hears) move = guess
      else if (open !== undefined) move = twin(open) ?? fresh ?? guess
      else move = paired ?? fresh ?? guess
    }
    const applied = rules.apply(state, move, at)
    if ('refused' in applied) throw new Error(applied.refused)
    state = applied.state
    for (const event of applied.events) {
      const cues = memoryEar.event?.(event) ?? []
      if (cues.length > 0 && typeof move === 'number') known.set(move, cues.map(({ hertz }) => hertz).join())
    }
    // Finding a pair is audible for everyone.
    for (const [card, { isMatched }] of state.cards.entries()) if (isMatched) away.add(card)
  }
  expect(rules.outcome(state)).not.toBe(null)
  return state.moves
}

describe('Memory Match', () => {
  it('gives every face of a deck its own two tones', () => {
    for (const deck of ['pictures', 'letters', 'numbers'] as const) {
      const faces = facesOf(deck, 24)
      expect(new Set(faces.map((face) => notesOf(face).join())).size).toBe(faces.length)
    }
  })
  it('is solved in far fewer moves by listening to the cards', () => {
    const heard = sum(SEEDS.map((seed) => playMemory(seed, true)))
    const chance = sum(SEEDS.map((seed) => playMemory(seed, false)))
    expect(heard * 2).toBeLessThan(chance)
  })
})

describe('Simon Says', () => {
  it('can be repeated by its tones alone: each side has its own', () => {
    const tones = [0, 1, 2, 3].map((pad) => {
      const cue = simon.sounds.show
      const how = typeof cue === 'function' ? cue({ type: 'show', pad, step: 1, ms: 400 }) : null
      return how && 'hertz' in how ? how.hertz : 0
    })
    expect(new Set(tones).size).toBe(4)
    expect(Math.min(...tones)).toBeGreaterThan(0)
  })
  it('plays tones from the side of its pads while audio cues are on', () => {
    const tone = vi.spyOn(sound, 'tone').mockImplementation(() => {})
    const heard = (byEar: boolean) => {
      changeSettings({ byEar })
      tone.mockClear()
      for (const pad of SIDES.keys())
        for (const type of ['show', 'press']) soundEvent(simon as never, { type, pad, ms: 400 })
      return tone.mock.calls.map(([, , , side = 0]) => side)
    }
    const sides = SIDES.flatMap(({ action }) => Array(2).fill({ left: -1, right: 1, up: 0, down: 0 }[action]))
    expect(heard(true)).toEqual(sides)
    expect(heard(false)).toEqual(sides.map(() => 0))
    expect(assistsOf(simon, {}).audioCues).toBe(true)
    tone.mockRestore()
  })
})
