/** Tests Rock Paper Scissors: nine outcomes, an even computer by chi-square, and one that learns. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import game from '../../../src/games/rock-paper-scissors'
import { type Options, options } from '../../../src/games/rock-paper-scissors/options'
import { CHOOSING_MS, rules, type State } from '../../../src/games/rock-paper-scissors/rules'
import { HANDS, type Hand, resultOf } from '../../../src/games/rock-paper-scissors/rules/hands'
import { foreseen, habits } from '../../../src/games/rock-paper-scissors/rules/predictor'
import { texts } from '../../../src/games/rock-paper-scissors/texts/game'
import { mover } from '../../support/moves'
import { sample } from '../../support/proofs'

const { apply, play: make, refused } = mover(rules)
const round = (state: State, hand: Hand) => make(make(state, hand), 'reveal')

/** Wins and losses over many rounds against this kind of player. */
function contest(chosen: Partial<Options>, rounds: number, player: (state: State, n: number) => Hand) {
  let state = rules.start(completeOptions(options, chosen), 7)
  for (let n = 0; n < rounds; n++) state = round(state, player(state, n))
  return { wins: state.wins / rounds, losses: state.losses / rounds }
}

describe('the rules', () => {
  it.each([
    ['rock', 'rock', 'tie', 'Both picked rock.'],
    ['rock', 'paper', 'lose', 'Paper covers rock.'],
    ['rock', 'scissors', 'win', 'Rock crushes scissors.'],
    ['paper', 'rock', 'win', 'Paper covers rock.'],
    ['paper', 'paper', 'tie', 'Both picked paper.'],
    ['paper', 'scissors', 'lose', 'Scissors cut paper.'],
    ['scissors', 'rock', 'lose', 'Rock crushes scissors.'],
    ['scissors', 'paper', 'win', 'Scissors cut paper.'],
    ['scissors', 'scissors', 'tie', 'Both picked scissors.'],
  ] as const)('%s against %s is a %s', (you, computer, result, reason) => {
    expect(resultOf({ you, computer })).toBe(result)
    // The same through the rules, with a seed that produces this hand.
    for (let seed = 0; ; seed++) {
      const { state, events } = apply(make(rules.start(completeOptions(options), seed), you), 'reveal')
      if (state.rounds[0]?.computer !== computer) continue
      expect(events).toMatchObject([{ type: result, you, computer, reason }])
      const { wins, losses, ties } = state
      expect([wins, losses, ties]).toEqual(['win', 'lose', 'tie'].map((each) => Number(each === result)))
      break
    }
  })

  it('let the computer choose for one second, with the specified text', () => {
    expect(texts.status.choosing).toBe('Computer is choosing...')
    expect(game.status?.choose).toBe('Computer is choosing...')
    const start = rules.start(completeOptions(options), 1)
    expect(rules.next?.(start)).toBeNull()
    expect(rules.legal(start)).toEqual(['rock', 'paper', 'scissors'])
    const waiting = make(start, 'paper')
    expect(waiting.chosen).toBe('paper')
    expect(rules.next?.(waiting)).toEqual({ after: CHOOSING_MS, move: 'reveal' })
    expect(CHOOSING_MS).toBe(1000)
    expect(rules.legal(waiting)).toEqual([])
    for (const move of ['rock', 'paper', 'reset'] as const) expect(refused(waiting, move)).toBe('')
    expect(waiting.rounds).toEqual([])
    const shown = make(waiting, 'reveal')
    expect(shown.chosen).toBeNull()
    expect(shown.rounds).toHaveLength(1)
  })

  it('refuse invalid moves', () => {
    const start = rules.start(completeOptions(options), 1)
    for (const odd of ['reveal', 'reset', 'well', '', null, 3]) expect(refused(start, odd)).toBe('')
  })

  it('keep the score until it is reset', () => {
    let state = rules.start(completeOptions(options), 1)
    for (let n = 0; n < 300; n++) state = round(state, HANDS[n % 3] as Hand)
    expect(rules.outcome(state)).toBeNull()
    expect(state.wins + state.losses + state.ties).toBe(300)
    expect(rules.hud(state, 0)).toMatchObject({ Wins: state.wins, Losses: state.losses, Ties: state.ties })
    expect(state.longest).toBeGreaterThanOrEqual(state.streak)
    expect(state.rounds.length).toBeLessThanOrEqual(60)
    const reset = make(state, 'reset')
    expect(rules.hud(reset, 0)).toEqual({ Wins: 0, Losses: 0, Ties: 0, Streak: 0 })
    expect(reset.rounds).toEqual([])
    // A new game does not repeat the same hands.
    expect(reset.random).toEqual(state.random)
  })

  it('end a match at its number of wins', () => {
    const ends = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      let state = rules.start(completeOptions(options, { match: '3' }), seed)
      while (!rules.outcome(state)) state = round(state, 'rock')
      expect(Math.max(state.wins, state.losses)).toBe(3)
      const outcome = rules.outcome(state)
      ends.add(outcome?.title ?? '')
      expect(outcome?.result).toBe(state.wins === 3 ? 'won' : 'lost')
      expect(outcome?.results?.['Longest streak']).toBe(state.longest)
      expect(rules.legal(state)).toEqual([])
      expect(rules.next?.(state)).toBeNull()
      expect(refused(state, 'rock')).toBe('')
    }
    expect([...ends].sort()).toEqual(['The computer wins the match', 'You win the match'])
    expect(game.options[0]?.initial).toBe('endless')
  })

  it('end an endless game when the player finishes it, with its longest streak', () => {
    let state = rules.start(completeOptions(options), 1)
    expect(refused(state, 'finish')).toBe('')
    for (let n = 0; n < 30; n++) state = round(state, 'rock')
    const { wins, losses, ties, longest } = state
    expect(longest).toBeGreaterThan(0)
    const ended = make(state, 'finish')
    expect(rules.outcome(ended)).toMatchObject({
      result: wins > losses ? 'won' : wins < losses ? 'lost' : 'tied',
      detail: `${wins} won, ${losses} lost, ${ties} tied.`,
      results: { 'Longest streak': longest },
    })
    expect(refused(ended, 'rock')).toBe('')
    expect(make(state, 'reset').longest).toBe(longest)
    const match = round(rules.start(completeOptions(options, { match: '10' }), 1), 'rock')
    expect(refused(match, 'finish')).toBe('')
  })

  it('leave the keys R, P and S to the hands', () => {
    const start = rules.start(completeOptions(options), 1)
    // The second player's keys count only with two players.
    const used = game.controls.filter(({ action, forTwo }) => !forTwo && game.uses?.(action, start))
    expect(used.map(({ action, keys }) => [action, keys?.[0]])).toEqual([
      ['rock', 'KeyR'],
      ['paper', 'KeyP'],
      ['scissors', 'KeyS'],
    ])
    expect(HANDS.map((hand) => game.command?.(hand, rules.start(completeOptions(options), 1)))).toEqual(HANDS)
  })
})

describe('the computer', () => {
  it('is even, whatever the player chooses: chi-square over 9,000 rounds', { tags: ['sample'] }, () => {
    for (let seed = 1; seed <= sample(1, 3); seed++) {
      let state = rules.start(completeOptions(options), seed)
      const counts = new Map<string, number>()
      for (let n = 0; n < 9000; n++) {
        const you = HANDS[n % 3] as Hand
        state = round(state, you)
        const key = `${you} ${state.rounds.at(-1)?.computer}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
      expect(counts.size).toBe(9)
      // Each of nine pairs is expected 1,000 times; 8 degrees of freedom, one chance in a thousand: 26.12.
      const square = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
      expect(square).toBeLessThan(26.12)
    }
  })

  it('does not repeat itself: pairs of consecutive hands are even too', () => {
    let state = rules.start(completeOptions(options), 11)
    const counts = new Map<string, number>()
    let before = ''
    for (let n = 0; n < 9001; n++) {
      state = round(state, 'rock')
      const now = state.rounds.at(-1)?.computer ?? ''
      if (before) counts.set(before + now, (counts.get(before + now) ?? 0) + 1)
      before = now
    }
    const square = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(square).toBeLessThan(26.12)
  })

  const learns = completeOptions(options, { computer: 'learns' })

  it('learns, if that option is chosen: it beats players with habits', () => {
    expect(contest(learns, 300, () => 'rock').losses).toBeGreaterThan(0.85)
    expect(contest(learns, 300, (_, n) => HANDS[n % 3] as Hand).losses).toBeGreaterThan(0.8)
    // Stays after a win, otherwise takes the hand that would have beaten the computer.
    const common = contest(learns, 300, ({ rounds }) => {
      const last = rounds.at(-1)
      if (!last) return 'rock'
      return resultOf(last) === 'win'
        ? last.you
        : (HANDS.find((hand) => resultOf({ you: hand, computer: last.computer }) === 'win') as Hand)
    })
    expect(common.losses).toBeGreaterThan(common.wins + 0.3)
  })

  it('counts how often it predicted a hand: far more than by chance for players with habits', () => {
    const rounds = (hands: readonly Hand[], learns: boolean) => {
      let state = rules.start(completeOptions(options, { computer: learns ? 'learns' : 'random' }), 9)
      for (let i = 0; i < 60; i++) state = round(state, hands[i % hands.length] as Hand)
      return foreseen(state.rounds)
    }
    expect(foreseen([])).toEqual({ right: 0, of: 0 })
    const habit = rounds(['rock', 'rock', 'paper'], true)
    expect(habit.of).toBe(60)
    expect(habit.right).toBeGreaterThan(35)
    expect(rounds(['rock', 'rock', 'paper'], false).right).toBeLessThan(30)
  })
  it('gains nothing from players without habits, and cannot peek', () => {
    const random = createRandom(5)
    const { wins, losses } = contest(learns, 6000, () => pick(random, HANDS))
    expect(Math.abs(wins - 1 / 3)).toBeLessThan(0.03)
    expect(Math.abs(losses - 1 / 3)).toBeLessThan(0.03)
    // The hand it shows does not depend on the one just chosen.
    const state = round(round(rules.start(learns, 3), 'rock'), 'paper')
    expect(new Set(HANDS.map((hand) => round(state, hand).rounds.at(-1)?.computer)).size).toBe(1)
  })

  it('finds the habit in a situation', () => {
    const rounds = [
      { you: 'rock', computer: 'paper' },
      { you: 'scissors', computer: 'rock' },
      { you: 'paper', computer: 'paper' },
      { you: 'rock', computer: 'paper' },
    ] as const
    const { rock, paper, scissors } = habits(rounds)
    expect(scissors).toBeGreaterThan(rock)
    expect(scissors).toBeGreaterThan(paper)
    expect(new Set(Object.values(habits([])))).toEqual(new Set([0]))
  })
})
