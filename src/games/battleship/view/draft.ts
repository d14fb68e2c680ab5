/**
 * The player's fleet in a link game: while it is placed, and as this device stores it under its hash. It is not part
 * of any state or move before the end.
 */

import { useSyncExternalStore } from 'react'
import { completeOptions } from '../../../engine/core/game/option'
import { itemAt } from '../../../engine/core/itemAt'
import { keepSealed, sealed } from '../../../engine/storage/values/sealed'
import { toast } from '../../../ui/toasts/toast'
import { options } from '../options'
import { type Move, rules, type State } from '../rules'
import { readSecret, sealOf } from '../rules/seal'
import type { Seat, Secret } from '../rules/state'

/** A fleet being placed, with the rules of a game against the computer. */
interface Draft {
  /** Identifies the game. */
  readonly of: string
  readonly state: State
  /** Set once the fleet is placed and its hash is sent. */
  readonly secret: Secret | null
}

let draft: Draft | null = null
const listeners = new Set<() => void>()
const listen = (heard: () => void) => {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}

function draftOf(state: State): Draft {
  const of = `${JSON.stringify(state.random)} ${state.turn}`
  if (draft?.of !== of) {
    const seed = itemAt(crypto.getRandomValues(new Uint32Array(1)), 0)
    draft = { of, state: rules.start(completeOptions(options), seed), secret: null }
  }
  return draft
}

/** The fleet being placed for the game in `state`. */
export function useDraft(state: State): Draft {
  return useSyncExternalStore(listen, () => draftOf(state))
}

/** Random, so that finding the fleet would require hashing all fleets with every salt. */
function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Applies a move of placing.
 *
 * @returns the move of the link game that it leads to: the hash of a complete fleet, if no shot goes with it
 */
export function place(state: State, move: Move): Move | null {
  const now = draftOf(state)
  if (now.secret || state.link?.seals[state.turn]) return null
  const applied = rules.apply(now.state, move, 0)
  if ('refused' in applied) {
    if (applied.refused) toast(applied.refused, { kind: 'bad' })
    return null
  }
  const placed = applied.state.phase === 'battle'
  const secret = placed ? { salt: freshSalt(), fleet: applied.state.fleets[0] } : null
  // The first player's hash is sent at once, so that a restart places a new fleet.
  draft = secret && state.turn === 0 ? null : { ...now, state: applied.state, secret }
  for (const heard of listeners) heard()
  if (!secret) return null
  const seal = sealOf(secret)
  keepSealed(seal, JSON.stringify(secret))
  return state.turn === 0 ? { seal } : null
}

/** The fleet of a seat that has sent its hash; null if this device does not have it. */
export function secretOf(state: State, seat: Seat): Secret | null {
  const seal = state.link?.seals[seat]
  const text = seal ? sealed.get()[seal] : undefined
  if (text === undefined) return null
  try {
    return readSecret(JSON.parse(text))
  } catch {
    return null
  }
}
