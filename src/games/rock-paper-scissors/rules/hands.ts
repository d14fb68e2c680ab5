/** Owns the three hands and which beats which. */

export type Hand = 'rock' | 'paper' | 'scissors'
/** For the visitor. */
export type Result = 'win' | 'lose' | 'tie'

export interface Round {
  readonly you: Hand
  readonly computer: Hand
}

export const HANDS: readonly Hand[] = ['rock', 'paper', 'scissors']

export const HAND_NAMES: Readonly<Record<Hand, string>> = {
  rock: 'Rock',
  paper: 'Paper',
  scissors: 'Scissors',
}

/** What each hand beats. */
export const BEATS: Readonly<Record<Hand, Hand>> = { rock: 'scissors', paper: 'rock', scissors: 'paper' }

/** What beats each hand. */
export const BEATEN_BY: Readonly<Record<Hand, Hand>> = { rock: 'paper', paper: 'scissors', scissors: 'rock' }

export function resultOf({ you, computer }: Round): Result {
  if (you === computer) return 'tie'
  return BEATS[you] === computer ? 'win' : 'lose'
}
