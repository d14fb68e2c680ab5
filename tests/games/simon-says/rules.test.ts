/** Tests Simon Says: its tones, its speed, a sequence that grows by one, and how it ends. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { BEFORE_MS } from '../../../src/games/shared/sequence/sequence'
import game from '../../../src/games/simon-says/index'
import { options } from '../../../src/games/simon-says/options'
import { rules, SIDES, stepMs } from '../../../src/games/simon-says/rules'
import { player } from '../../support/sequence'

const { apply, watch, level } = player(rules)

describe('the sides', () => {
  it('are four with tones of 220, 330, 440 and 550 Hz', () => {
    expect(SIDES.map(({ hertz }) => hertz)).toEqual([220, 330, 440, 550])
    const { show, press } = game.sounds
    if (typeof show !== 'function' || typeof press !== 'function') throw new Error('no tone')
    SIDES.forEach(({ hertz }, pad) => {
      expect(show({ type: 'show', pad, step: 1, ms: 210 })).toMatchObject({ hertz, ms: 210 })
      expect(press({ type: 'press', pad, step: 1 })).toMatchObject({ hertz })
    })
  })

  it('differ by symbol as well as by color', () => {
    expect(new Set(SIDES.map(({ symbol }) => symbol)).size).toBe(4)
    expect(new Set(SIDES.map(({ hue }) => hue)).size).toBe(4)
  })

  it('have keys and pad buttons arranged like the sides', () => {
    const bound = game.controls.map(({ action, keys, pad }) => [
      game.command?.(action, rules.start(completeOptions(options), 1)),
      keys?.[0],
      pad?.at(-1),
    ])
    expect(bound).toEqual([
      [0, 'ArrowUp', 'Y'],
      [2, 'ArrowDown', 'A'],
      [3, 'ArrowLeft', 'X'],
      [1, 'ArrowRight', 'B'],
    ])
  })
})

describe('a level', () => {
  it('silently refuses a press out of turn', () => {
    expect(game.sounds.Refused).toBeTypeOf('function')
    expect((game.sounds.Refused as () => unknown)()).toBeNull()
  })

  it('grows the sequence by one, for 30 levels, and counts its number x 10', () => {
    for (let seed = 0; seed < 3; seed++) {
      let state = rules.start(completeOptions(options), seed)
      let score = 0
      for (let n = 1; n <= 30; n++) {
        expect(state.sequence).toHaveLength(n)
        const before = state.sequence
        const shown = watch(state)
        expect(shown.lit).toEqual(before)
        state = level(state)
        score += 10 * n
        expect(state.score).toBe(score)
        expect(state.sequence.slice(0, n)).toEqual(before)
      }
    }
  })

  it('is shown faster from level 6, 10 and 14 on', () => {
    const paces = [1, 5, 6, 9, 10, 13, 14, 40].map(stepMs)
    expect(paces).toEqual([600, 600, 500, 500, 400, 400, 300, 300])
    let state = rules.start(completeOptions(options), 5)
    while (state.sequence.length < 16) {
      const n = state.sequence.length
      expect(watch(state).ms).toBe(BEFORE_MS + Math.round(stepMs(n) * 0.7) + (n - 1) * stepMs(n))
      state = level(state)
    }
  })

  it('has every side equally often, by chi-square over 4,000 steps', () => {
    const counts = [0, 0, 0, 0]
    for (let seed = 0; seed < 100; seed++) {
      let state = rules.start(completeOptions(options), seed)
      while (state.sequence.length < 40) state = level(state)
      for (const pad of state.sequence) counts[pad] = (counts[pad] ?? 0) + 1
    }
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    // Three degrees of freedom, significance level 0.1%.
    expect(chi).toBeLessThan(16.27)
  })
})

it('a mistake shows the whole sequence exactly once more, then ends', () => {
  const { state } = watch(level(level(level(rules.start(completeOptions(options), 2)))))
  const wrong = ((state.sequence[0] as number) + 1) % 4
  const struck = apply(state, wrong)
  expect(struck.events[0]).toEqual({ type: 'wrong', pad: wrong, expected: state.sequence[0] })
  expect(rules.outcome(struck.state)).toBeNull()
  const again = watch(struck.state)
  expect(again.lit).toEqual(state.sequence)
  expect(rules.outcome(again.state)).toMatchObject({
    result: 'over',
    title: 'Game Over!',
    results: { Score: 60, Level: 4 },
  })
})
