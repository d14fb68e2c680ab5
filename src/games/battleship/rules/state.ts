import type { Random } from '../../../engine/core/math/random'
import type { Level } from './aim'
import type { Berth, Fleet } from './fleet'

/** 0 is the person, 1 the computer. With two people, 0 places first; in a link game, 0 sends the first link. */
export type Seat = 0 | 1

const ONE_PERSON = ['you', 'computer'] as const
const TWO_PEOPLE = ['one', 'two'] as const
/** The name of a seat in events. */
type By = (typeof ONE_PERSON | typeof TWO_PEOPLE)[number]

export type Event =
  | { readonly type: 'place'; readonly ship: string; readonly cell: string }
  | { readonly type: 'lift'; readonly ship: string }
  | { readonly type: 'rotate'; readonly across: boolean }
  | { readonly type: 'fill' }
  | { readonly type: 'set'; readonly player: number }
  | { readonly type: 'ready'; readonly player: number }
  | { readonly type: 'begin'; readonly first: number; readonly pair?: boolean }
  | { readonly type: 'aim'; readonly at: string }
  | { readonly type: 'unaim' }
  | { readonly type: 'water' | 'hit'; readonly by: By; readonly at: string }
  | { readonly type: 'sunk'; readonly by: By; readonly ship: string }
  | { readonly type: 'seal' }
  | { readonly type: 'fire'; readonly at: string }
  | { readonly type: 'struck' | 'missed'; readonly at: string }
  | { readonly type: 'lost'; readonly ship: string }
  | { readonly type: 'show' | 'resign'; readonly seat: number }

export interface State {
  readonly phase: 'setup' | 'battle'
  readonly level: Level
  readonly random: Random
  /** Whether the next ship is horizontal. */
  readonly across: boolean
  /** In a link game, only what both know: sunk ships, and all ships revealed at the end. */
  readonly fleets: readonly [Fleet, Fleet]
  /** Cells fired at by each seat, in order. */
  readonly shots: readonly [readonly number[], readonly number[]]
  readonly turn: Seat
  /** The computer fires first. */
  readonly second?: true
  /** Salvo: the cells aimed at so far, and the number of shots of each salvo in order. */
  readonly aims?: readonly number[]
  readonly volleys?: readonly number[]
  /** Two people on one device: whether the device is being handed over and both fleets are hidden. */
  readonly covered?: boolean
  /** Link games only. */
  readonly link?: Link
}

/** What a link game stores besides the shots. It contains nothing that either player must not know yet. */
export interface Link {
  /** The hash of each fleet, sent before the first shot at it. */
  readonly seals: readonly [string | null, string | null]
  /** By shot of each seat, whether it hit according to the opponent. The newest shot may have no answer yet. */
  readonly answers: readonly [readonly boolean[], readonly boolean[]]
  /** Whose fleet was revealed and matches its hash. */
  readonly shown: readonly [boolean, boolean]
  readonly resigned: Seat | null
}

/** The result of a shot, reported by the side fired at; a sunk ship is named and revealed. */
export type Answer = 'miss' | 'hit' | Sunk

export interface Sunk extends Berth {
  readonly ship: number
}

/** A fleet and its salt, which prevents finding the fleet by hashing all possible ones. */
export interface Secret {
  /** 32 hexadecimal digits. */
  readonly salt: string
  readonly fleet: Fleet
}

/** Moves of a link game; each link contains one. */
export type LinkMove =
  /** The fleet is placed. The second player to do so fires first. */
  | { readonly seal: string; readonly fire?: number }
  /** The result of the opponent's shot and a new shot; or, after the last ship sank, the fleet. */
  | { readonly answer: Answer; readonly fire: number }
  | { readonly answer: Answer; readonly show: Secret }
  /** The winner's fleet, at the end. */
  | { readonly show: Secret }
  | { readonly resign: true }

export type Move =
  | { readonly ship: number; readonly place: number; readonly across: boolean }
  | { readonly lift: number }
  | { readonly rotate: true }
  | { readonly fill: true }
  | { readonly begin: true }
  | { readonly fire: number }
  | { readonly aim: number }
  | { readonly salvo: true }
  | { readonly volley: readonly number[] }
  /** The next player has the device. */
  | { readonly ready: true }
  | LinkMove

export const otherOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** Two people on one device. */
export const isPair = ({ covered }: State) => covered !== undefined

export const byOf = (state: State, seat: Seat): By => (isPair(state) ? TWO_PEOPLE : ONE_PERSON)[seat]

/** A copy of a pair with one side replaced. */
export const withSide = <T>(pair: readonly [T, T], seat: Seat, value: T): readonly [T, T] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]

export function isCell(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100
}
