/** Tests Memory Match's larger sets, other decks, several players, and the count of forgotten cards. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/memory-match'
import { PICTURES, rules, type State } from '../../../src/games/memory-match/rules'
import { pictureOf } from '../../../src/games/memory-match/rules/decks'
import { pairsOf, play } from './helpers'

const take = (state: State, [a, b]: readonly [number, number]) => play(state, a, b, 'settle')

describe('larger sets and other decks', () => {
  it('shows letters that look like no number, numbers up to 24, and night pictures when there are too few day pictures', () => {
    const faces = (deck: string, difficulty = 'huge') =>
      [...new Set(rules.start({ difficulty, deck }, 1).cards.map(({ emoji }) => emoji))].sort()
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
    expect(rules.start({ difficulty: 'medium' }, 7).cards).toEqual(
      rules.start({ difficulty: 'medium', deck: 'pictures', players: '1' }, 7).cards,
    )
    for (const id of ['deck', 'players'])
      expect(game.options.find((option) => option.id === id)).toMatchObject({ later: true })
  })
})

describe('forgotten cards', () => {
  const start = rules.start({ difficulty: 'medium' }, 5)
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

describe('several players', () => {
  const start = rules.start({ players: '3' }, 5)
  const pairs = pairsOf(start)
  it('continue after a pair and pass the turn after a miss, in a circle', () => {
    const found = take(start, pairs[0]!)
    expect(found).toMatchObject({ turn: 0, taken: [1, 0, 0] })
    let state = found
    for (const turn of [1, 2, 0]) {
      state = play(state, pairs[1]![0], pairs[2]![0], 'settle')
      expect(state).toMatchObject({ turn, taken: [1, 0, 0] })
    }
    expect(rules.hud(state, 0)).toEqual({ Pairs: '1 of 6' })
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
      detail: '2 to 4 to 0 of 6 pairs.',
    })
    state = two
    state = miss()
    for (const pair of pairs.slice(4)) state = take(state, pair)
    expect(rules.outcome(state)).toMatchObject({
      result: 'tied',
      title: 'Tie: Player 1, Player 2, and Player 3',
    })
  })
  it('are one to four, even if the link asks for more', () => {
    const count = (players: string) => rules.start({ players }, 1).taken.length
    expect(['0', '1', '4', '9', 'x', '2.9'].map(count)).toEqual([1, 1, 4, 4, 1, 2])
  })
})
