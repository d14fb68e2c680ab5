/** Test helpers for Blackjack: arrange cards and play rounds. */

import { completeOptions } from '../../../src/engine/core/game/option'
import type { Options } from '../../../src/games/blackjack/options'
import { options } from '../../../src/games/blackjack/options'
import { type Move, rules, type State } from '../../../src/games/blackjack/rules'
import type { Doing } from '../../../src/games/blackjack/rules/state'
import { mover } from '../../support/moves'

export const { apply, refused } = mover(rules)

const VALUES = 'A23456789TJQK'

/** Card numbers from 'A T 9'; suits do not matter. */
export function cards(text: string): number[] {
  return text.split(' ').map((value) => VALUES.indexOf(value))
}

/**
 * A table with known next cards, in the order dealt: one to each box, the dealer's open one, one more to each, the
 * dealer's hidden one, then as drawn.
 */
export function table(text: string, bet = 100, bank = 1000, chosen: Partial<Options> = {}): State {
  const state = rules.start(completeOptions(options, chosen), 1)
  const next = cards(text)
  return { ...state, stake: bet, bank, shoe: [...next, ...state.shoe.slice(next.length)] }
}

export const play = (state: State, ...doings: Doing[]): State =>
  doings.reduce((now, doing) => apply(now, { do: doing } as Move).state, state)

/** Deals, plays these decisions, and lets the dealer finish. */
export function round(state: State, ...doings: Doing[]): State {
  let now = play(state, 'deal', ...doings)
  while (now.phase === 'dealer') now = play(now, 'dealer')
  return now
}

export const events = (state: State, doing: Doing) => apply(state, { do: doing } as Move).events

export const allowed = (state: State) => rules.legal(state).map((move) => move.do)
