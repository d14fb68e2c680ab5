/** The hands, three or five, and which beats which. */

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

export const HAND_NAMES: Readonly<Record<Hand, string>> = {
  rock: 'Rock',
  paper: 'Paper',
  scissors: 'Scissors',
  lizard: 'Lizard',
  spock: 'Spock',
}

/** Why each hand beats which others. */
const REASONS: Readonly<Record<Hand, Readonly<Partial<Record<Hand, string>>>>> = {
  rock: { scissors: 'Rock crushes scissors.', lizard: 'Rock crushes lizard.' },
  paper: { rock: 'Paper covers rock.', spock: 'Paper disproves Spock.' },
  scissors: { paper: 'Scissors cut paper.', lizard: 'Scissors behead lizard.' },
  lizard: { spock: 'Lizard poisons Spock.', paper: 'Lizard eats paper.' },
  spock: { scissors: 'Spock smashes scissors.', rock: 'Spock vaporizes rock.' },
}

const TIES: Readonly<Record<Hand, string>> = {
  rock: 'Both picked rock.',
  paper: 'Both picked paper.',
  scissors: 'Both picked scissors.',
  lizard: 'Both picked lizard.',
  spock: 'Both picked Spock.',
}

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
  return REASONS[you][computer] ?? REASONS[computer][you] ?? TIES[you]
}

/** The name within a sentence: Spock is a proper noun. */
export const wordOf = (hand: Hand): string => (hand === 'spock' ? 'Spock' : hand)
