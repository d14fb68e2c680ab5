/** Test helpers for Blackjack: arrange cards and play rounds. */
import { type Move, rules, type State } from '../../../src/games/blackjack/rules'
import { makeShoe } from '../../../src/games/blackjack/rules/cards'
import type { Doing } from '../../../src/games/blackjack/rules/state'

const VALUES = 'A23456789TJQK'

/** Card numbers from 'A T 9'; suits do not matter. */
export function cards(text: string): number[] {
  return text.split(' ').map((value) => VALUES.indexOf(value))
}

/**
 * A table with known next cards, in the order dealt: player, the dealer's open one, player, the dealer's hidden one,
 * then as drawn.
 */
export function table(text: string, bet = 100, bank = 1000): State {
  const next = cards(text)
  return { ...rules.start({}, 1), stake: bet, bank, shoe: [...next, ...makeShoe(1, 0).slice(next.length)] }
}

export function play(state: State, ...doings: Doing[]): State {
  return doings.reduce<State>((now, doing) => {
    const applied = rules.apply(now, { do: doing } as Move, 0)
    if ('refused' in applied) throw new Error(`${doing} was refused in ${now.phase}`)
    return applied.state
  }, state)
}

/** Deals, plays these decisions, and lets the dealer finish. */
export function round(state: State, ...doings: Doing[]): State {
  let now = play(state, 'deal', ...doings)
  while (now.phase === 'dealer') now = play(now, 'dealer')
  return now
}

export function events(state: State, doing: Doing) {
  const applied = rules.apply(state, { do: doing } as Move, 0)
  if ('refused' in applied) throw new Error('refused')
  return applied.events
}

export const allowed = (state: State) => rules.legal(state).map((move) => move.do)
