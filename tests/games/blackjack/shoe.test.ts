/** Tests Blackjack's shoe: it never runs out during a round, at any table and with any decisions. */
import { describe, expect, it } from 'vitest'
import { cutAt } from '../../../src/games/blackjack/rules/cards'
import { mostCards, mostHandsAt } from '../../../src/games/blackjack/rules/reserve'
import { sample } from '../../support/proofs'
import { allowed, play, table } from './helpers'
import { PLAYERS, playRounds, TABLES } from './shoe'

const ROUNDS = sample(80, 10_000)

describe.each(TABLES)('a shoe of $decks decks, $boxes boxes', ({ decks, boxes }) => {
  it.each(PLAYERS)('deals each of its cards once and never runs out: %s', { tags: ['sample'] }, (player) => {
    const { max, shuffles } = playRounds({ decks, boxes }, 1, ROUNDS, player)
    expect(max).toBeLessThanOrEqual(mostCards(Number(decks), mostHandsAt(Number(decks), Number(boxes))))
    expect(shuffles).toBeGreaterThan(0)
  })

  it('reserves the most cards that a round can take, and deals at least two rounds', () => {
    const [d, b] = [Number(decks), Number(boxes)]
    const cut = cutAt(d, b)
    expect(52 * d - (cut - 1)).toBeGreaterThan(mostCards(d, mostHandsAt(d, b)))
    // Twice the least that a round takes: the cards left after one are not known.
    expect(cut).toBeGreaterThan(2 * (b + 1))
    expect(cut).toBeLessThanOrEqual(39 * d)
  })

  it('asks for the count before each shuffle', () => {
    const { shuffles, asked } = playRounds({ decks, boxes, count: 'on' }, 9, 80, 'basic')
    expect(shuffles).toBeGreaterThan(0)
    expect(asked).toBe(shuffles)
  })
})

describe('the reserve', () => {
  it('is the most cards that a hand can hold', () => {
    // Eight decks: 32 aces and 4 twos are 20 below the limits of one hand and the dealer, and each takes a last card.
    expect(mostCards(8, 1)).toBe(32 + 2 + 2)
    // One deck: 4 aces, 4 twos, 4 threes are 24; three fours 36.
    expect(mostCards(1, 1)).toBe(12 + 3 + 2)
    expect(mostCards(1, 12)).toBe(52)
  })
  it('is smaller with fewer hands at tables with few decks, as the options say', () => {
    expect([1, 2, 3].map((boxes) => mostHandsAt(1, boxes))).toEqual([4, 6, 6])
    expect([1, 2, 3].map((boxes) => mostHandsAt(2, boxes))).toEqual([4, 8, 8])
    expect([1, 2, 3].map((boxes) => mostHandsAt(6, boxes))).toEqual([4, 8, 12])
  })
  it('refuses a split that would be one hand too many', () => {
    const start = table('T T T 2 T T T 6 T T T T T T', 10, 1000, { decks: '1', boxes: '3' })
    const six = play(start, 'deal', 'split', 'split', 'split')
    expect(six.hands).toHaveLength(6)
    const last = play(six, 'stand', 'stand', 'stand', 'stand')
    expect([last.active, allowed(last).includes('split')]).toEqual([4, false])
  })
})
