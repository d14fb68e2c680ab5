/** Tests Klondike's solver, hints and review, and games of simple players. */

import { describe, expect, it } from 'vitest'
import type { Hint } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot, likely } from '../../../src/games/klondike/bot'
import { describeMove } from '../../../src/games/klondike/describeMove'
import { options } from '../../../src/games/klondike/options'
import { reviewer } from '../../../src/games/klondike/review'
import { type Move, rules, type State } from '../../../src/games/klondike/rules'
import { read, write } from '../../../src/games/klondike/rules/notation'
import { solve } from '../../../src/games/klondike/rules/solver'
import { cardsIn, FOUNDATION, isWon } from '../../../src/games/klondike/rules/state'
import { DEAL_NODES, positionOf } from '../../../src/games/klondike/rules/winnable'
import { thinking } from '../../support/moves'
import { must } from '../../support/must'
import { sample, someOf } from '../../support/proofs'
import { isWhole, play, playAtRandom, playStep, refused, tableOf } from './helpers'
import { MODES, playAs } from './players'
import published from './published.json'

const hint = (state: State) => bot.hint?.(state, thinking()) as Hint<Move>

describe('a hint', () => {
  it('names a card first that no other card needs', () => {
    const state = tableOf(['AS', '2H', '7C'])
    expect(hint(state)).toMatchObject({
      move: { type: 'move', from: 0, to: FOUNDATION, count: 1 },
      text: 'Move the ace of spades to its foundation. You no longer need it in the columns.',
    })
  })
  it.each([{ draw: '1' }, { draw: '3' }, { kind: 'freecell' }] as const)(
    'leads to a win, with %o',
    { tags: ['sample'] },
    (chosen) => {
      for (const seed of [3, 4, 5].slice(0, sample(1, 3))) {
        let state = rules.start(completeOptions(options, chosen), seed)
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
  ] as const)('never leads back to a position, from anywhere, with %o', { tags: ['sample'] }, (chosen) => {
    for (let seed = 0; seed < sample(1, 3); seed++) {
      const random = rules.start(completeOptions(options, { deals: 'random', ...chosen }), seed)
      let state = playAtRandom(random, seed, 20 + 30 * seed, () => {})
      const seen = new Set<string>()
      while (!rules.outcome(state) && seen.size < sample(40, 80)) {
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
    // Nothing goes onto the two or the king of spades, and no king is left for the empty columns.
    expect(likely(read('-KKK_3S4S5S6S7S8S9STSJSQS__AS.2S_KS_____', completeOptions(options)))).toBeNull()
  })
  it('says that a game is lost only if it is', () => {
    // The ace of spades is under its own two.
    const lost = read(
      '-KKK_____AS.2S3S4S5S6S7S8S9STSJSQSKS_______'.replace('_____AS', '___AS').replace('_______', '______'),
      completeOptions(options),
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
    'Ace of clubs to the clubs foundation',
  )
  expect(text({ type: 'draw' })).toMatch(/^Drew the /)
})

describe.each([
  { draw: '1' },
  { draw: '3' },
  { draw: '1', passes: '1' },
  { draw: '3', passes: '3' },
] as const)('winnable deals with %o', (chosen) => {
  it('are won by the rules with the steps of the solver', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(25, 200); seed += 25) {
      const start = rules.start(completeOptions(options, chosen), seed)
      must(start.proved && start.deal !== null && start.deal >= seed, seed, start.deal)
      const { result, steps } = solve(positionOf(start), DEAL_NODES)
      must(result === 'won', seed)
      must(isWon(steps.reduce(playStep, start)), seed)
    }
  })
})

describe('published deals of MinimalKlondike', () => {
  // Two of them take more than a second.
  const deals = published.filter((_, deal) => sample(0, 1) === 1 || (deal !== 3 && deal !== 12))
  // Its shortest solutions are known; this solver finds any solution.
  it.each(deals)('$moves moves at least, drawing $draw', { tags: ['sample'] }, ({ deck, draw, moves }) => {
    const start = read(deck, completeOptions(options, { draw: draw === 1 ? '1' : '3' }))
    const { result, steps } = solve(positionOf(start), 1_000_000)
    expect(result).toBe('won')
    expect(isWon(steps.reduce(playStep, start))).toBe(true)
    // They do not count turning the waste over.
    const length = steps.reduce((sum, step) => sum + 1 + (step.from === 'talon' ? step.draws : 0), 0)
    expect(length).toBeGreaterThanOrEqual(moves)
  })
})

const judge = (state: State, move: Move) => reviewer.judge(state, move, play(state, move), thinking())

/** Deals in which these moves soon give a win away; the first is judged quickly. */
const SEEDS = [12, 1, 4, 5, 6]

it('a move is a loss only if a game that could be won can no longer be', { tags: ['sample'] }, () => {
  let found = 0
  for (const seed of SEEDS.slice(0, sample(1, 5))) {
    let state = rules.start(completeOptions(options, { draw: '3', passes: '3' }), seed)
    for (let i = 0; i < 60 && !rules.outcome(state); i++) {
      const moves = rules.legal(state)
      const move = moves[(i * 7 + seed) % moves.length] as Move
      const judged = judge(state, move)
      const after = play(state, move)
      if (judged && judged.loss > 0) {
        found++
        expect(solve(positionOf(after), 1_000_000).result).toBe('lost')
        expect(judged.better && judge(state, judged.better.move)?.loss).toBe(0)
        expect(judged.why).toBe('After this move, the game could no longer be won.')
        break
      }
      if (judged?.value === 0) break
      state = after
    }
  }
  expect(found).toBe(sample(1, 5))
})

const home = ({ foundations }: State) => foundations.reduce((sum, count) => sum + count, 0)

/** Vegas pays five for each card at home, and standard scores never fall below zero. */
function isScored(state: State): boolean {
  if (state.scoring === 'vegas') return state.score === 5 * home(state) - 52
  return state.scoring === 'none' ? state.score === 0 : state.score >= 0
}

it.each(MODES)('with %o, cards and points stay in order for every bot', { tags: ['sample'] }, (chosen) => {
  for (const player of someOf(['plain', 'clumsy'] as const, 1, MODES.indexOf(chosen)))
    for (let seed = 1; seed <= sample(1, 5); seed++)
      playAs(player, chosen, seed, (state) => {
        must(isWhole(state), player, seed)
        must(isScored(state), player, seed, state.score)
        const { redeals } = state
        must(chosen.passes === undefined || redeals <= Number(chosen.passes) - 1, player, seed, redeals)
      })
})

it('a plain player wins more than a clumsy one', { tags: ['proof'] }, () => {
  const wins = (player: 'plain' | 'clumsy') =>
    Array.from({ length: 40 }, (_, seed) => playAs(player, { draw: '1', deals: 'random' }, seed)).filter(
      isWon,
    ).length
  expect(wins('plain')).toBeGreaterThan(wins('clumsy'))
})

it('"No more moves" comes exactly when no card can move after any draws', { tags: ['sample'] }, () => {
  const seeds = sample(2, 12)
  let stuck = 0
  for (const passes of ['1', '3', 'any'] as const)
    for (let seed = 0; seed < seeds; seed++)
      playAtRandom(
        rules.start(completeOptions(options, { draw: '3', passes, deals: 'random' }), seed),
        seed,
        300,
        (state) => {
          if (isWon(state)) return
          const ended = rules.outcome(state)?.title === 'No more moves'
          if (ended) stuck++
          must(ended !== canEverMove(state), passes, seed)
        },
      )
  expect(stuck).toBeGreaterThan(seeds / 3)
})

/** By the rules alone: draws up to three passes, and tries every move of a card after each. */
function canEverMove(start: State): boolean {
  const piles = Array.from({ length: 18 }, (_, pile) => pile)
  let state = start
  for (let draws = 0; draws < 100; draws++) {
    for (const from of piles)
      for (const to of piles)
        for (let count = 1; count <= cardsIn(state, from).length; count++)
          if ('state' in rules.apply(state, { type: 'move', from, to, count }, 0)) return true
    const applied = rules.apply(state, { type: 'draw' }, 0)
    if ('refused' in applied) return false
    state = applied.state
  }
  return false
}
