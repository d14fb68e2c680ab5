/** Tests FreeCell: the published deals, free cells, and how many cards move at once. */
import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/klondike/rules'
import { bestPlace } from '../../../src/games/klondike/rules/best'
import { freecellDeck } from '../../../src/games/klondike/rules/deals'
import { canMove, capacity } from '../../../src/games/klondike/rules/moves'
import { read, write } from '../../../src/games/klondike/rules/notation'
import { CELL, FOUNDATION } from '../../../src/games/klondike/rules/state'
import { must } from '../../support/must'
import { isWhole, play, playAtRandom, refused } from './helpers'

const FREECELL = { kind: 'freecell' }
const firstRow = (deal: number) =>
  freecellDeck(deal)
    .slice(0, 8)
    .map((card) => 'A23456789TJQK'.charAt(card % 13) + 'SHDC'.charAt(Math.floor(card / 13)))
    .join(' ')

describe('the numbered deals', () => {
  it('are those that players know', () => {
    expect(firstRow(1)).toBe('JD 2D 9H JC 5D 7H 7C 5H')
    expect(firstRow(617)).toBe('7D AD 5C 3S 5S 8C 2D AH')
  })
  it('follow from the seed, and the one without a solution is left out', () => {
    expect(rules.start(FREECELL, 617).deal).toBe(617)
    expect(rules.start(FREECELL, 32_001).deal).toBe(1)
    expect(rules.start(FREECELL, 0).deal).toBe(32_000)
    expect(rules.start(FREECELL, 11_982).deal).toBe(11_983)
    expect(rules.start({ ...FREECELL, deals: 'random' }, 11_982).deal).toBe(11_982)
  })
  it('have 52 cards, each once, in random games', () => {
    for (let seed = 1; seed < 8; seed++)
      playAtRandom(rules.start(FREECELL, seed), seed, 60, (state) => must(isWhole(state), seed, state))
  })
})

describe('moves', () => {
  const start = rules.start(FREECELL, 1)
  it('put any card in a free cell, one in each', () => {
    expect(canMove(start, 0, CELL, 1)).toBe(true)
    const one = play(start, { type: 'move', from: 0, to: CELL, count: 1 })
    expect(canMove(one, 1, CELL, 1)).toBe(false)
    expect(canMove(one, 1, CELL + 1, 1)).toBe(true)
    expect(bestPlace(one, 1, 1)?.to).toBeGreaterThanOrEqual(0)
    expect(canMove(one, CELL, CELL + 1, 1)).toBe(false)
  })
  it('carry as many cards as the free cells and empty columns allow', () => {
    expect(capacity(start, 0)).toBe(5)
    const empty = {
      ...start,
      columns: start.columns.map((column, i) => (i < 2 ? { cards: [], down: 0 } : column)),
    }
    expect(capacity(empty, 5)).toBe(20)
    expect(capacity(empty, 0)).toBe(10)
    expect(capacity({ ...empty, cells: [0, 1, 2, 3] }, 5)).toBe(4)
  })
  it('have no stock', () => {
    expect(refused(start, { type: 'draw' })).toBe('')
  })
})

describe('the end', () => {
  it('comes by itself when the cards lie in order', () => {
    const state = read('QQQQ_KS---_KH_KD__KC____', FREECELL)
    expect(rules.next?.(state)?.move).toEqual({ type: 'move', from: 0, to: FOUNDATION + 1, count: 1 })
  })
  it('is "No more moves" when cells are full and nothing fits', () => {
    // All columns end in black cards of even ranks, and the cells hold black kings and queens.
    const ends = ['2S', '4S', '6S', '8S', '2C', '4C', '6C', '8C']
    const cells = ['KS', 'KC', 'QS', 'QC']
    const rest = [...'SHDC']
      .flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit))
      .filter((card) => !ends.includes(card) && !cells.includes(card))
    const columns = ends.map((end, i) => rest.slice(i * 5, i * 5 + 5).join('') + end)
    const state = read(['----', cells.join(''), ...columns].join('_'), FREECELL)
    expect(rules.outcome(state)).toMatchObject({ result: 'lost', title: 'No more moves' })
  })
  it('of a position is written and read', () => {
    const state = playAtRandom(rules.start(FREECELL, 5), 5, 30, () => {})
    expect(write(read(write(state), FREECELL))).toBe(write(state))
  })
})
