/** Test helpers for Blackjack's shoe: play rounds and check every card that is dealt. */

import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, drawInt, type Random } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/blackjack/bot'
import type { Options } from '../../../src/games/blackjack/options'
import { options } from '../../../src/games/blackjack/options'
import { type Move, rules, type State } from '../../../src/games/blackjack/rules'
import { may } from '../../../src/games/blackjack/rules/state'
import { thinking } from '../../support/moves'
import { apply } from './helpers'

/** Every table: decks by boxes. */
export const TABLES = (['1', '2', '4', '6', '8'] as const).flatMap((decks) =>
  (['1', '2', '3'] as const).map((boxes) => ({ decks, boxes })),
)
/** The ways to play: by strategy, at random, or for as many cards as possible. */
export const PLAYERS = ['basic', 'random', 'greedy'] as const
export type Player = (typeof PLAYERS)[number]

const RICH = { bank: 1e12, loans: 0, wins: 0, losses: 0, ties: 0 }
const CHOICES = ['split', 'hit', 'double', 'stand', 'surrender'] as const

function choose(state: State, player: Player, random: Random): Move {
  if (player === 'basic' || state.count?.open) return bot.choose(state, 'basic', thinking()) as Move
  if (player === 'greedy') return { do: may(state, 'split') ? 'split' : 'hit' }
  const open = CHOICES.filter((each) => may(state, each))
  return { do: open[drawInt(random, 0, open.length - 1)] as (typeof CHOICES)[number] }
}

const onTable = ({ dealer, hands }: State) => [...dealer, ...hands.flatMap(({ cards }) => cards)]
const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join()

/**
 * Plays rounds, and throws if a card is not in the shoe, is there twice, or the shoe changes during a round.
 *
 * @returns the most cards of a round, the fewest left after one, the number of shuffles, and before how many of them
 * the count was asked
 */
export function playRounds(chosen: Partial<Options>, seed: number, rounds: number, player: Player) {
  const random = createRandom(seed)
  const deck = Array.from({ length: Number(chosen.decks) * 52 }, (_, index) => index % 52)
  const all = sorted(deck)
  let state = apply(rules.start(completeOptions(options, chosen), seed), { do: 'sit', ...RICH }).state
  let shuffles = -1
  let max = 0
  let fewest = deck.length
  let asked = 0
  while (state.rounds < rounds) {
    const isAsked = state.count?.open !== undefined
    if (isAsked) state = apply(state, choose(state, 'basic', random)).state
    const before = state
    state = apply(state, { do: 'deal' }).state
    if (isAsked && state.shuffles !== before.shuffles) asked++
    if (state.shuffles !== shuffles && sorted(state.shoe) !== all)
      throw new Error('not the decks of the shoe')
    const from = state.shuffles === before.shuffles ? before.dealt : 0
    shuffles = state.shuffles
    const { shoe } = state
    while (state.phase !== 'finished') {
      if (state.phase === 'dealer') state = apply(state, { do: 'dealer' }).state
      else if (state.phase === 'insurance') state = apply(state, { do: 'decline' }).state
      else state = apply(state, choose(state, player, random)).state
      if (state.shoe !== shoe) throw new Error(`shuffled during round ${state.rounds}`)
    }
    const taken = onTable(state)
    if (state.dealt > shoe.length || sorted(taken) !== sorted(shoe.slice(from, state.dealt)))
      throw new Error(`round ${state.rounds}: ${taken} of ${shoe.slice(from, state.dealt)}`)
    max = Math.max(max, taken.length)
    fewest = Math.min(fewest, shoe.length - state.dealt)
  }
  return { max, fewest, shuffles: state.shuffles, asked }
}
