/** Owns the proof of Blackjack's shoe: it never runs out during a round, at any table and however it is played. */
import { describe, expect, it } from 'vitest'
import { type Move, rules, type State } from '../../../src/games/blackjack/rules'
import { cutAt } from '../../../src/games/blackjack/rules/cards'
import { mostCards, mostHandsAt } from '../../../src/games/blackjack/rules/reserve'
import { allowed, cards } from './hands'
import { PLAYERS, playRounds, TABLES } from './shoe'

describe.each(TABLES)('a shoe of $decks decks, $boxes boxes', ({ decks, boxes }) => {
  it.each(PLAYERS)('deals each of its cards once and never runs out: %s', (player) => {
    for (let seed = 1; seed <= 4; seed++) {
      const { most, shuffles } = playRounds({ decks, boxes }, seed, 150, player)
      expect(most).toBeLessThanOrEqual(mostCards(Number(decks), mostHandsAt(Number(decks), Number(boxes))))
      expect(shuffles).toBeGreaterThan(0)
    }
  })

  it('keeps the most that a round can take in reserve, and at least two rounds are dealt of it', () => {
    const [d, b] = [Number(decks), Number(boxes)]
    const cut = cutAt(d, b)
    expect(52 * d - (cut - 1)).toBeGreaterThan(mostCards(d, mostHandsAt(d, b)))
    // The least that a round takes, twice: what is left of the shoe is not known after one.
    expect(cut).toBeGreaterThan(2 * (b + 1))
    expect(cut).toBeLessThanOrEqual(39 * d)
  })

  it('asks for the count before each shuffle', () => {
    const { shuffles, asked } = playRounds({ decks, boxes, count: 'on' }, 9, 150, 'basic')
    expect(shuffles).toBeGreaterThan(0)
    expect(asked).toBe(shuffles)
  })
})

describe('the reserve', () => {
  it('is as many cards as a hand can hold', () => {
    // Eight decks: 32 aces and 4 twos are 20 below the limits of one hand and the dealer, and each takes a last card.
    expect(mostCards(8, 1)).toBe(32 + 2 + 2)
    // One deck: 4 aces, 4 twos, 4 threes are 24; three fours 36.
    expect(mostCards(1, 1)).toBe(12 + 3 + 2)
    expect(mostCards(1, 12)).toBe(52)
  })
  it('is held by fewer hands at tables of few decks, and says so in the options', () => {
    expect([1, 2, 3].map((boxes) => mostHandsAt(1, boxes))).toEqual([4, 6, 6])
    expect([1, 2, 3].map((boxes) => mostHandsAt(2, boxes))).toEqual([4, 8, 8])
    expect([1, 2, 3].map((boxes) => mostHandsAt(6, boxes))).toEqual([4, 8, 12])
  })
  it('refuses the split that would be a hand too many', () => {
    const start = rules.start({ decks: '1', boxes: '3' }, 1)
    const next = cards('T T T 2 T T T 6 T T T T T T')
    let state: State = { ...start, bank: 1000, shoe: [...next, ...start.shoe.slice(next.length)] }
    const play = (...doings: ('deal' | 'split' | 'stand')[]) => {
      for (const doing of doings) {
        const applied = rules.apply(state, { do: doing } as Move, 0)
        if ('refused' in applied) throw new Error(`${doing} was refused`)
        state = applied.state
      }
    }
    play('deal', 'split', 'split', 'split')
    expect(state.hands).toHaveLength(6)
    play('stand', 'stand', 'stand', 'stand')
    expect([state.active, allowed(state).includes('split')]).toEqual([4, false])
  })
})
