/** Tests Spider’s rules: the deal, moves and refusals, complete runs, the score, the ends, positions as text, and the solver. */
import { describe, expect, it } from 'vitest'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { describeMove } from '../../../src/games/spider/describeMove'
import { type Move, rules, type State } from '../../../src/games/spider/rules'
import { numbered, WIDTHS } from '../../../src/games/spider/rules/deals'
import { bestMoveOf, cardMoves, runLength } from '../../../src/games/spider/rules/moves'
import { solve } from '../../../src/games/spider/rules/solver'
import { faceOf, type Suits } from '../../../src/games/spider/rules/state'
import { must } from '../../support/must'
import { sample, someOf } from '../../support/proofs'
import { apply, chosen, play, refused, tableOf } from './helpers'

const RANDOM = chosen({ deals: 'random' })
const DRAW: Move = { type: 'draw' }
const move = (from: number, to: number, count = 1): Move => ({
  type: 'move',
  from: from - 1,
  to: to - 1,
  count,
})
const { read, write } = rules.notation
const cards = ({ columns, stock, runs }: State) => [
  ...columns.flatMap((each) => each.cards),
  ...stock,
  ...runs.flat(),
]

describe('a deal', () => {
  it('has four columns of six cards, six of five, the last ones face up, and 50 cards in the stock', () => {
    const { columns, stock } = rules.start(RANDOM, 3)
    expect(columns.map((each) => each.cards.length)).toEqual([6, 6, 6, 6, 5, 5, 5, 5, 5, 5])
    for (const { cards: all, down } of columns) must(down === all.length - 1, all)
    expect(stock).toHaveLength(50)
  })
  it.each([1, 2, 4] as const)('has the cards of two decks with %i suits, each face as often', (suits) => {
    const state = numbered(7, suits)
    expect(new Set(cards(state)).size).toBe(104)
    const faces = new Map<number, number>()
    for (const card of cards(state)) faces.set(faceOf(card, suits), (faces.get(faceOf(card, suits)) ?? 0) + 1)
    expect([faces.size, ...new Set(faces.values())]).toEqual([13 * suits, 8 / suits])
  })
  it('keeps 104 cards, each once, in random games', () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = createRandom(seed)
      const suits = pick(random, ['1', '2', '4'] as const)
      let state = rules.start(chosen({ deals: 'random', suits }), seed)
      for (let n = 0; n < 150 && !rules.outcome(state); n++) {
        state = play(state, pick(random, rules.legal(state)))
        must(cards(state).length === 104 && new Set(cards(state)).size === 104, seed, n)
        for (const { cards: all, down } of state.columns) must(all.length === 0 || down < all.length, seed, n)
      }
    }
  })
})

describe('cards', () => {
  // 8 and 7 of spades on a 3; a 9 of hearts; a 6 of hearts; 7 (hearts) and 6 (spades); an empty column.
  const state = tableOf(['3S8S7S', '9H', '6H', '7H6S', ''], '2')
  it('go on one that is a rank higher, whatever its suit', () => {
    expect(play(state, move(3, 1)).columns[0]?.cards).toHaveLength(4)
    expect(refused(state, move(3, 2))).toBe(
      'Cards go on a card that is one rank higher, or in an empty column.',
    )
  })
  it('of one suit move together', () => {
    expect(runLength(state, 0)).toBe(2)
    expect(play(state, move(1, 2, 2)).columns[1]?.cards).toHaveLength(3)
    expect(refused(state, move(4, 5, 2))).toMatch(/^Only a run of one suit moves together/)
    expect(refused(state, move(1, 2, 3))).toMatch(/^Only a run of one suit/)
    expect(refused(state, move(1, 2, 4))).toBe('')
  })
  it('of any rank go to an empty column, but not a whole column', () => {
    expect(play(state, move(4, 5)).columns[4]?.cards).toHaveLength(1)
    expect(refused(state, move(2, 5))).toBe('')
    expect(cardMoves(state).filter(({ from }) => from === 1)).toEqual([])
  })
  it('are refused from below others that lie face down', () => {
    expect(refused(tableOf(['3S.8S', '9S']), move(1, 2, 2))).toBe(
      'The cards on top of this one must move first.',
    )
  })
  it('that lie face down are turned up at the end of a column', () => {
    const { state: after, events } = apply(tableOf(['3S.8S', '9S']), move(1, 2))
    expect(after.columns[0]?.down).toBe(0)
    expect(events).toEqual([
      { type: 'move', card: '8 of spades', cards: 1, column: 2 },
      { type: 'open', card: '3 of spades', column: 1 },
    ])
  })
  it('go by a press onto the longest run of their suit, else onto another suit, else to an empty column', () => {
    const table = tableOf(['7H', '8S', '8H', '9H8H', '', '4S'], '2')
    expect(bestMoveOf(table, 0, 1)).toEqual(move(1, 4))
    expect(bestMoveOf(tableOf(['7H', '8S', ''], '2'), 0, 1)).toEqual(move(1, 2))
    expect(bestMoveOf(tableOf(['4H7H', '9S', ''], '2'), 0, 1)).toEqual(move(1, 3))
    expect(refused(table, move(6, 6))).toBe('This card can’t go anywhere right now.')
  })
  it.each([
    [[0, 0, 1], ''],
    [[0, 10, 1], ''],
    [[-1, 0, 1], ''],
    [[0, 1, 0], ''],
    [['0', 1, 1], ''],
  ])('are refused for %j', ([from, to, count], text) => {
    const wrong = { type: 'move', from, to, count } as unknown as Move
    if (from !== to) expect(refused(state, wrong)).toBe(text)
    else expect(refused(state, wrong)).toMatch(/anywhere right now|^$/)
  })
})

describe('the stock', () => {
  const start = rules.start(RANDOM, 3)
  it('deals a card to each column, five times', () => {
    let state = start
    for (let left = 4; left >= 0; left--) {
      const applied = apply(state, DRAW)
      expect(applied.events[0]).toEqual({ type: 'draw', left })
      for (const [at, { cards: all }] of applied.state.columns.entries())
        must(all.at(-1) === state.stock.at(-1 - at), left, at)
      state = applied.state
    }
    expect(refused(state, DRAW)).toBe('The stock is empty.')
  })
  it('does not deal while a column is empty, and says so', () => {
    const stock = 'ASASASASASASAS2S2S2S'
    const table = tableOf(['4S', '5S', '6S', '7S', '8S', '9S', 'TS', 'JS', ''], '1', stock)
    expect(refused(table, DRAW)).toBe('Put a card in each empty column before you deal.')
    expect(rules.legal(table)).not.toContainEqual(DRAW)
  })
  it('deals with fewer cards on the table than columns, which nobody could fill', () => {
    const columns = start.columns.map((_, at) => ({ cards: at < 2 ? [at] : [], down: 0 }))
    const few: State = { ...start, columns, stock: start.stock.slice(0, 10) }
    expect(play(few, DRAW).columns.map((each) => each.cards.length)).toEqual([2, 2, 1, 1, 1, 1, 1, 1, 1, 1])
  })
})

describe('a complete run', () => {
  const high = 'KSQSJSTS9S8S7S'
  const table = tableOf([`2S.${high}`, '6S5S4S3S2SAS', '3S'])
  it('leaves the table and earns 100 points', () => {
    const before = table.runs.length
    const { state, events } = apply(table, move(2, 1, 6), 1000)
    expect(state.runs).toHaveLength(before + 1)
    expect(state.runs.at(-1)?.map((card) => card % 13)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect([state.columns[0]?.cards.length, state.columns[0]?.down]).toEqual([1, 0])
    expect(state.score).toBe(500 - 1 + 100)
    expect(events.slice(1)).toEqual([
      { type: 'open', card: '2 of spades', column: 1 },
      { type: 'run', king: 'King of spades', runs: before + 1 },
    ])
  })
  it('must be of one suit', () => {
    const mixed = tableOf([`2S.${high}`, '6H5H4H3H2HAH'], '2')
    expect(play(mixed, move(2, 1, 6)).runs).toHaveLength(mixed.runs.length)
  })
  it('may come from the stock', () => {
    const stock = `${'2S'.repeat(7)}3S3SAS`
    const dealt = apply(
      tableOf(
        ['KSQSJSTS9S8S7S6S5S4S3S2S', ...'456789']
          .map((text) => (text.length > 1 ? text : `${text}S`))
          .concat(['9S', '8S']),
        '1',
        stock,
      ),
      DRAW,
    )
    expect(dealt.events.filter(({ type }) => type === 'run')).toHaveLength(1)
  })
})

describe('the end', () => {
  it('is a win with eight runs', () => {
    const table = tableOf(['KSQSJSTS9S8S7S', '6S5S4S3S2SAS'])
    const end = apply(table, move(2, 1, 6), 61_000).state
    expect(rules.outcome(table)).toBeNull()
    expect(rules.outcome(end)).toMatchObject({
      result: 'won',
      title: 'You win',
      results: { Score: 599, Time: 61, Moves: 1 },
    })
    expect(rules.legal(end)).toEqual([])
    expect(refused(end, DRAW)).toBe('')
  })
  it('is lost when no card can be moved or dealt', () => {
    const two = [0, 2, 4, 6, 8, 10, 13, 15, 17, 19].map((card) => ({ cards: [card], down: 0 }))
    const stuck: State = { ...rules.start(RANDOM, 3), columns: two, stock: [] }
    expect(rules.outcome(stuck)).toMatchObject({ result: 'lost', detail: '0 runs of 8 are complete.' })
    expect(rules.outcome({ ...stuck, stock: [30, 31] })).toBeNull()
  })
})

describe('the solver', () => {
  it('wins the deals that are offered, move by move', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(1, 8); seed++)
      for (const suits of ['1', '2', '4'] as const) {
        const state = rules.start(chosen({ suits }), seed * 1000)
        must(state.proved, seed, suits)
        const { isWon, moves } = solve(state, WIDTHS[Number(suits) as Suits])
        must(isWon, seed, suits)
        expect(rules.outcome(play(state, ...moves))?.result).toBe('won')
      }
  })
  it('names moves to the best position that it found, if it does not win', () => {
    const state = numbered(0, 4)
    const { isWon, moves } = solve(state, 1)
    expect(isWon).toBe(false)
    expect(moves.length).toBeGreaterThan(3)
    expect(rules.outcome(play(state, ...moves))).toBeNull()
  })
})

describe('positions', () => {
  it('are read as they are written, in the middle of games of all suits', { tags: ['sample'] }, () => {
    for (const suits of someOf(['1', '2', '4'] as const, 1, 0)) {
      const options = chosen({ suits })
      const start = rules.start(options, 7)
      const moves = solve(start, WIDTHS[Number(suits) as Suits]).moves
      for (const count of [0, 9, moves.length - 20, moves.length - 1]) {
        const state = play(start, ...moves.slice(0, count))
        const again = read(write(state), options)
        expect(write(again)).toBe(write(state))
        expect([again.deal, again.runs.length, again.stock.length]).toEqual([
          null,
          state.runs.length,
          state.stock.length,
        ])
      }
    }
  })
  it.each([
    ['1000000', 'Deals are numbered from 0 to 999,999.'],
    ['hello', /^This isn’t a deal or a position/],
    ['A_B', /^This isn’t a deal or a position/],
    ['KSQS', /^This isn’t a deal or a position/],
  ])('are not read from %s, with the reason', (text, message) =>
    expect(() => read(text, RANDOM)).toThrow(message),
  )
  it('are not read with wrong cards, with the reason', () => {
    const text = write(rules.start(RANDOM, 7))
    expect(() => read(text.replace(/._/, 'H_'), RANDOM)).toThrow(/isn’t in this game/)
    expect(() => read(text.replace(/[A2-9TJQK]S$/, ''), RANDOM)).toThrow(
      /1 card of the deck is missing|must be face up/,
    )
    const [home, stock, ...columns] = text.split('_')
    const ranks = /^(?!KS)../.exec(stock ?? '')?.[0] ?? '2S'
    expect(() => read([home, (stock ?? '').replaceAll(ranks, 'KS'), ...columns].join('_'), RANDOM)).toThrow(
      /too often/,
    )
    expect(() =>
      read(
        [
          home,
          (stock ?? '').slice(2),
          `${(stock ?? '').slice(0, 2)}.${columns[0]?.replace('.', '')}`,
          ...columns.slice(1),
        ].join('_'),
        RANDOM,
      ),
    ).toThrow('The stock deals ten cards at a time, 50 at most.')
  })
  it('are read as the numbers of deals', () => {
    expect(read('Spider deal 7', RANDOM).columns).toEqual(numbered(7, 1).columns)
  })
})

describe('a move in words', () => {
  it('names the card, those with it, and the column', () => {
    const state = tableOf(['3S8S7S', '9S'])
    expect(describeMove(state, move(1, 2, 2), state)).toBe('8 of spades and 1 more card to column 2')
    expect(describeMove(state, move(1, 2), state)).toBe('7 of spades to column 2')
    expect(describeMove(state, DRAW, state)).toBe('Dealt ten cards')
  })
})
