/** Tests Extreme Chess's computer: levels of increasing strength that can be beaten, and hints in words. */
import { describe, expect, it } from 'vitest'
import { bot } from '../../../src/games/chess/bot'
import { rules } from '../../../src/games/chess/rules'
import { readSan } from '../../../src/games/chess/rules/lazy/readSan'
import { stepOf } from '../../../src/games/chess/rules/moves'
import { shareOf } from '../../bench/novices'
import { thinking } from '../../support/moves'
import bratkoKopec from './bratko-kopec.json'
import { at, FULL, play, read, refused, SIMPLE } from './helpers'

describe('the computer', () => {
  const positions = bratkoKopec.positions as [string, string][]
  /** Whether a level solves a position of the set. Its search is limited to 192 looks at the clock, 128 positions each. */
  function solves(level: string, index: number, seed = index + 1): boolean {
    const [fen, best] = positions[index] as [string, string]
    const position = at(fen)
    const wanted = best.split(' ').map((san) => JSON.stringify(stepOf(position, readSan(position, san))))
    return wanted.includes(JSON.stringify(bot.choose(read(fen, FULL), level, thinking(seed, 192))))
  }

  it('solves an increasing number of the Bratko-Kopec positions', { tags: ['proof'] }, () => {
    const counts = bot.levels.map((level) => positions.filter((_, index) => solves(level, index)).length)
    expect(positions).toHaveLength(24)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts[2]).toBeGreaterThan(counts[0]!)
    expect(counts[4]).toBeGreaterThan(counts[2]!)
    expect(counts[5]).toBeGreaterThan(counts[4]!)
    expect(counts[5]).toBeGreaterThanOrEqual(10)
  })

  it.each([
    ['easy', 'beginner', 11, 2],
    ['normal', 'easy', 11, 1],
    ['hard', 'normal', 0, 1],
    ['expert', 'hard', 18, 1],
    ['extreme', 'expert', 3, 1],
  ])('solves as %s what it cannot as %s', (strong, weak, index, seed) => {
    expect([strong, weak].map((level) => solves(level, index, seed))).toEqual([true, false])
  })

  it.each([
    ['simplified', SIMPLE],
    ['full', FULL],
  ] as const)('beats the level below, %s', { tags: ['proof'] }, (_name, options) => {
    const duel = (strong: string, weak: string, games: number) => {
      let points = 0
      for (let seed = 0; seed < games; seed++) {
        const mind = thinking(seed)
        let state = rules.start(options, seed)
        while (!state.end && state.moves.length < 120) {
          const level = (state.moves.length + seed) % 2 === 0 ? strong : weak
          state = play(state, Object.values(bot.choose(state, level, mind)).join(''))
        }
        const winner = state.end?.winner
        points += winner ? Number((winner === 'w') === (seed % 2 === 0)) : 0.5
      }
      return points / games
    }
    expect(duel('easy', 'beginner', 4)).toBeGreaterThanOrEqual(0.6)
    expect(duel('normal', 'easy', 4)).toBeGreaterThanOrEqual(0.6)
  })

  it('can be beaten by new players at its lowest levels', { tags: ['proof'] }, () => {
    expect(shareOf('captures the most valuable piece', 'beginner', 20, 'simplified')).toBeGreaterThanOrEqual(
      0.1,
    )
    expect(shareOf('captures the most valuable piece', 'beginner', 10, 'full')).toBeGreaterThanOrEqual(0.25)
    expect(shareOf('looks at the reply', 'easy', 10, 'simplified')).toBeGreaterThanOrEqual(0.2)
    expect(shareOf('looks at the reply', 'normal', 10, 'simplified')).toBeLessThan(0.2)
  })

  it.each(bot.levels)(
    'takes a king that is left to be taken, and mates in one from Normal on (%s)',
    (level) => {
      for (let seed = 0; seed < 2; seed++) {
        const kill = bot.choose(read('4k3/8/8/8/4R3/8/8/4K3 w'), level, thinking(seed))
        expect(kill).toEqual({ from: 'e4', to: 'e8' })
        if (bot.levels.indexOf(level) < 2) continue
        const mate = bot.choose(read('6k1/5ppp/8/8/8/8/8/R3K3 w', FULL), level, thinking(seed, 80))
        expect(mate).toEqual({ from: 'a1', to: 'a8' })
      }
    },
  )

  it('answers at once if there is no time', () => {
    for (const options of [SIMPLE, FULL]) {
      const state = play(rules.start(options, 1), 'e2e4 e7e5 d1h5 b8c6 f1c4')
      const move = bot.choose(state, 'extreme', thinking(1, 0))
      expect(refused(state, move)).toBeNull()
    }
  })

  it('sees stalemate under Full rules, and none in Simplified', () => {
    // Capturing the pawn leaves Black without a safe move: a tie under Full rules, a win in Simplified.
    const fen = '7k/5K1p/8/6Q1/8/8/8/8 w'
    const full = play(
      read(fen, FULL),
      Object.values(bot.choose(read(fen, FULL), 'hard', thinking(1))).join(''),
    )
    expect(full.end?.reason === 'stalemate').toBe(false)
    const hint = bot.hint?.(read('7k/8/5KQ1/8/8/8/8/8 w'), thinking(1, 80))
    expect(hint?.text).toMatch(/captures the king in 2 moves\.$/)
  })

  it('gives hints in words', () => {
    expect(bot.hint?.(read('6k1/5ppp/8/8/8/8/8/R3K3 w', FULL), thinking(1, 80))).toMatchObject({
      move: { from: 'a1', to: 'a8' },
      text: 'Rook to a8. Checkmate.',
    })
    expect(bot.hint?.(read('4k3/8/8/8/4R3/8/8/4K3 w'), thinking(1))?.text).toBe(
      'Rook captures the king on e8. This wins.',
    )
    expect(bot.hint?.(rules.start(FULL, 1), thinking(1, 80))?.text).toMatch(/ This is the best move\.$/)
  })
})
