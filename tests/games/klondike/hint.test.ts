/** Tests hints: moves that lose nothing first, then a way to a win, and the truth about lost games. */
import { describe, expect, it } from 'vitest'
import type { Hint } from '../../../src/engine/core/game/contract'
import { bot, likely } from '../../../src/games/klondike/bot'
import { describeMove } from '../../../src/games/klondike/describeMove'
import { type Move, rules, type State } from '../../../src/games/klondike/rules'
import { read, write } from '../../../src/games/klondike/rules/notation'
import { FOUNDATION, isWon } from '../../../src/games/klondike/rules/state'
import { thinking } from '../../support/moves'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { play, playAtRandom, refused, tableOf } from './helpers'

const hint = (state: State) => bot.hint?.(state, thinking()) as Hint<Move>

describe('a hint', () => {
  it('names a card first that no other card needs', () => {
    const state = tableOf(['AS', '2H', '7C'])
    expect(hint(state)).toEqual({
      move: { type: 'move', from: 0, to: FOUNDATION, count: 1 },
      text: 'Move the Ace of spades to its foundation. No other card needs it.',
    })
  })
  it.each([{ draw: '1' }, { draw: '3' }, { kind: 'freecell' }])(
    'leads to a win, with %o',
    { tags: ['sample'] },
    (options) => {
      for (const seed of [3, 4, 5].slice(0, sample(1, 3))) {
        let state = rules.start(options, seed)
        for (let moves = 0; !rules.outcome(state); moves++) {
          must(moves < 400, seed)
          state = play(state, rules.next?.(state)?.move ?? hint(state).move)
        }
        must(isWon(state), seed)
      }
    },
  )
  it.each([
    { draw: '1' },
    { draw: '3' },
    { draw: '1', passes: '1' },
    { draw: '3', passes: '3' },
    { kind: 'freecell' },
  ])('never leads back to a position, from anywhere, with %o', { tags: ['sample'] }, (options) => {
    for (let seed = 0; seed < sample(1, 3); seed++) {
      const random = rules.start({ deals: 'random', ...options }, seed)
      let state = playAtRandom(random, seed, 20 + 30 * seed, () => {})
      const seen = new Set<string>()
      while (!rules.outcome(state) && seen.size < 80) {
        const position = `${write(state)} ${state.redeals}`
        must(!seen.has(position), seed, position)
        seen.add(position)
        const { move, text } = hint(state)
        if (move.type === 'look') {
          expect(text).toMatch(
            /^(This game can no longer be won\. Undo moves|No useful move was found\. Try)/,
          )
          break
        }
        state = play(state, rules.next?.(state)?.move ?? move)
      }
    }
  })
  it('does not draw in circles when nothing drawn could be placed', () => {
    const state = tableOf(['KS', 'KH', 'KD', 'KC', '2S', '2H', '2D'], { foundations: '----' })
    expect(likely(state)).toEqual({ type: 'draw' })
    let now = state
    const seen = new Set<string>()
    for (let move = likely(now); move; move = likely(now)) {
      must(!seen.has(write(now)), write(now))
      seen.add(write(now))
      now = play(now, move)
    }
  })
  it('says that a game is lost only if it is', () => {
    // The ace of spades is under its own two.
    const lost = read(
      '-KKK_____AS.2S3S4S5S6S7S8S9STSJSQSKS_______'.replace('_____AS', '___AS').replace('_______', '______'),
      {},
    )
    expect(hint(lost).text).toBe('This game can no longer be won. Undo moves to try another way.')
    expect(refused(lost, hint(lost).move)).toBe('')
  })
})

it('moves are described in words', () => {
  const state = tableOf(['7D', '6S5H'], { waste: 'AC' })
  const text = (move: Move) => describeMove(state, move, play(state, move))
  expect(text({ type: 'move', from: 1, to: 0, count: 2 })).toBe('6 of spades and 1 more card to column 1')
  expect(text({ type: 'move', from: 16, to: FOUNDATION + 3, count: 1 })).toBe(
    'Ace of clubs to the foundation of clubs',
  )
  expect(text({ type: 'draw' })).toMatch(/^Drew the /)
})
