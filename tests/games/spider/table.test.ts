/** Tests the table of Spider without a page: the layout in every window, names, arrow keys, and the keys of columns. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/spider'
import { type Move, rules, type State } from '../../../src/games/spider/rules'
import { HOME, isColumn, STOCK } from '../../../src/games/spider/rules/state'
import { hold, holdOn } from '../../../src/games/spider/view/hold'
import { layoutOf } from '../../../src/games/spider/view/layout'
import { spotsOf } from '../../../src/games/spider/view/spots'
import { pileUnder } from '../../../src/ui/cardTable/layout'
import { nextSpot, type Spot } from '../../../src/ui/cardTable/spots'
import { must } from '../../support/must'
import { chosen, play, tableOf } from './helpers'

const start = rules.start(chosen({ deals: 'random', suits: '4' }), 42)
/** Ten columns of five face-down cards and a long run, and ten of six. */
const RUN = 'KSQSJSTS9S8S7S6S5S4S3S2S'
const longest = tableOf([`2SKSQSJSTS.${RUN}`, ...Array.from({ length: 8 }, () => ''), ''])

const laid = (state: State, width: number, height: number, leftHanded = false) =>
  layoutOf(state, { width, height, large: false, leftHanded })

describe('the layout', () => {
  it.each([
    [312, 440],
    [382, 720],
    [660, 340],
    [700, 370],
    [800, 1050],
    [900, 330],
    [970, 690],
    [1130, 640],
    [1880, 940],
  ])('fits into %i x %i with all cards readable', (width, height) => {
    for (const state of [start, longest, play(start, { type: 'draw' })])
      for (const leftHanded of [false, true]) {
        const { cards, card, corner, large } = laid(state, width, height, leftHanded)
        for (const { pile, x, y } of cards) {
          must(x >= -1 && y >= 0 && x + card.width <= width + 1 && y + card.height <= height + 1, x, y)
          const isAside = leftHanded ? x >= 78 : x + card.width <= width - 78
          must(!corner || !isColumn(pile) || isAside || y + card.height <= height - 46, pile, x, y)
        }
        // A large rank is half of the width high: 14 px on the smallest phone, 18 px on others.
        must(card.width >= (width < 382 ? 28 : 36), card)
        must(large === card.width < 48, card)
      }
  })
  it('has higher cards and longer columns on phones in portrait', () => {
    const { card, cards } = laid(start, 382, 720)
    expect(card.height / card.width).toBeGreaterThan(1.6)
    const first = cards.filter(({ pile }) => pile === 0).map(({ y }) => y)
    expect(Math.max(...first) - Math.min(...first)).toBeGreaterThan(card.width * 2.5)
  })
  it('shows a card of each deal that is left, the next one last', () => {
    const stock = laid(start, 1130, 640).cards.filter(({ pile }) => pile === STOCK)
    expect(new Set(stock.map(({ x }) => x)).size).toBe(5)
    const { cards } = laid(play(start, { type: 'draw' }), 1130, 640)
    expect(new Set(cards.filter(({ pile }) => pile === STOCK).map(({ x }) => x)).size).toBe(4)
    expect(stock.at(-1)?.x).toBe(laid(start, 1130, 640).areas.get(STOCK)?.x)
  })
  it('keeps the stock at the hand that plays', () => {
    const at = (leftHanded: boolean) => laid(start, 382, 720, leftHanded).areas.get(STOCK)?.x ?? 0
    expect(at(false)).toBeGreaterThan(300)
    expect(at(true)).toBeLessThan(20)
  })
  it('shows the king of a complete run', () => {
    const box = laid(longest, 1130, 640).cards.findLast(({ pile }) => pile === HOME)
    expect((box?.card ?? 0) % 13).toBe(12)
  })
})

describe('the parts of the table', () => {
  const spots = spotsOf(start, laid(start, 1130, 640))
  const named = (name: RegExp) => spots.find((spot) => name.test(spot.name)) as Spot
  it('have a name each, with row and column', () => {
    expect(spots).toHaveLength(11)
    expect(new Set(spots.map(({ name }) => name)).size).toBe(11)
    expect(named(/stock/).name).toBe('Row 1, column 1, stock, 5 deals left')
    expect(named(/column 10/).name).toMatch(/^Row 6, column 10, .* of \w+, on 4 face-down cards$/)
  })
  it('do not tell a face-down card', () => {
    const shown = new Set(spots.map(({ card }) => card))
    for (const { cards, down } of start.columns)
      for (const card of cards.slice(0, down)) must(!shown.has(card), card)
  })
  it('are all reached by arrow keys', () => {
    let spot = named(/column 1, .*face-down/)
    for (let column = 2; column <= 10; column++) {
      spot = nextSpot(spots, spot, 'ArrowRight') as Spot
      must(spot.column === column, spot)
    }
    expect(nextSpot(spots, spot, 'ArrowUp')?.pile).toBe(STOCK)
  })
})

describe('a drop', () => {
  const state = tableOf(['9S', '3S8S7S', '5S', ''])
  const layout = laid(state, 1130, 640)
  const run = spotsOf(state, layout).find(({ pile, count }) => pile === 1 && count === 2) as Spot
  const step = (layout.areas.get(1)?.x ?? 0) - (layout.areas.get(0)?.x ?? 0)
  const under = (dx: number) =>
    pileUnder(layout, 1, { ...run.box, x: run.box.x + dx * step }, run.box, {
      counts: isColumn,
      accepts: (pile) => pile === 0 || pile === 3,
    })
  it('goes to the column that takes it, if one is touched, and else names the refusing one', () => {
    expect(under(-0.9)).toBe(0)
    expect(under(1.55)).toBe(3)
    expect(under(1)).toBe(2)
    expect(under(0.05)).toBeUndefined()
  })
})

describe('the keys of the columns', () => {
  const state = tableOf(['9S', '3S8S7S', '5S', ''])
  const press = (...actions: string[]): Move | null => {
    hold(null)
    let move: Move | null = null
    for (const action of actions) move = game.command?.(action as never, state) ?? null
    return move
  }
  it('move from the first to the second, as many cards as fit', () => {
    expect(press('column2')).toBeNull()
    expect(press('column2', 'column1')).toEqual({ type: 'move', from: 1, to: 0, count: 2 })
    expect(press('column2', 'column4')).toEqual({ type: 'move', from: 1, to: 3, count: 2 })
  })
  it('twice on a column move to the best place', () => {
    expect(press('column2', 'column2')).toEqual({ type: 'move', from: 1, to: 0, count: 2 })
  })
  it('put down what they picked up when its column changes, and with a deal', () => {
    press('column2')
    holdOn(state, play(state, { type: 'move', from: 1, to: 0, count: 2 }))
    expect(game.command?.('column1' as never, state)).toBeNull()
    expect(press('column2', 'draw')).toEqual({ type: 'draw' })
    expect(press('column4', 'column1')).toBeNull()
  })
})
