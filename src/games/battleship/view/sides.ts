/** The texts about each side of a battle. */
import { plural } from '../../../engine/core/text'
import { HITS_TO_WIN } from '../rules/fleet'

export type Side = 'you' | 'computer' | 'opponent' | 'one' | 'two'

export const NAMES: Readonly<Record<Side, string>> = {
  you: 'You',
  computer: 'Computer',
  opponent: 'Opponent',
  one: 'Player 1',
  two: 'Player 2',
}

export const WATERS: Readonly<Record<Side, string>> = {
  you: 'Your waters',
  computer: 'Enemy waters',
  opponent: 'Enemy waters',
  one: 'Player 1’s waters',
  two: 'Player 2’s waters',
}

/** The small waters for screen readers. */
export const watersText = (side: Side, hits: number, afloat: number) =>
  `${WATERS[side]}: ${hits} of ${HITS_TO_WIN} hits taken. Ships afloat: ${afloat}.`

export const shotText = {
  pending: (name: string, cell: string) => `${name}: ${cell}, no answer yet.`,
  miss: (name: string, cell: string) => `${name}: ${cell}, miss.`,
  hit: (name: string, cell: string) => `${name}: ${cell}, hit.`,
  sunk: (name: string, cell: string, ship: string) => `${name}: ${cell}, ${ship} sunk.`,
  salvo: (name: string, hits: number, shots: number) =>
    plural(shots, {
      one: `${name}: ${hits} of # shot hit.`,
      other: `${name}: ${hits} of # shots hit.`,
    }),
}
