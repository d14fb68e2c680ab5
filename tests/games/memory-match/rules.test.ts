/** Tests Memory Match: pairs, the timing of locking and turning back, rating limits. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/memory-match'
import { PICTURES, ratingOf, rules, type State } from '../../../src/games/memory-match/rules'
import { apply, pairsOf, play, refused } from './helpers'

/** The index of the other card with this picture. */
function partner(state: State, index: number): number {
  return state.cards.findIndex((card, i) => i !== index && card.emoji === state.cards[index]?.emoji)
}

/** A card that does not match the first. */
function stranger(state: State): number {
  return state.cards.findIndex((card, i) => i !== 0 && card.emoji !== state.cards[0]?.emoji)
}

/** Turns every pair in order. */
function finish(state: State): State {
  const first = rules.legal(state)[0] as number | undefined
  if (first === undefined) return state
  return finish(play(state, first, partner(state, first), 'settle'))
}

describe('the deal', () => {
  it.each([
    ['easy', 6, 3],
    ['medium', 8, 4],
    ['hard', 12, 4],
    ['large', 18, 6],
    ['huge', 24, 6],
  ])('%s has %i pairs in %i columns, each twice, of every deck', (difficulty, pairs, columns) => {
    for (const deck of ['pictures', 'letters', 'numbers'])
      for (let seed = 0; seed < 20; seed++) {
        const state = rules.start({ difficulty, deck }, seed)
        expect(state).toMatchObject({ pairs, columns, open: [], moves: 0 })
        expect(state.cards.length % columns).toBe(0)
        expect(state.cards.map(({ id }) => id)).toEqual([...state.cards.keys()])
        expect(state.cards.some(({ isFlipped, isMatched }) => isFlipped || isMatched)).toBe(false)
        expect(pairsOf(state).map((pair) => pair.length)).toEqual(new Array(pairs).fill(2))
      }
  })

  it('is easy by default and differs by seed', () => {
    expect(rules.start({}, 1).pairs).toBe(6)
    const deals = Array.from({ length: 50 }, (_, seed) => JSON.stringify(pairsOf(rules.start({}, seed))))
    expect(new Set(deals).size).toBeGreaterThan(45)
    expect(new Set(PICTURES).size).toBe(12)
  })
})

describe('turning cards', () => {
  it('refuses a third card without a sound', () => {
    expect(game.sounds.Refused).toBeTypeOf('function')
    expect((game.sounds.Refused as () => unknown)()).toBeNull()
  })
  it('shows no open card while paused', () => {
    expect(game.hideOnPause).toBe(true)
  })

  const start = rules.start({ difficulty: 'medium' }, 4)

  it('flips one card, counts a move with the second', () => {
    const one = play(start, 0)
    expect(one.cards[0]).toMatchObject({ isFlipped: true, isMatched: false })
    expect(one.moves).toBe(0)
    expect(rules.next?.(one)).toBeNull()
    expect(play(one, stranger(start)).moves).toBe(1)
  })

  it('locks a match after 500 ms', () => {
    const two = play(start, 0, partner(start, 0))
    expect(rules.next?.(two)).toEqual({ after: 500, move: 'settle' })
    expect(two.cards[0]?.isMatched).toBe(false)
    const { state: after, events } = apply(two, 'settle')
    expect(events).toMatchObject([{ type: 'match', emoji: start.cards[0]?.emoji }])
    expect(after.cards[0]).toMatchObject({ isFlipped: true, isMatched: true })
    expect(after.cards[partner(start, 0)]).toMatchObject({ isFlipped: true, isMatched: true })
    expect(rules.hud(after, 0)).toEqual({ Moves: 1, Pairs: '1 of 8' })
    expect(refused(after, 0)).toBe('')
  })

  it('turns a mismatch back after 1000 ms', () => {
    const two = play(start, 0, stranger(start))
    expect(rules.next?.(two)).toEqual({ after: 1000, move: 'settle' })
    const after = play(two, 'settle')
    expect(after.cards.every((card) => !card.isFlipped && !card.isMatched)).toBe(true)
    expect(after.moves).toBe(1)
    expect(rules.next?.(after)).toBeNull()
  })

  it('ignores a third card, the same card twice, cards that do not exist, and an early settle', () => {
    const two = play(start, 0, stranger(start))
    for (let third = 0; third < 16; third++) expect(refused(two, third)).toBe('')
    expect(rules.legal(two)).toEqual(['settle'])
    expect(refused(play(start, 0), 0)).toBe('')
    for (const odd of [-1, 16, 0.5]) expect(refused(start, odd)).toBe('')
    expect(refused(start, 'settle')).toBe('')
    expect(refused(play(start, 0), 'settle')).toBe('')
  })
})

describe('the rating', () => {
  it.each([
    [6, 7, 'Perfect'],
    [6, 8, 'Great'],
    [6, 9, 'Great'],
    [6, 10, 'Good'],
    [8, 9, 'Perfect'],
    [8, 10, 'Great'],
    [8, 12, 'Great'],
    [8, 13, 'Good'],
    [12, 14, 'Perfect'],
    [12, 15, 'Great'],
    [12, 18, 'Great'],
    [12, 19, 'Good'],
    // Both limits met exactly by a whole number of moves.
    [10, 12, 'Perfect'],
    [10, 15, 'Great'],
  ] as const)('for %i pairs in %i moves is %s', (pairs, moves, rating) => {
    expect(ratingOf(moves, pairs)).toBe(rating)
  })

  it.each(['easy', 'medium', 'hard'])('is the title of the result on %s', (difficulty) => {
    const start = rules.start({ difficulty }, 9)
    const done = finish(start)
    expect(done.moves).toBe(start.pairs)
    expect(rules.outcome(done)).toEqual({
      result: 'won',
      title: 'Perfect',
      detail: `All ${start.pairs} pairs in ${start.pairs} moves.`,
      results: { Moves: start.pairs, Forgotten: 0 },
    })
    expect(rules.legal(done)).toEqual([])
  })

  it('comes only when the last pair has locked', () => {
    const start = rules.start({ difficulty: 'easy' }, 2)
    const last = finish(start)
    expect(rules.outcome(start)).toBeNull()
    const before: State = {
      ...last,
      open: [0, partner(last, 0)],
      cards: last.cards.map((card) =>
        card.emoji === last.cards[0]?.emoji ? { ...card, isMatched: false } : card,
      ),
    }
    expect(rules.outcome(before)).toBeNull()
    expect(apply(before, 'settle').events).toMatchObject([{ type: 'match' }, { type: 'complete' }])
  })

  it('gets worse with wasted moves', () => {
    let state = rules.start({ difficulty: 'easy' }, 3)
    for (let i = 0; i < 5; i++) state = play(state, 0, stranger(state), 'settle')
    expect(rules.outcome(finish(state))).toMatchObject({ title: 'Good', results: { Moves: 11 } })
  })
})
