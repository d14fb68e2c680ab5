/** Tests FreeCell: the published deals, free cells, and how many cards move at once. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/klondike'
import { options } from '../../../src/games/klondike/options'
import { type Move, rules, type State } from '../../../src/games/klondike/rules'
import { bestMoveOf } from '../../../src/games/klondike/rules/best'
import { freecellDeck } from '../../../src/games/klondike/rules/deals'
import { canMove, capacity } from '../../../src/games/klondike/rules/moves'
import { read, write } from '../../../src/games/klondike/rules/notation'
import { CELL, FOUNDATION, NONE } from '../../../src/games/klondike/rules/state'
import { dropMove } from '../../../src/games/klondike/view/drop'
import { hold } from '../../../src/games/klondike/view/hold'
import { layoutOf } from '../../../src/games/klondike/view/layout'
import { spotsOf } from '../../../src/games/klondike/view/spots'
import { must } from '../../support/must'
import { isWhole, play, playAtRandom, refused } from './helpers'

const FREECELL = completeOptions(options, { kind: 'freecell' })
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
    expect(rules.start(completeOptions(options, { ...FREECELL, deals: 'random' }), 11_982).deal).toBe(11_982)
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
    expect(bestMoveOf(one, 1, 1)?.to).toBeGreaterThanOrEqual(0)
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
  describe('with full cells', () => {
    const columns = ['9C6S5H4C', '7H', '9D8H', '7D', 'KC', 'KD', 'QD', 'QH']
    const used = new Set([...'KSQSJSTS'.match(/../g)!, ...columns.join('').match(/../g)!])
    const rest = [...'SHDC']
      .flatMap((suit) => [...'23456789TJQK'].map((rank) => rank + suit))
      .filter((card) => !used.has(card))
    // The other cards lie below the king of clubs.
    const full = read(['AAAA', 'KSQSJSTS', ...columns.with(4, `${rest.join('')}KC`)].join('_'), FREECELL)
    const layout = layoutOf(full, { width: 1130, height: 640, large: false, leftHanded: false })
    const one = 'Only 1 card can move at a time now. Empty a free cell or a column to move more.'
    const press = (state: State, ...actions: string[]) => {
      hold(null)
      let move: Move | null = null
      for (const action of actions) move = game.command?.(action as never, state) ?? null
      return move
    }
    const run = spotsOf(full, layout).find(({ pile, count }) => pile === 0 && count === 3)!
    const step = layout.areas.get(1)!.x - layout.areas.get(0)!.x
    it('a run that fits says how many cards can move', () => {
      // Pressed, dragged onto the 7 of hearts, and moved by keys.
      expect(refused(full, { type: 'move', from: 0, to: 0, count: 3 })).toBe(one)
      expect(refused(full, dropMove(full, layout, run, step, 10)!)).toBe(one)
      expect(refused(full, press(full, 'column1', 'column2')!)).toBe(one)
      expect(refused(full, press(full, 'column1', 'column1')!)).toBe(one)
    })
    it('and if a column is empty, how many can move to it', () => {
      const empty = { ...full, columns: full.columns.with(7, { cards: [], down: 0 }) }
      expect(refused(empty, dropMove(empty, layout, run, step * 7, 0)!)).toBe(
        'Only 1 card can move to an empty column at a time now. Empty a free cell or a column to move more.',
      )
      expect(refused(empty, dropMove(empty, layout, run, step, 0)!)).toBe(
        'Only 2 cards can move at a time now. Empty a free cell or a column to move more.',
      )
      // Keys move as many as can move.
      expect(press(empty, 'column1', 'column8')).toMatchObject({ count: 1 })
    })
    it('what fits nowhere has no place', () => {
      expect(refused(full, { type: 'move', from: 1, to: 1, count: 1 })).toBe(
        'This card can’t go anywhere right now.',
      )
      expect(refused(full, press(full, 'column2', 'column2')!)).toBe('This card can’t go anywhere right now.')
      expect(refused(full, { type: 'move', from: 0, to: 0, count: 2 })).toBe(
        'These cards can’t go anywhere right now.',
      )
      expect(refused(full, { type: 'move', from: 2, to: 2, count: 2 })).toBe(
        'The cards on top of this one must move first.',
      )
    })
    it('cells take one card each', () => {
      expect(refused(full, { type: 'move', from: 1, to: CELL, count: 1 })).toBe('This free cell is full.')
      const free = { ...full, cells: full.cells.with(0, NONE) }
      expect(refused(free, { type: 'move', from: 0, to: CELL, count: 2 })).toBe('A free cell holds one card.')
    })
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
