/** Tests the computer of Reversi: exact ends against published scores, levels, hints and reviews. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/reversi/bot'
import { DISC } from '../../../src/games/reversi/bot/evaluation'
import { FULL, solved, think } from '../../../src/games/reversi/bot/think'
import { options } from '../../../src/games/reversi/options'
import { reviewer } from '../../../src/games/reversi/review'
import {
  cellsFor,
  countOf,
  flipsOf,
  isCorner,
  movesOf,
  nameOf,
  otherOf,
  rules,
  type State,
} from '../../../src/games/reversi/rules'
import { thinking, timesOf } from '../../support/moves'
import { sample } from '../../support/proofs'
import { duels, greedy, match, playerOf } from './duels'
import published from './ffo.json'
import { at, played, randomPosition, read, square } from './helpers'

/** The final difference with best play by the rules alone; empty squares go to the winner. */
function plainValue(state: State): number {
  const moves = movesOf(state)
  if (moves.length === 0) {
    const lead = countOf(state, state.turn) - countOf(state, otherOf(state.turn))
    return lead + Math.sign(lead) * (state.cells.split('-').length - 1)
  }
  return Math.max(
    ...moves.map((move) => {
      const next = played(state, move)
      return next.turn === state.turn ? plainValue(next) : 0 - plainValue(next)
    }),
  )
}

describe('the exact end', () => {
  // Positions 1 to 19 of the magazine FFORUM, with 14 to 16 empty squares, and the scores of their moves.
  it.each(published.slice(0, sample(2, published.length)))(
    'has the published score in $position',
    { tags: ['sample'] },
    ({ position, scores }) => {
      const found = think(read(position), FULL, thinking(1))
      const best = Math.max(...Object.values(scores))
      expect(found).toMatchObject({ value: best * DISC, exact: true })
      expect((scores as Record<string, number>)[nameOf(found.move, 8)]).toBe(best)
    },
  )
  it('has the published score of every move', { tags: ['sample'] }, () => {
    for (const { position, scores } of published.slice(0, sample(1, 4)))
      for (const [name, score] of Object.entries(scores))
        expect(solved(read(position), square(name), thinking(1)), name).toBe(score * DISC)
  })
  it('equals a plain search by the rules, with passes and on both sizes', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(6, 24); seed++) {
      const state = randomPosition(seed, 7, seed % 2 ? '6' : '8')
      expect(think(state, FULL, thinking(seed)).value).toBe(plainValue(state) * DISC)
    }
  })
})

describe('the levels', () => {
  it.each([
    ['normal', 'easy'],
    ['hard', 'normal'],
    ['expert', 'hard'],
  ])('%s beats %s', { tags: ['proof'] }, (strong, weak) => {
    expect(duels(strong, weak, 16)).toBeGreaterThan(16 * 0.6)
  })
  // Found by chance, and Master agrees. Normal moves without looking once in four.
  it.each([
    ['normal', 'easy', 'd3e3f5c5b5b6f3f6e6a5c4f2f7g3a6a7h3e2b3g6h6e7f1c2d6g1g2e1b4d7g5', 'c6', [6, 0]],
    ['hard', 'normal', 'd3c5f6f3f4f5g6f7b6e3g5e6f2c4e8f8d7g2', 'e7', [10, 0]],
    ['expert', 'hard', 'f5d6c7d7c6b7d8e7b6f4f3f6e8c5a8b8f7', 'a6', [10, 0]],
    ['master', 'expert', 'c4c5c6e3f2b7f5c3b2g6g5c2f4h5d2a1e6f6', 'b3', [10, 0]],
  ])('%s finds a move that %s does not', (strong, weak, moves, name, times) => {
    expect([strong, weak].map((level) => timesOf(bot, read(moves), level, square(name)))).toEqual(times)
  })
  it('begin with one that a beginner beats about half of the time', { tags: ['proof'] }, () => {
    const points = match(playerOf('easy'), greedy, 200) / 200
    expect(points).toBeGreaterThan(0.35)
    expect(points).toBeLessThan(0.65)
  })
  it('end without a clock, and answer the same again', () => {
    for (const level of bot.levels) {
      const state = randomPosition(4, 40)
      const choose = () => bot.choose(state, level, thinking(2))
      expect(choose()).toBe(choose())
    }
  })
  it('answer at once if there is no time, with a legal move', () => {
    for (const level of bot.levels)
      for (const empty of [58, 30, 12]) {
        const state = randomPosition(3, empty)
        expect(movesOf(state)).toContain(bot.choose(state, level, thinking(1, 0)))
      }
  })
})

describe('a hint', () => {
  const hint = (state: State, times?: number) => bot.hint?.(state, { ...thinking(1, 20), times })
  it('says where to look, then the rule, then the move, and each is true', { tags: ['sample'] }, () => {
    const kinds = new Set<string>()
    for (let seed = 0; seed < 60; seed += sample(3, 1)) {
      const state = randomPosition(seed, 2 + (seed % 50), seed % 3 ? '8' : '6')
      const [where, rule, all] = [1, 2, 3].map((times) => hint(state, times))
      if (!where?.highlighted || !rule?.highlighted || !all) throw new Error('There is no hint.')
      const moves = movesOf(state)
      expect(moves).toContain(all.move)
      const flips = flipsOf(state, all.move, state.turn)
      for (const disc of where.highlighted) expect(flips).toContain(disc)
      expect(where.text).toMatch(/The best move flips the highlighted discs?\.$/)
      expect(all.highlighted).toBeUndefined()
      expect(all.text).toMatch(new RegExp(`^${nameOf(all.move, state.size)} `))
      for (const cell of rule.highlighted) expect(moves).toContain(cell)
      const next = played(state, all.move)
      const replies = cellsFor(next, otherOf(state.turn))
      if (/only legal move/.test(rule.text)) expect(moves).toEqual([all.move])
      if (/in a corner/.test(rule.text)) expect(isCorner(all.move, state.size)).toBe(true)
      if (/^Avoid/.test(rule.text))
        for (const cell of rule.highlighted)
          expect(
            cellsFor(played(state, cell), otherOf(state.turn)).some((reply) => isCorner(reply, state.size)),
          ).toBe(true)
      if (/without a move/.test(rule.text)) expect(replies).toEqual([])
      const [, count] = rule.text.match(/(\d+) repl/) ?? []
      if (count !== undefined) expect(replies).toHaveLength(Number(count))
      if (/^Few choices/.test(rule.text))
        for (const cell of moves)
          expect(cellsFor(played(state, cell), otherOf(state.turn)).length).toBeGreaterThanOrEqual(
            replies.length,
          )
      const [, discs] = rule.text.match(/(\d+) discs?\./) ?? []
      if (discs !== undefined)
        expect(Math.min(...moves.map((cell) => flipsOf(state, cell, state.turn).length))).toBe(Number(discs))
      kinds.add(rule.text.slice(0, 5))
    }
    expect(kinds.size).toBeGreaterThanOrEqual(6)
  })
  it('names the result once the end is computed', () => {
    const text = `XXXXXOO-${'XXXXXXXX'.repeat(7)} X`
    expect(hint(read(text))).toMatchObject({ move: square('h1'), text: 'h1 is the only move.' })
    for (const { position, scores } of published.slice(0, 3)) {
      const best = Math.max(...Object.values(scores))
      expect(bot.hint?.(read(position), thinking(1))?.text).toMatch(
        new RegExp(`^[a-h][1-8] wins by ${best} discs?\\.$`),
      )
    }
  })
})

describe('a review', () => {
  const judge = (state: State, name: string) =>
    reviewer.judge(state, square(name), at(state, name), thinking(1))
  it('finds no fault with a best move, and says what a mistake costs', () => {
    // The first published position: g8 wins by 18, a4 loses by 22.
    const state = read(published[0]?.position ?? '')
    expect(judge(state, 'g8')).toEqual({ value: 100, loss: 0 })
    expect(judge(state, 'a4')).toEqual({
      value: 0,
      loss: 100,
      better: { move: square('g8'), text: 'Black g8' },
      why: expect.stringMatching(
        /Best play led to a win for Black by 18 discs\. After a4, best play leads to a win for White by 22 discs\./,
      ),
    })
    expect(judge(state, 'h1')).toMatchObject({
      loss: 0,
      detour: { moves: 6, text: 'ends 6 discs behind the best' },
    })
  })
  it('has the final lead after each legal move', () => {
    const state = read(published[0]?.position ?? '')
    const values = reviewer.values?.(state, thinking(1)) ?? []
    expect(values.map(({ move }) => move)).toEqual(movesOf(state))
    expect(values).toContainEqual({ move: square('g8'), name: 'g8', value: '+18', isBest: true })
    expect(values).toContainEqual({ move: square('a4'), name: 'a4', value: '-22', isBest: false })
    expect(values).toContainEqual({ move: square('h1'), name: 'h1', value: '+12', isBest: false })
    // No values rather than some of them.
    expect(reviewer.values?.(state, thinking(1, 0))).toEqual([])
  })
  it('estimates leads by the search that judges moves', () => {
    const start = rules.start(completeOptions(options), 1)
    const state = played(start, pick(createRandom(1), movesOf(start)))
    const found = think(state, { depth: 7, exact: 15 }, thinking(1))
    const values = reviewer.values?.(state, thinking(1)) ?? []
    const lead = Math.round(found.value / DISC)
    expect(values.filter(({ isBest }) => isBest).map(({ value }) => Number(value))).toContain(lead)
    expect(values.find(({ move }) => move === found.move)?.isBest).toBe(true)
  })
  it('judges every move of a random game', { tags: ['sample'] }, () => {
    const every = sample(6, 1)
    const random = createRandom(5)
    let state = rules.start(completeOptions(options), 1)
    while (movesOf(state).length > 0) {
      const move = pick(random, movesOf(state))
      const next = played(state, move)
      if (state.moves.length % every === 0) {
        const judged = reviewer.judge(state, move, next, thinking(1))
        expect(judged?.value).toBeGreaterThanOrEqual(0)
        expect(judged?.value).toBeLessThanOrEqual(100)
        expect(judged?.loss).toBeGreaterThanOrEqual(0)
      }
      state = next
    }
  })
})
