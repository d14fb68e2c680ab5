/** Tests Memory Match: pairs, the timing of locking and turning back, rating limits. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/memory-match'
import { type Move, PICTURES, ratingOf, rules, type State } from '../../../src/games/memory-match/rules'
import { must } from '../../support/must'

function play(state: State, ...moves: Move[]): State {
  return moves.reduce<State>((now, move) => {
    const applied = rules.apply(now, move, 0)
    if ('refused' in applied) throw new Error(`${move} was refused`)
    return applied.state
  }, state)
}

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
  ])(
    '%s has %i pairs in %i columns, every pair exactly twice, for 1,000 seeds',
    (difficulty, pairs, columns) => {
      for (let seed = 0; seed < 1000; seed++) {
        const state = rules.start({ difficulty }, seed)
        expect(state).toMatchObject({ pairs, columns, open: [], moves: 0 })
        const counts = new Map<string, number>()
        for (const card of state.cards) {
          must(!card.isFlipped && !card.isMatched, seed, card)
          counts.set(card.emoji, (counts.get(card.emoji) ?? 0) + 1)
        }
        must(counts.size === pairs, seed, counts.size)
        must(
          [...counts.values()].every((count) => count === 2),
          seed,
          [...counts],
        )
        must(
          state.cards.every(({ id }, i) => id === i),
          seed,
          state.cards,
        )
      }
    },
  )

  it('is easy by default and differs by seed', () => {
    expect(rules.start({}, 1).pairs).toBe(6)
    const deals = new Set(
      Array.from({ length: 50 }, (_, seed) =>
        rules
          .start({}, seed)
          .cards.map((card) => card.emoji)
          .join(),
      ),
    )
    expect(deals.size).toBe(50)
  })

  it('has as many pictures as the largest level needs', () => {
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
    const settled = rules.apply(two, 'settle', 0)
    expect(settled).toMatchObject({ events: [{ type: 'match', emoji: start.cards[0]?.emoji }] })
    const after = play(two, 'settle')
    expect(after.cards[0]).toMatchObject({ isFlipped: true, isMatched: true })
    expect(after.cards[partner(start, 0)]).toMatchObject({ isFlipped: true, isMatched: true })
    expect(rules.hud(after, 0)).toEqual({ Moves: 1, Pairs: '1 of 8' })
    expect(rules.apply(after, 0, 0)).toEqual({ refused: '' })
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
    for (let third = 0; third < 16; third++) expect(rules.apply(two, third, 0)).toEqual({ refused: '' })
    expect(rules.legal(two)).toEqual(['settle'])
    expect(rules.apply(play(start, 0), 0, 0)).toEqual({ refused: '' })
    for (const odd of [-1, 16, 0.5]) expect(rules.apply(start, odd, 0)).toEqual({ refused: '' })
    expect(rules.apply(start, 'settle', 0)).toEqual({ refused: '' })
    expect(rules.apply(play(start, 0), 'settle', 0)).toEqual({ refused: '' })
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
    const settled = rules.apply(before, 'settle', 0)
    expect(settled).toMatchObject({ events: [{ type: 'match' }, { type: 'complete' }] })
  })

  it('gets worse with wasted moves', () => {
    let state = rules.start({ difficulty: 'easy' }, 3)
    for (let i = 0; i < 5; i++) state = play(state, 0, stranger(state), 'settle')
    expect(rules.outcome(finish(state))).toMatchObject({ title: 'Good', results: { Moves: 11 } })
  })
})
