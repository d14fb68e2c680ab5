/** Tests Bingo's cards and columns, its patterns without false wins, and its players. */
import { describe, expect, it } from 'vitest'
import { chance, createRandom } from '../../../src/engine/core/math/random'
import { rules } from '../../../src/games/bingo/rules'
import { letterOf, makeCard } from '../../../src/games/bingo/rules/card'
import { findPattern, PATTERNS, toGo } from '../../../src/games/bingo/rules/patterns'
import { sample } from '../../support/proofs'
import { marked, winsByWalking } from './helpers'

describe('a card', () => {
  it('respects its columns: B 1-15, I 16-30, N 31-45, G 46-60, O 61-75', { tags: ['sample'] }, () => {
    const random = createRandom(7)
    const seen = new Set<number>()
    for (let i = 0; i < sample(500, 10_000); i++) {
      const card = makeCard(random)
      const numbers = card.filter((cell) => !cell.isFree).map((cell) => cell.number)
      if (card.length !== 25 || new Set(numbers).size !== 24) throw new Error('not 24 different numbers')
      card.forEach((cell, index) => {
        const low = (index % 5) * 15 + 1
        if (cell.isFree !== (index === 12)) throw new Error('the free cell is the centre')
        if (!cell.isFree && (cell.number < low || cell.number > low + 14)) throw new Error(`${cell.number}`)
        seen.add(cell.number)
      })
      if (!card[12]?.marked || card.some((cell) => cell.marked && !cell.isFree)) throw new Error('marks')
    }
    expect(seen.size).toBe(76)
  })
  it('names its numbers with letters', () => {
    expect([1, 15, 16, 30, 31, 45, 46, 60, 61, 75].map(letterOf).join('')).toBe('BBIINNGGOO')
  })
})

describe('patterns', () => {
  it('are five rows, five columns, both diagonals and the four corners', () => {
    expect(PATTERNS.map((pattern) => pattern.name)).toEqual([
      ...[1, 2, 3, 4, 5].map((row) => `Row ${row}`),
      ...['B', 'I', 'N', 'G', 'O'].map((letter) => `Column ${letter}`),
      'Diagonal down',
      'Diagonal up',
      'Four corners',
    ])
    expect(new Set(PATTERNS.map((pattern) => [...pattern.cells].sort().join())).size).toBe(13)
  })
  it.each(PATTERNS.map((pattern) => [pattern.name, pattern.cells] as const))(
    '%s is found, and not without any one of its cells',
    (name, cells) => {
      expect(findPattern(marked(cells))?.name).toBe(name)
      expect(toGo(marked(cells))).toBe(0)
      for (const missing of cells.filter((cell) => cell !== 12)) {
        const almost = marked(cells.filter((cell) => cell !== missing))
        expect(findPattern(almost)).toBeNull()
        expect(toGo(almost)).toBe(1)
      }
    },
  )
  it('are found exactly where a search along the lines finds one', { tags: ['sample'] }, () => {
    const random = createRandom(3)
    const cards = sample(2000, 50_000)
    let wins = 0
    for (let i = 0; i < cards; i++) {
      const share = 0.3 + (i % 5) * 0.12
      const card = marked(Array.from({ length: 25 }, (_, cell) => cell).filter(() => chance(random, share)))
      const found = findPattern(card) !== null
      if (found !== winsByWalking(card)) throw new Error(card.map((cell) => Number(cell.marked)).join(''))
      if (found !== (toGo(card) === 0)) throw new Error('toGo')
      if (found) wins++
    }
    expect(wins).toBeGreaterThan(cards * 0.1)
    expect(wins).toBeLessThan(cards * 0.9)
  })
  it('need at least the four corners, or four cells besides the free one', () => {
    expect(toGo(makeCard(createRandom(5)))).toBe(4)
  })
})

describe('players', () => {
  it.each(['1', '2', '3', '4'])('can be %s, each with their own card', (players) => {
    const state = rules.start({ players }, 9)
    expect(state.players.map((player) => player.name)).toEqual(
      Array.from({ length: Number(players) }, (_, i) => `Player ${i + 1}`),
    )
    const cards = new Set(state.players.map((player) => player.card.map((cell) => cell.number).join()))
    expect(cards.size).toBe(Number(players))
  })
  it('default to one, with manual marks and calls', () => {
    expect(rules.start({}, 1)).toMatchObject({ auto: false, autoMark: false, called: 0 })
    expect(rules.start({}, 1).players).toHaveLength(1)
  })
})
