/** Owns what a state and a move of Battleship are. */
import type { Random } from '../../../engine/core/math/random'
import type { Level } from './aim'
import type { Berth, Fleet } from './fleet'

/** 0 is the person, 1 the computer; of two people 0 is who places first, by link who sends the first link. */
export type Seat = 0 | 1

/** What happens in this game. */
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
  | { readonly type: 'water' | 'hit'; readonly by: string; readonly at: string }
  | { readonly type: 'sunk'; readonly by: string; readonly ship: string }
  | { readonly type: 'seal' }
  | { readonly type: 'fire'; readonly at: string }
  | { readonly type: 'struck' | 'missed'; readonly at: string }
  | { readonly type: 'lost'; readonly ship: string }
  | { readonly type: 'show' | 'resign'; readonly seat: number }

export interface State {
  readonly phase: 'setup' | 'battle'
  readonly level: Level
  readonly random: Random
  /** How the next ship lies. */
  readonly across: boolean
  /** By link what both know: ships that were sunk, and all that were shown at the end. */
  readonly fleets: readonly [Fleet, Fleet]
  /** Cells fired at by each seat, in order. */
  readonly shots: readonly [readonly number[], readonly number[]]
  readonly turn: Seat
  /** The computer fires first. */
  readonly second?: true
  /** Salvo: the cells aimed at so far, and how many shots each salvo had, in order. */
  readonly aims?: readonly number[]
  readonly volleys?: readonly number[]
  /** Only of two people at one device: whether it is being handed over to whoever is next, and no fleet may be seen. */
  readonly covered?: boolean
  /** Only of a play by link. */
  readonly link?: Link
}

/** What a play by link holds beside the shots: nothing that one of the two must not know yet. */
export interface Link {
  /** The hash of each fleet, given before the first shot at it. */
  readonly seals: readonly [string | null, string | null]
  /** By shot of each seat, whether the other said that it hit; the newest may have no answer yet. */
  readonly answers: readonly [readonly boolean[], readonly boolean[]]
  /** Whose fleet was shown, and is the one that was sealed. */
  readonly shown: readonly [boolean, boolean]
  readonly resigned: Seat | null
}

/** What a shot did, as the one who was fired at says: the ship that it sank is named and shown. */
export type Answer = 'miss' | 'hit' | Sunk

export interface Sunk extends Berth {
  readonly ship: number
}

/** A fleet and what was hashed with it, so that nobody finds it by trying all fleets. */
export interface Secret {
  /** 32 hexadecimal digits. */
  readonly salt: string
  readonly fleet: Fleet
}

/** Moves by link: each link brings one. */
export type LinkMove =
  /** The fleet is placed; whoever does it second fires first. */
  | { readonly seal: string; readonly fire?: number }
  /** What the other's shot did, and a shot of one's own; or, when it sank the last ship, one's fleet. */
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
  /** Whoever is next has the device. */
  | { readonly ready: true }
  | LinkMove

export const otherOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** Two people at one device. */
export const isPair = ({ covered }: State) => covered !== undefined

const ONE_PERSON = ['you', 'computer'] as const
const TWO_PEOPLE = ['one', 'two'] as const
/** What events call whoever sits there. */
export const byOf = (state: State, seat: Seat) => (isPair(state) ? TWO_PEOPLE : ONE_PERSON)[seat]

/** A pair with one side changed. */
export const withSide = <T>(pair: readonly [T, T], seat: Seat, value: T): readonly [T, T] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]

export function isCell(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100
}
