/** Tests Memory Match: pairs, timing, ratings, larger sets, other decks, several players. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/memory-match'
import type { Options } from '../../../src/games/memory-match/options'
import { options } from '../../../src/games/memory-match/options'
import { PICTURES, ratingOf, rules, type State } from '../../../src/games/memory-match/rules'
import { faceName, pictureOf, toneOf } from '../../../src/games/memory-match/rules/decks'
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
  ] as const)('%s has %i pairs in %i columns, each twice, of every deck', (difficulty, pairs, columns) => {
    for (const deck of ['pictures', 'letters', 'numbers'] as const)
      for (let seed = 0; seed < 20; seed++) {
        const state = rules.start(completeOptions(options, { difficulty, deck }), seed)
        expect(state).toMatchObject({ pairs, columns, open: [], moves: 0 })
        expect(state.cards.length % columns).toBe(0)
        expect(state.cards.map(({ id }) => id)).toEqual([...state.cards.keys()])
        expect(state.cards.some(({ isFlipped, isMatched }) => isFlipped || isMatched)).toBe(false)
        expect(pairsOf(state).map((pair) => pair.length)).toEqual(new Array(pairs).fill(2))
      }
  })

  it('is easy by default and differs by seed', () => {
    expect(rules.start(completeOptions(options), 1).pairs).toBe(6)
    const deals = Array.from({ length: 50 }, (_, seed) =>
      JSON.stringify(pairsOf(rules.start(completeOptions(options), seed))),
    )
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

  const start = rules.start(completeOptions(options, { difficulty: 'medium' }), 4)

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

  it.each(['easy', 'medium', 'hard'] as const)('is the title of the result on %s', (difficulty) => {
    const start = rules.start(completeOptions(options, { difficulty }), 9)
    const done = finish(start)
    expect(done.moves).toBe(start.pairs)
    expect(rules.outcome(done)).toEqual({
      result: 'won',
      title: 'Perfect',
      said: `All ${start.pairs} pairs in ${start.pairs} moves.`,
      results: { Moves: start.pairs, Forgotten: 0 },
    })
    expect(rules.legal(done)).toEqual([])
  })

  it('comes only when the last pair has locked', () => {
    const start = rules.start(completeOptions(options, { difficulty: 'easy' }), 2)
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
    let state = rules.start(completeOptions(options, { difficulty: 'easy' }), 3)
    for (let i = 0; i < 5; i++) state = play(state, 0, stranger(state), 'settle')
    expect(rules.outcome(finish(state))).toMatchObject({ title: 'Good', results: { Moves: 11 } })
  })
})

const take = (state: State, [a, b]: readonly [number, number]) => play(state, a, b, 'settle')

describe('larger sets and other decks', () => {
  it('shows letters that look like no number, numbers up to 24, and night pictures when there are too few day pictures', () => {
    const faces = (deck: Options['deck'], difficulty: Options['difficulty'] = 'huge') =>
      [
        ...new Set(
          rules.start(completeOptions(options, { difficulty, deck }), 1).cards.map(({ emoji }) => emoji),
        ),
      ].sort()
    expect(faces('letters').join('')).toBe('ABCDEFGHJKLMNPQRSTUVWXYZ')
    expect(
      faces('numbers')
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))
    expect(faces('pictures')).toEqual([...PICTURES, ...PICTURES.map((name) => `night ${name}`)].sort())
    expect(faces('pictures', 'hard')).toEqual([...PICTURES].sort())
    expect(pictureOf('night star')).toEqual({ picture: 'star', night: true })
    expect(pictureOf('star')).toEqual({ picture: 'star', night: false })
    expect([pictureOf('S'), pictureOf('7')]).toEqual([null, null])
  })
  it('keeps the deals of earlier versions', () => {
    expect(rules.start(completeOptions(options, { difficulty: 'medium' }), 7).cards).toEqual(
      rules.start(completeOptions(options, { difficulty: 'medium', deck: 'pictures', players: '1' }), 7)
        .cards,
    )
  })
})

describe('forgotten cards', () => {
  const start = rules.start(completeOptions(options, { difficulty: 'medium' }), 5)
  const [first, second, third] = pairsOf(start) as [[number, number], [number, number], [number, number]]
  it('are missed pairs whose other card had been seen, not bad luck', () => {
    // Neither card had been seen: nothing was known.
    const unlucky = play(start, first[0], second[0], 'settle')
    expect(unlucky.missed).toBe(0)
    // The other card of the first pair is turned with a third: its partner had been seen.
    const forgot = play(unlucky, first[1], third[0], 'settle')
    expect(forgot.missed).toBe(1)
    // Turning a card again reveals nothing about its partner.
    expect(play(unlucky, second[0], third[0], 'settle').missed).toBe(0)
    expect(take(unlucky, first).missed).toBe(0)
  })
  it('are shown only at the end of a game', () => {
    let state = play(start, first[0], second[0], 'settle', first[1], third[0], 'settle')
    for (const pair of pairsOf(start)) state = take(state, pair)
    expect(rules.outcome(state)?.results).toEqual({ Moves: 10, Forgotten: 1 })
  })
})

describe('the deck of sounds', () => {
  it.each(['easy', 'medium', 'hard', 'large', 'huge'] as const)('has tones that differ: %s', (difficulty) => {
    const { cards, pairs } = rules.start(completeOptions(options, { deck: 'sounds', difficulty }), 3)
    const tones = cards.map(({ emoji }) => toneOf(emoji) ?? 0).sort((a, b) => a - b)
    expect(new Set(tones).size).toBe(pairs)
    const steps = tones.flatMap((tone, i) => (i > 1 && i % 2 === 0 ? tone / (tones[i - 1] ?? 0) : []))
    // A semitone, or more with fewer pairs.
    expect(Math.min(...steps)).toBeGreaterThan(pairs > 12 ? 1.05 : 1.11)
    expect(new Set(cards.map(({ emoji }) => faceName(emoji)))).toEqual(new Set(['sound']))
  })
})

describe('several players', () => {
  const start = rules.start(completeOptions(options, { players: '3' }), 5)
  const pairs = pairsOf(start)
  it('continue after a pair and pass the turn after a miss, in a circle', () => {
    const found = take(start, pairs[0]!)
    expect(found).toMatchObject({ turn: 0, taken: [1, 0, 0] })
    let state = found
    for (const turn of [1, 2, 0]) {
      state = play(state, pairs[1]![0], pairs[2]![0], 'settle')
      expect(state).toMatchObject({ turn, taken: [1, 0, 0] })
    }
    // Each player's pairs are on the board.
    expect(rules.hud(state, 0)).toEqual({})
  })
  it('win by most pairs, or tie; no result is recorded', () => {
    let state = start
    const miss = () => play(state, cardsLeft()[0]!, strangerLeft(), 'settle')
    const cardsLeft = () => state.cards.flatMap((card, index) => (card.isMatched ? [] : [index]))
    const strangerLeft = () =>
      cardsLeft().find((index) => state.cards[index]?.emoji !== state.cards[cardsLeft()[0]!]?.emoji)!
    for (const pair of pairs.slice(0, 2)) state = take(state, pair)
    state = miss()
    for (const pair of pairs.slice(2, 4)) state = take(state, pair)
    const two = state
    for (const pair of pairs.slice(4)) state = take(state, pair)
    expect(rules.outcome(state)).toEqual({
      result: 'over',
      title: 'Player 2 wins',
      detail: 'Pairs: 2, 4, and 0 of 6.',
    })
    state = two
    state = miss()
    for (const pair of pairs.slice(4)) state = take(state, pair)
    expect(rules.outcome(state)).toMatchObject({
      result: 'tied',
      title: 'Tie: Player 1, Player 2, and Player 3',
    })
  })
  it('are one to four', () => {
    const count = (players: Options['players']) =>
      rules.start(completeOptions(options, { players }), 1).taken.length
    expect((['1', '2', '3', '4'] as const).map(count)).toEqual([1, 2, 3, 4])
  })
})
