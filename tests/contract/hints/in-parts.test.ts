/** Hints in steps: each has a sentence and a mark; only the last names the move. */

import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { TurnBot, TurnGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot as tableBot } from '../../../src/games/blackjack/bot'
import { options as tableOptions } from '../../../src/games/blackjack/options'
import { rules as tableRules } from '../../../src/games/blackjack/rules'
import { handValue } from '../../../src/games/blackjack/rules/cards'
import { bots } from '../../../src/games/bots'
import { bot as ticBot } from '../../../src/games/tic-tac-toe/bot'
import { options as ticOptions } from '../../../src/games/tic-tac-toe/options'
import { rules as ticRules } from '../../../src/games/tic-tac-toe/rules'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { gameOf } from '../loaded'
import { type Any, type Case, keepsPlaying, TITLED } from './cases'

function thinking(times?: number, looks = Number.POSITIVE_INFINITY) {
  let asked = 0
  return { random: () => 0.5, overtime: () => ++asked > looks, ...(times && { times }) }
}

/** The cells of the first step that are also moves, and how many the player may choose from. */
function choicesIn(
  highlighted: readonly number[],
  legal: readonly Any[],
  state: Any,
  pressed: Case['pressed'],
) {
  const cellOf = pressed ?? ((move: Any) => (typeof move === 'number' ? move : undefined))
  const choices = new Set(legal.filter(keepsPlaying).map((move) => cellOf(move, state)))
  choices.delete(undefined)
  return { marked: highlighted.filter((cell) => choices.has(cell)).length, choices: choices.size }
}

describe.each(TITLED)(
  '%s',
  (_, { id, options, cells = (state) => state.cells.length, first, begin, looks, ...amount }) => {
    it('says where to look, the rule, and last the move, throughout games played by its hints', {
      tags: ['sample'],
    }, async () => {
      const { plays = sample(1, 8), max = 60, pressed, region = 3, steps = 3 } = amount
      const { rules } = gameOf(id) as TurnGame
      const bot = (await bots[id]?.()) as TurnBot<Any, Any>
      for (let seed = 1; seed <= plays; seed++) {
        let state = begin?.(rules, options, seed) ?? rules.start(options, seed)
        for (let moves = 0; moves < max && !rules.outcome(state); moves++) {
          const ask = (times?: number) => bot.hint?.(state, thinking(times, looks))
          const parts = Array.from({ length: steps }, (_, at) => ask(at + 1))
          const [where, move] = [parts[0], parts.pop()]
          if (!where || !move) throw new Error('There is no hint.')
          for (const part of parts) {
            if (!part) throw new Error('There is no hint.')
            const { text, highlighted = [] } = part
            must(/^[A-Z].*\.$/.test(text), seed, moves, text)
            must(highlighted.length > 0, seed, moves, text)
            for (const cell of highlighted)
              must(cell >= 0 && cell < cells(state, options), seed, moves, text, cell)
          }
          must(first.test(where.text), seed, moves, where)
          // It says something: a few cells or one region, and never more than a third of what could be chosen.
          const { marked, choices } = choicesIn(where.highlighted ?? [], rules.legal(state), state, pressed)
          must((where.highlighted?.length ?? 0) <= region, seed, moves, where)
          must(marked <= Math.max(1, choices / 3), seed, moves, where, marked, choices)
          must(move.highlighted === undefined, seed, moves, move)
          // Callers that do not ask for a step get the whole hint, and so do later requests.
          if (moves % 3 === 0)
            for (const whole of [ask(), ask(4)])
              must(isDeepStrictEqual(whole, move), seed, moves, whole, move)
          const applied = rules.apply(state, move.move, moves)
          if ('refused' in applied) throw new Error(applied.refused)
          state = applied.state
        }
      }
    })
  },
)

describe('of Blackjack', () => {
  const card = (rank: number) => rank - 1
  /** A hand of these ranks against the dealer's card, after a deal. */
  function dealt(up: number, ...ranks: number[]) {
    let state = tableRules.start(completeOptions(tableOptions), 1)
    for (const move of [{ do: 'chip', value: 10 }, { do: 'deal' }] as const) {
      const applied = tableRules.apply(state, move, 0)
      if ('state' in applied) state = applied.state
    }
    const [hand] = state.hands
    if (!hand) throw new Error('Nothing was dealt.')
    return {
      ...state,
      phase: 'playing' as const,
      dealer: [card(up), ...state.dealer.slice(1)],
      hands: [{ ...hand, cards: ranks.map(card), done: false, result: null }],
    }
  }
  const parts = (state: Any) => [1, 2, 3].map((times) => tableBot.hint?.(state, thinking(times)))

  it('names the dealer’s card, the reason and the choice, and marks the cards', () => {
    const [hand, rule, choice] = parts(dealt(10, 10, 6))
    expect(hand).toMatchObject({
      text: 'Look at the dealer’s card, 10: a strong one, the dealer usually reaches 17 with it.',
      highlighted: [0],
    })
    expect(rule?.text).toBe('However you play it, this hand loses more than half its bet on average.')
    expect(choice).toMatchObject({
      move: { do: 'surrender' },
      text: 'Surrender. Your hand: 16. Dealer’s card: 10.',
    })
    expect(parts(dealt(6, 8, 8))[0]?.text).toMatch(/^Look at the dealer’s card, 6: a weak one/)
    expect(parts(dealt(1, 1, 7))[0]?.text).toMatch(/^Look at the dealer’s card, ace: a strong one/)
  })
  it('gives a correct reason for every hand of two or three cards against every card', () => {
    const reasons = new Map<string, Set<string>>()
    for (let up = 1; up <= 10; up++)
      for (let a = 1; a <= 10; a++)
        for (let b = a; b <= 10; b++)
          for (const third of [0, 2, 5]) {
            const ranks = third ? [a, b, third] : [a, b]
            const { total, soft } = handValue(ranks.map(card))
            if (total >= 21) continue
            const state = dealt(up, ...ranks)
            const [hand, rule, choice] = parts(state)
            if (!hand || !rule || !choice || !('do' in choice.move)) throw new Error('There is no hint.')
            expect(hand.highlighted).toEqual([0])
            expect(rule.highlighted).toHaveLength(ranks.length + 1)
            expect(choice.highlighted).toBeUndefined()
            expect(tableRules.legal?.(state)).toContainEqual(choice.move)
            const weak = up >= 2 && up <= 6
            if (/No card busts a hand of 11/.test(rule.text)) expect(total <= 11 && !soft).toBe(true)
            if (/soft hand/.test(rule.text)) expect(soft).toBe(true)
            if (/dealer often busts/.test(rule.text)) expect(weak).toBe(true)
            if (/With 7 or higher/.test(rule.text)) expect(!weak && total >= 12 && total <= 16).toBe(true)
            if (/Only a ten busts 12/.test(rule.text))
              expect([total, up === 2 || up === 3]).toEqual([12, true])
            if (/From 17 up/.test(rule.text)) expect(total >= 17 && !soft).toBe(true)
            const does = choice.move.do
            reasons.set(does, (reasons.get(does) ?? new Set()).add(rule.text))
          }
    expect([...reasons].map(([does, texts]) => [does, texts.size]).sort()).toEqual([
      ['double', 2],
      ['hit', 4],
      ['split', 2],
      ['stand', 3],
      ['surrender', 1],
    ])
  })
  it('is about the bet before a deal, and there is none after a round', () => {
    const state = tableRules.start(completeOptions(tableOptions), 1)
    const bet = tableBot.hint?.({ ...state, stake: 0 }, thinking(1))
    const chip = tableBot.hint?.({ ...state, stake: 0 }, thinking(2))
    expect(bet).toMatchObject({ text: 'Look at your bet: a small one lasts longer.', highlighted: [1] })
    expect(chip).toMatchObject({ move: { do: 'chip', value: 10 }, text: 'Bet 10, then deal.' })
    expect(parts(state).map((part) => part?.move)).toEqual([1, 2, 3].map(() => ({ do: 'deal' })))
    const { hints } = gameOf('blackjack') as TurnGame
    const phases = ['betting', 'insurance', 'playing', 'dealer', 'finished']
    const asked = phases.map((phase) => typeof hints === 'function' && hints({ ...state, phase } as Any))
    expect(asked).toEqual([true, true, true, false, false])
  })
  it('asks about the ace before it refuses insurance', () => {
    const [ace, why, choice] = parts({ ...dealt(1, 10, 6), phase: 'insurance' })
    expect([ace?.highlighted, why?.highlighted, choice?.move]).toEqual([[0], [0], { do: 'decline' }])
  })
})

describe('of Tic Tac Toe', () => {
  it('names in its second step the line that wins or must be blocked', () => {
    const at = (...moves: number[]) =>
      moves.reduce(
        (state, move) => {
          const applied = ticRules.apply(state, move, 0)
          if ('refused' in applied) throw new Error(applied.refused)
          return applied.state
        },
        ticRules.start(completeOptions(ticOptions), 1),
      )
    const wins = ticBot.hint?.(at(0, 3, 1, 4), thinking(2))
    expect(wins).toMatchObject({
      text: 'X needs one more mark in the highlighted line.',
      highlighted: [0, 1, 2],
    })
    const stops = ticBot.hint?.(at(0, 4, 1), thinking(2))
    expect(stops).toMatchObject({
      text: 'X needs one more mark in the highlighted line. Block it.',
      highlighted: [0, 1, 2],
    })
  })
})
