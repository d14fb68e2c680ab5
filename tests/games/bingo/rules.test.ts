/** Tests Bingo's cards, patterns, calls, marks and wins. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { chance, createRandom, shuffled } from '../../../src/engine/core/math/random'
import game from '../../../src/games/bingo'
import { options } from '../../../src/games/bingo/options'
import { type Move, rules } from '../../../src/games/bingo/rules'
import { letterOf, makeCard } from '../../../src/games/bingo/rules/card'
import { findPattern, PATTERNS, toGo } from '../../../src/games/bingo/rules/patterns'
import { sample } from '../../support/proofs'
import { apply, CALL, call, callAll, marked, play, refused, winsByWalking } from './helpers'

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
        if (cell.isFree !== (index === 12)) throw new Error('the free cell is the center')
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
  it.each(['1', '2', '3', '4'] as const)('can be %s, each with their own card', (players) => {
    const state = rules.start(completeOptions(options, { players }), 9)
    expect(state.players.map((player) => player.name)).toEqual(
      Array.from({ length: Number(players) }, (_, i) => `Player ${i + 1}`),
    )
    const cards = new Set(state.players.map((player) => player.card.map((cell) => cell.number).join()))
    expect(cards.size).toBe(Number(players))
  })
  it('default to one, with manual marks and calls', () => {
    expect(rules.start(completeOptions(options), 1)).toMatchObject({
      auto: false,
      autoMark: false,
      called: 0,
    })
    expect(rules.start(completeOptions(options), 1).players).toHaveLength(1)
  })
})

const AUTO: Move = { do: 'auto' }

describe('calls', () => {
  it('name all 75 numbers once', () => {
    const state = rules.start(completeOptions(options), 4)
    expect([...state.order].sort((a, b) => a - b)).toEqual(Array.from({ length: 75 }, (_, i) => i + 1))
    const number = state.order[0] as number
    expect(apply(state, CALL).events).toMatchObject([
      { type: 'call', number, letter: letterOf(number), left: 74 },
    ])
    expect(rules.hud(call(state, 3), 0)).toMatchObject({ Called: '3/75' })
  })
  it('are the same in a game, spoken or not', () => {
    expect(game.options.filter(({ view }) => view).map(({ id }) => id)).toEqual(['voice'])
    expect(rules.start(completeOptions(options, { voice: 'on' }), 4)).toEqual(
      rules.start(completeOptions(options, { voice: 'off' }), 4),
    )
  })
  it('end with the last number', () => {
    const almost = call(rules.start(completeOptions(options), 4), 74)
    expect(apply(almost, CALL).events).toMatchObject([{ type: 'call', left: 0 }, { type: 'allCalled' }])
    const all = play(almost, CALL)
    for (const move of [CALL, AUTO]) expect(refused(all, move)).toBe('No more numbers to call.')
    expect(game.toasts?.allCalled).toEqual({
      text: 'All Numbers Called!',
      detail: 'No more numbers to call.',
    })
    // A player who has not marked yet still can.
    expect(rules.legal(all)).toHaveLength(24)
    expect(rules.outcome(all)).toBeNull()
  })
  it('come every 2 s when auto call is on, whatever is marked in between', () => {
    let { state } = apply(rules.start(completeOptions(options), 4), AUTO, 500)
    expect(rules.next?.(state)).toEqual({ after: 2000, move: CALL })
    ;({ state } = apply(state, CALL, 2500))
    const hit = state.players[0]?.card.findIndex((cell) => cell.number === state.order[0]) ?? -1
    if (hit >= 0) ({ state } = apply(state, { do: 'mark', player: 0, cell: hit }, 3700))
    expect(rules.next?.(state)).toEqual({ after: hit >= 0 ? 800 : 2000, move: CALL })
    expect(rules.next?.(apply(state, AUTO, 4000).state)).toBeNull()
    expect(rules.next?.(rules.start(completeOptions(options), 4))).toBeNull()
    expect(rules.next?.(call(play(rules.start(completeOptions(options), 4), AUTO), 75))).toBeNull()
  })
})

describe('marks', () => {
  const state = call(rules.start(completeOptions(options), 4), 20)
  const card = state.players[0]?.card ?? []
  const called = new Set(state.order.slice(0, 20))
  const hit = card.findIndex((cell) => called.has(cell.number))
  const miss = card.findIndex((cell) => !cell.isFree && !called.has(cell.number))
  it('are set and removed on called numbers', () => {
    const once = play(state, { do: 'mark', player: 0, cell: hit })
    expect(once.players[0]?.card[hit]?.marked).toBe(true)
    const twice = play(once, { do: 'mark', player: 0, cell: hit })
    expect(twice.players[0]?.card[hit]?.marked).toBe(false)
  })
  it('are refused on numbers that were not called, and on the free cell', () => {
    expect(refused(state, { do: 'mark', player: 0, cell: miss })).toMatch(
      /^[BINGO] \d+ hasn’t been called yet\.$/,
    )
    expect(refused(state, { do: 'mark', player: 0, cell: 12 })).toBe('')
    expect(refused(state, { do: 'mark', player: 1, cell: 0 })).toBe('')
  })
  it('are set automatically with auto-mark', () => {
    const auto = call(rules.start(completeOptions(options, { mark: 'auto' }), 4), 20)
    for (const cell of auto.players[0]?.card ?? [])
      expect(cell.marked).toBe(cell.isFree || called.has(cell.number))
    expect(rules.legal(auto)).toEqual([CALL, AUTO])
  })
})

describe('a win', () => {
  it('happens with the mark that fills a pattern, and ends marking', () => {
    for (const { name, cells } of PATTERNS) {
      let state = rules.start(completeOptions(options, { players: '2' }), 6)
      const own = cells.filter((cell) => cell !== 12)
      const wanted = own.map((cell) => state.players[1]?.card[cell]?.number as number)
      state = { ...state, order: [...wanted, ...state.order.filter((number) => !wanted.includes(number))] }
      state = call(state, wanted.length)
      own.forEach((cell, i) => {
        expect(rules.outcome(state)).toBeNull()
        const applied = apply(state, { do: 'mark', player: 1, cell })
        state = applied.state
        if (i === own.length - 1)
          expect(applied.events.at(-1)).toEqual({ type: 'bingo', player: 'Player 2', pattern: name })
      })
      expect(state.players.map((player) => player.hasWon)).toEqual([false, true])
      expect(rules.outcome(state)).toEqual({
        result: 'won',
        title: 'Bingo: Player 2',
        detail: `${name}.`,
        results: { Calls: wanted.length },
      })
      expect(rules.legal(state)).toEqual([])
      expect(refused(state, { do: 'mark', player: 0, cell: own[0] })).toBe('')
    }
  })
  it('is shared if one call fills two cards', () => {
    const start = rules.start(completeOptions(options, { players: '2', mark: 'auto' }), 6)
    const twin = start.players.map((player) => ({ ...player, card: start.players[0]?.card ?? [] }))
    expect(rules.outcome(callAll({ ...start, players: twin }))?.title).toBe('Bingo: Player 1 and Player 2')
  })
  it('happens before the numbers end, and never without a full pattern', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(30, 500); seed++)
      for (const player of callAll(
        rules.start(completeOptions(options, { players: '4', mark: 'auto' }), seed),
      ).players)
        expect(player.hasWon).toBe(winsByWalking(player.card))
  })
  it('records the number of calls with a single player', () => {
    const order = shuffled(
      createRandom(2),
      [...Array(75).keys()].map((i) => i + 1),
    )
    const state = callAll({ ...rules.start(completeOptions(options, { mark: 'auto' }), 8), order })
    expect(rules.outcome(state)?.title).toBe(`Bingo in ${state.called} calls`)
  })
})
