/** The hands, three or five, and which beats which. */
import { texts } from '../texts/game'

export type Hand = 'rock' | 'paper' | 'scissors' | 'lizard' | 'spock'
/** The result for the player; between two people, for the first one. */
export type Result = 'win' | 'lose' | 'tie'

export interface Round {
  readonly you: Hand
  readonly computer: Hand
}

export const HANDS: readonly Hand[] = ['rock', 'paper', 'scissors']
/** With the two hands that Sam Kass and Karen Bryla added: each of the five beats two others. */
export const FIVE_HANDS: readonly Hand[] = [...HANDS, 'lizard', 'spock']

/** Why each hand beats which others. */
const REASONS: Readonly<Record<Hand, Readonly<Partial<Record<Hand, string>>>>> = texts.reasons

const beats = (a: Hand, b: Hand) => REASONS[a][b] !== undefined

/** The hands of `hands` that beat a hand. */
export const beatersOf = (hand: Hand, hands: readonly Hand[]): readonly Hand[] =>
  hands.filter((each) => beats(each, hand))

export function resultOf({ you, computer }: Round): Result {
  if (you === computer) return 'tie'
  return beats(you, computer) ? 'win' : 'lose'
}

/** 'Rock crushes scissors.' */
export function reasonOf({ you, computer }: Round): string {
  return REASONS[you][computer] ?? REASONS[computer][you] ?? texts.bothPicked[you]
}
