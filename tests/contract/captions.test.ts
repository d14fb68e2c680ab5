/** Every sound of every game has a caption, and a side if it has a position; the flash on sounds is limited. */
import { describe, expect, it } from 'vitest'
import type { PlayEvent } from '../../src/engine/core/game/contract'
import type { QuarterTurns } from '../../src/engine/core/game/shape'
import { isSoundName, SOUND_NAMES } from '../../src/engine/sound/names'
import { IMPORTANT_SOUNDS, SOUND_LABELS } from '../../src/engine/sound/soundLabels'
import { captionOf, lightLimit, sideOf } from '../../src/play/frame/caption'
import { gameOf, ids } from './loaded'

const events = ids.map((id) => ({ id, game: gameOf(id) }))

describe('captions', () => {
  it('exist for every sound', () => {
    for (const name of SOUND_NAMES) expect(SOUND_LABELS[name], name).toMatch(/^[A-Za-z][a-z0-9 :,’-]+$/)
    expect([...IMPORTANT_SOUNDS].filter((name) => !isSoundName(name))).toEqual([])
  })
  it.each(events)('exist for every sound of $id, and only for its sounds', ({ game }) => {
    const { sounds, captions = {} } = game
    const own = Object.keys(captions)
    expect(own.filter((type) => !(type in sounds))).toEqual([])
    for (const [type, cue] of Object.entries(sounds)) {
      const name = typeof cue === 'string' ? cue : null
      // A cue may depend on its event: then the game has a caption.
      if (name === null) expect(own, type).toContain(type)
      expect(captionOf(game, { type }, name), type).toMatch(/^[A-Za-z][a-z0-9 :,’-]+$/)
    }
  })
  it('are the ones of the game, else of the sound, else "tone"', () => {
    const captioned = { captions: { rock: 'rock breaks' } }
    expect(captionOf(captioned, { type: 'rock' }, 'explosion')).toBe('rock breaks')
    expect(captionOf(captioned, { type: 'Start' }, 'start')).toBe('start signal')
    expect(captionOf({}, { type: 'boom' }, 'explosion')).toBe('explosion')
    expect(captionOf({}, { type: 'boom' }, null)).toBe('tone')
    expect(captionOf(captioned, { type: 'toString' }, 'hit')).toBe('hit')
  })
})

describe('the side of a sound', () => {
  const world = { width: 400, height: 200 }
  const side = (data: object, turned: QuarterTurns = 0) =>
    sideOf({ type: 'any', ...data } as unknown as PlayEvent, world, turned)
  it('is the side as the field is shown', () => {
    expect([side({ x: 20 }), side({ x: 200 }), side({ x: 390 })]).toEqual(['left', 'middle', 'right'])
    expect([side({ x: 20, y: 190 }, -1), side({ x: 390, y: 5 }, -1)]).toEqual(['right', 'left'])
    expect([side({ x: 20, y: 190 }, 1), side({ x: 390, y: 5 }, 1)]).toEqual(['left', 'right'])
    expect([side({ side: 0 }), side({ side: 1 })]).toEqual(['left', 'right'])
  })
  it('is missing for an event without a position', () => {
    expect([side({}), side({ x: Number.NaN }), side({ x: 'a' }), side({ side: 0 }, -1)]).toEqual(
      Array(4).fill(null),
    )
  })
})

it('the flash appears at most three times in any second', () => {
  const may = lightLimit()
  const lit: number[] = []
  for (let now = 0; now < 10_000; now += 7) if (may(now)) lit.push(now)
  expect(lit.length).toBeGreaterThan(20)
  for (const from of lit)
    expect(lit.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(3)
})
