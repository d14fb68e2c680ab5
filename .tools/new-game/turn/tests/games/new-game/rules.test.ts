/** Tests New Game's rules: the score of a guess, refused moves, and the end. */
import { describe, expect, it } from 'vitest'
import { CARDS, type Move, rules, type State } from '../../../src/games/new-game/rules'

const row = (...cards: number[]): State => ({
  cards: [...cards, ...Array(CARDS).fill(0)].slice(0, CARDS),
  guesses: [],
})

function played(state: State, ...moves: Move[]): State {
  return moves.reduce((now, move) => {
    const applied = rules.apply(now, move, 0)
    if ('refused' in applied) throw new Error(`refused: ${move}`)
    return applied.state
  }, state)
}

describe('New Game', () => {
  it('deals thirteen cards, no rank more than four times, the same for the same seed', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { cards } = rules.start({}, seed)
      expect(cards).toHaveLength(CARDS)
      for (const rank of cards) expect(cards.filter((card) => card === rank).length).toBeLessThanOrEqual(4)
      expect(rules.start({}, seed)).toEqual({ cards, guesses: [] })
    }
  })
  it.each<[Move, number, boolean]>([
    ['higher', 9, true],
    ['higher', 3, false],
    ['lower', 3, true],
    ['lower', 9, false],
    ['higher', 5, true],
    ['lower', 5, true],
  ])('says of %s, from 5 to %i: %s', (move, card, right) => {
    expect(played(row(5, card), move).guesses).toEqual([right])
  })
  it('counts after the last guess, and takes no more', () => {
    const end = played(row(0, 1, 2, 1), ...Array<Move>(CARDS - 1).fill('higher'))
    // Lower from 2 to 1 and from 1 to 0; every other card is higher or equal.
    const right = CARDS - 3
    expect(rules.outcome(end)).toEqual({
      result: 'over',
      title: `${right} of ${CARDS - 1} right`,
      results: { Right: right },
    })
    expect(rules.legal(end)).toEqual([])
    expect(rules.apply(end, 'higher', 0)).toEqual({ refused: '' })
  })
  it('prints the cards that were seen', () => {
    expect(rules.debug?.(played(row(9, 12, 0), 'higher', 'higher'))).toBe('10 +K -A')
  })
})
