/** Tests Color Memory: what is shown and expected, the score, and how it ends. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/color-memory/index'
import { options } from '../../../src/games/color-memory/options'
import { COLORS, rules, STEP_MS, USUAL } from '../../../src/games/color-memory/rules'
import { BEFORE_MS } from '../../../src/games/shared/sequence/sequence'
import { player } from '../../support/sequence'

const { apply, refused, watch, level } = player(rules)

describe('the colors', () => {
  it('are eight, and an optional ninth, with as many symbols, rising tones, and the keys 1 to 9', () => {
    expect(USUAL).toBe(8)
    expect(COLORS).toHaveLength(9)
    for (const trait of ['hue', 'name', 'symbol', 'hertz'] as const)
      expect(new Set(COLORS.map((colour) => colour[trait])).size).toBe(9)
    const tones = COLORS.map(({ hertz }) => hertz)
    expect(tones).toEqual([...tones].sort((a, b) => a - b))
    expect(game.controls.map(({ keys }) => keys?.[0])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Digit${n}`),
    )
    expect(
      game.controls.map(({ action }) => game.command?.(action, rules.start(completeOptions(options), 1))),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it.each(['4', '5', '6', '7', '8', '9'] as const)(
    'can be %s: no other is shown or can be pressed',
    (colours) => {
      let state = rules.start(completeOptions(options, { colours }), 2)
      expect(state.pads).toBe(colours === '8' ? undefined : Number(colours))
      while (state.sequence.length < 60) state = level(state)
      expect(new Set(state.sequence).size).toBe(Number(colours))
      const { state: asked } = watch(state)
      expect(rules.legal(asked)).toHaveLength(Number(colours))
      expect(refused(asked, Number(colours))).toBe('')
      expect(game.controls.filter(({ action }) => game.uses?.(action, asked))).toHaveLength(Number(colours))
    },
  )

  it('sound as they light up and as they are pressed', () => {
    const cue = game.sounds.show
    if (typeof cue !== 'function') throw new Error('no tone')
    expect(cue({ type: 'show', pad: 5, step: 1, ms: 420 })).toEqual({ hertz: 440, ms: 420 })
  })
})

describe('a level', () => {
  it('refuses a press out of turn without a sound', () => {
    expect(game.sounds.Refused).toBeTypeOf('function')
    expect((game.sounds.Refused as () => unknown)()).toBeNull()
  })

  it('shows every color for 600 ms, light and pause together', () => {
    const first = rules.start(completeOptions(options), 7)
    expect(first).toMatchObject({ phase: 'show', done: 0, lit: null, score: 0 })
    let state = first
    for (let n = 1; n <= 6; n++) {
      const shown = watch(state)
      expect(shown.lit).toEqual(state.sequence)
      expect(shown.lit).toHaveLength(n)
      // Each step lights once; the pause after the last one is the player's.
      expect(shown.ms).toBe(BEFORE_MS + (n - 1) * STEP_MS + STEP_MS * 0.7)
      expect(shown.state).toMatchObject({ phase: 'input', lit: null, done: 0 })
      state = level(state)
    }
  })

  it('is shown again from its first color if a pause interrupted it', () => {
    const first = level(level(rules.start(completeOptions(options), 5)))
    expect(rules.interrupted?.(first)).toBeNull()
    expect(refused(first, 'again')).toBe('')
    let state = first
    for (let i = 0; i < 4; i++) {
      state = apply(state, 'step').state
      expect(rules.interrupted?.(state)).toBe('again')
      const again = apply(state, 'again').state
      expect(again).toEqual(first)
      expect(watch(again).lit).toEqual(first.sequence)
    }
    expect(rules.interrupted?.(watch(state).state)).toBeNull()
    expect(refused(watch(state).state, 'again')).toBe('')
  })

  it('adds one color to the sequence, and scores its number x 10', () => {
    let state = rules.start(completeOptions(options), 3)
    let score = 0
    for (let n = 1; n <= 12; n++) {
      const { sequence } = state
      expect(sequence).toHaveLength(n)
      state = level(state)
      score += n * 10
      expect(state.sequence.slice(0, n)).toEqual(sequence)
      expect(state.score).toBe(score)
      expect(rules.hud(state, 0)).toEqual({ Level: n + 1, Score: score })
    }
  })

  it('uses all eight colors, in another order for another seed', () => {
    const sequences = [1, 2, 3].map((seed) => {
      let state = rules.start(completeOptions(options), seed)
      while (state.sequence.length < 60) state = level(state)
      return state.sequence
    })
    for (const sequence of sequences) expect(new Set(sequence).size).toBe(8)
    expect(new Set(sequences.map(String)).size).toBe(3)
  })

  it('refuses a press while it is shown, and values that are no color', () => {
    const start = rules.start(completeOptions(options), 1)
    expect(refused(start, 0)).toBe('')
    const { state } = watch(start)
    for (const odd of [-1, 8, 0.5, Number.NaN]) expect(refused(state, odd)).toBe('')
    expect(refused(state, 'step')).toBe('')
  })
})

describe('a mistake', () => {
  const { state: asked } = watch(level(level(rules.start(completeOptions(options), 11))))
  const right = asked.sequence[0] as number
  const second = apply(asked, right).state
  const wrong = ((asked.sequence[1] as number) + 1) % 8
  const struck = apply(second, wrong)

  it('ends the game at the first wrong color, after the sequence was shown once more', () => {
    expect(struck.events).toEqual([{ type: 'wrong', pad: wrong, expected: asked.sequence[1] }])
    expect(rules.outcome(struck.state)).toBeNull()
    const again = watch(struck.state)
    expect(again.lit).toEqual(asked.sequence)
    expect(rules.outcome(again.state)).toEqual({
      result: 'over',
      title: 'Game Over! Final Score',
      said: 'Game Over! Final Score 30',
      detail: 'Mistake at step 2 of 3.',
      results: { Score: 30, Level: 3 },
    })
    expect(rules.legal(again.state)).toEqual([])
    expect(refused(again.state, right)).toBe('')
  })

  it('lets a press skip the replay once a step was shown, so that no press in rhythm skips it', () => {
    const lit = apply(struck.state, 'step').state
    for (const [state, legal] of [
      [struck.state, ['step']],
      [lit, ['step', 'again']],
    ] as const) {
      expect(rules.legal(state)).toEqual(legal)
      expect(refused(state, right)).toBe('')
    }
    expect(rules.outcome(apply(apply(lit, 'step').state, right).state)).not.toBeNull()
  })
})
