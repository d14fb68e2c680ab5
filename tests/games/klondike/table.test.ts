/** Tests the table's view without a page: the layout in every window, drags, names, keys of piles, and double clicks. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/klondike'
import { options } from '../../../src/games/klondike/options'
import { type Move, rules, type State } from '../../../src/games/klondike/rules'
import { FOUNDATION, STOCK, WASTE } from '../../../src/games/klondike/rules/state'
import { dropMove } from '../../../src/games/klondike/view/drop'
import { hold, holdOn } from '../../../src/games/klondike/view/hold'
import { layoutOf } from '../../../src/games/klondike/view/layout'
import { isLifted, lift } from '../../../src/games/klondike/view/lift'
import { spotsOf } from '../../../src/games/klondike/view/spots'
import { createAim } from '../../../src/ui/cardTable/aim'
import { nextSpot } from '../../../src/ui/cardTable/spots'
import { must } from '../../support/must'
import { play, refused, tableOf } from './helpers'

const start = rules.start(completeOptions(options, { deals: 'random' }), 42)
const freecell = rules.start(completeOptions(options, { kind: 'freecell' }), 617)
/** A column of six face-down cards and a run from king to ace. */
const longest = tableOf(['2C3C4C5C6C7C.KSQHJSTH9S8H7S6H5S4H3S2HAS'])

const laid = (state: State, width: number, height: number, leftHanded = false) =>
  layoutOf(state, { width, height, large: false, leftHanded })

describe('the layout', () => {
  it.each([
    [312, 440],
    [382, 720],
    [660, 340],
    [700, 370],
    [800, 1050],
    [1130, 640],
    [1880, 940],
  ])('fits into %i x %i with all cards readable', (width, height) => {
    for (const state of [start, freecell, longest])
      for (const leftHanded of [false, true]) {
        const { cards, card } = laid(state, width, height, leftHanded)
        for (const { x, y } of cards)
          must(x >= -1 && y >= 0 && x + card.width <= width + 1 && y + card.height <= height + 1, x, y)
        // A rank is at least 44 % of the width high: 16 px on the smallest phone.
        must(card.width >= 36, card.width)
      }
  })
  it('keeps the stock at the hand that plays', () => {
    const at = (leftHanded: boolean) => laid(start, 382, 720, leftHanded).areas.get(STOCK)?.x ?? 0
    expect(at(false)).toBeGreaterThan(300)
    expect(at(true)).toBeLessThan(20)
  })
  it('puts the piles beside the columns in low windows', () => {
    expect(laid(start, 700, 370).beside).toBe(true)
    expect(laid(start, 382, 720).beside).toBe(false)
  })
})

describe('the parts of the table', () => {
  const layout = laid(start, 1130, 640)
  const spots = spotsOf(start, layout)
  const named = (name: RegExp) => spots.find((spot) => name.test(spot.name))
  it('have a name each, with row and column', () => {
    expect(spots).toHaveLength(6 + 7)
    expect(new Set(spots.map(({ name }) => name)).size).toBe(13)
    for (const { name } of spots) expect(name).toMatch(/^Row \d+, column \d, \S/)
    expect(named(/stock/)?.name).toBe('Row 1, column 6, stock, 24 cards')
    expect(named(/waste/)?.name).toBe('Row 1, column 5, waste, empty')
    expect(named(/on 6 face-down cards/)?.name).toMatch(/^Row 8, column 7, /)
  })
  it('do not tell a face-down card', () => {
    const shown = new Set(spots.map(({ card }) => card))
    for (const { cards, down } of start.columns)
      for (const card of cards.slice(0, down)) expect(shown.has(card)).toBe(false)
  })
  it('are reached by arrow keys', () => {
    const first = named(/^Row 2, column 1/)
    if (!first) throw new Error('no first column')
    expect(nextSpot(spots, first, 'ArrowRight')?.name).toMatch(/^Row 3, column 2/)
    expect(nextSpot(spots, first, 'ArrowUp')?.name).toMatch(/^Row 1, column 1/)
    expect(nextSpot(spots, first, 'ArrowLeft')).toBeNull()
  })
})

describe('a drop', () => {
  const state = tableOf(['7D', '6S5H', '4S', '7H'])
  const layout = laid(state, 1130, 640)
  const spots = spotsOf(state, layout)
  const run = spots.find(({ pile, count }) => pile === 1 && count === 2)
  if (!run) throw new Error('no run')
  const step = (layout.areas.get(1)?.x ?? 0) - (layout.areas.get(0)?.x ?? 0)
  it('moves a run to the column that it covers most', () => {
    expect(dropMove(state, layout, run, -step * 0.9, 40)).toEqual({ type: 'move', from: 1, to: 0, count: 2 })
    expect(dropMove(state, layout, run, step * 1.8, 10)).toEqual({ type: 'move', from: 1, to: 3, count: 2 })
  })
  it('goes back where it may not lie', () => {
    expect(dropMove(state, layout, run, step * 0.95, 40)).toBeNull()
    expect(dropMove(state, layout, run, 3, 3)).toBeNull()
  })
  it('does not go to a column beside the one that it covers, which refuses it', () => {
    // It covers the 4, and touches the 7 beside it.
    expect(dropMove(state, layout, run, step * 1.02, 10)).toBeNull()
  })
  it('is refused if there is a sentence why', () => {
    const move = dropMove(state, layout, run, step * 4, 0)
    expect(move && refused(state, move)).toBe('Only a king can start an empty column.')
  })
})

describe('cards under the pointer', () => {
  const state = tableOf(['2H.5HAS', '6C'], { waste: 'QDKH' })
  const ace = { type: 'move', from: 0, to: FOUNDATION, count: 1 } as const
  it('are held as long as they lie at the end of their pile', () => {
    const five = lift(play(state, ace), 0, 1)
    const king = lift(state, WASTE, 1)
    if (!five || !king) throw new Error('They can be lifted.')
    expect(isLifted(play(play(state, ace), { type: 'draw' }), five)).toBe(true)
    // Undo puts the ace on the five.
    expect(isLifted(state, five)).toBe(false)
    expect(isLifted(play(state, ace), king)).toBe(true)
    expect(isLifted(play(state, { type: 'draw' }), king)).toBe(false)
    expect(isLifted(play(state, { type: 'move', from: WASTE, to: 2, count: 1 }), king)).toBe(false)
  })
  it('cannot be lifted from below others, or from the stock', () => {
    expect(lift(state, 0, 2)).toBeNull()
    expect(lift(state, STOCK, 1)).toBeNull()
  })
})

describe('a click', () => {
  const state = tableOf(['2H.5HAS', '6C'])
  const after = play(state, { type: 'move', from: 0, to: FOUNDATION, count: 1 })
  const spot = (of: State, name: RegExp) => {
    const found = spotsOf(of, laid(of, 1130, 640)).find((each) => name.test(each.name))
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  const [ace, five, six] = [
    spot(state, /Ace of spades/),
    spot(after, /5 of hearts/),
    spot(after, /6 of clubs/),
  ]
  const stock = spot(state, /stock/)
  let time = 0
  const aim = createAim(() => time)
  /** Clicks after a while: whether the click means the card. */
  const clicks = (at: typeof ace, detail: number, ms: number, down = at) => {
    time += ms
    aim.onPress(down)
    return aim.means(at, detail)
  }
  it.each([110, 380, 450])('that is the second or third within %i ms does not mean the next card', (ms) => {
    expect(clicks(ace, 1, 1000)).toBe(true)
    expect(clicks(five, 2, ms)).toBe(false)
    expect(clicks(five, 3, ms)).toBe(false)
    expect(clicks(five, 1, 1000)).toBe(true)
  })
  it('of a finger, which no browser counts, does not mean the next card either', () => {
    expect(clicks(ace, 1, 1000)).toBe(true)
    expect(clicks(five, 1, 110)).toBe(false)
    expect(clicks(five, 1, 110)).toBe(false)
    expect(clicks(five, 1, 400)).toBe(true)
  })
  it('on another pile is a new one', () => {
    expect(clicks(ace, 1, 1000)).toBe(true)
    expect(clicks(six, 1, 50)).toBe(true)
  })
  it('draws each time', () => {
    for (const detail of [1, 2, 3]) expect(clicks(stock, detail, 60)).toBe(true)
  })
  it('means what the pointer went down on', () => {
    expect(clicks(five, 1, 1000, ace)).toBe(false)
  })
  it('means what is focused, by key', () => {
    expect(clicks(ace, 1, 1000)).toBe(true)
    expect(aim.means(five, 0)).toBe(true)
  })
})

describe('the keys of the piles', () => {
  const state = tableOf(['7D', '6S5H', '4S', '7H'], { waste: 'AC' })
  const press = (...actions: string[]): Move | null => {
    hold(null)
    let move: Move | null = null
    for (const action of actions) move = game.command?.(action as never, state) ?? null
    return move
  }
  it('move from the first to the second, as many cards as fit', () => {
    expect(press('column2')).toBeNull()
    expect(press('column2', 'column1')).toEqual({ type: 'move', from: 1, to: 0, count: 2 })
    expect(press('column3', 'column2')).toEqual({ type: 'move', from: 2, to: 1, count: 1 })
    expect(press('waste', 'foundation')).toEqual({ type: 'move', from: WASTE, to: 15, count: 1 })
  })
  it('twice on a pile moves to the best place', () => {
    expect(press('column2', 'column2')).toEqual({ type: 'move', from: 1, to: 0, count: 2 })
  })
  it('keep what they picked up while other cards move', () => {
    press('column2')
    const drawn = play(state, { type: 'draw' })
    holdOn(state, drawn)
    expect(game.command?.('column1' as never, drawn)).toEqual({ type: 'move', from: 1, to: 0, count: 2 })
    press('waste')
    holdOn(state, drawn)
    expect(game.command?.('column1' as never, drawn)).toBeNull()
  })
  it('draw, and put down what they picked up', () => {
    expect(press('column2', 'draw', 'column1')).toBeNull()
    expect(press('draw')).toEqual({ type: 'draw' })
    expect(play(state, { type: 'draw' }).waste).toHaveLength(2)
  })
  it('exist only where there are such piles', () => {
    expect(game.uses?.('cell1' as never, state)).toBe(false)
    expect(game.uses?.('column8' as never, state)).toBe(false)
    expect(game.uses?.('cell1' as never, freecell)).toBe(true)
    expect(game.uses?.('draw' as never, freecell)).toBe(false)
  })
})
