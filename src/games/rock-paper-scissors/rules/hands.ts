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

/** The verb for each hand and the hands it beats. */
const VERBS: Readonly<Record<Hand, Readonly<Partial<Record<Hand, string>>>>> = {
  rock: { scissors: 'crushes', lizard: 'crushes' },
  paper: { rock: 'covers', spock: 'disproves' },
  scissors: { paper: 'cut', lizard: 'behead' },
  lizard: { spock: 'poisons', paper: 'eats' },
  spock: { scissors: 'smashes', rock: 'vaporizes' },
}

const beats = (a: Hand, b: Hand) => VERBS[a][b] !== undefined

/** The hands of `hands` that beat a hand. */
export const beatersOf = (hand: Hand, hands: readonly Hand[]): readonly Hand[] =>
  hands.filter((each) => beats(each, hand))

export function resultOf({ you, computer }: Round): Result {
  if (you === computer) return 'tie'
  return beats(you, computer) ? 'win' : 'lose'
}

/** 'Rock crushes scissors.' */
export function reasonOf({ you, computer }: Round): string {
  if (you === computer) return `Both chose ${wordOf(you)}.`
  const [winner, loser] = beats(you, computer) ? [you, computer] : [computer, you]
  return `${HAND_NAMES[winner]} ${VERBS[winner][loser]} ${wordOf(loser)}.`
}

/** The name within a sentence: Spock is a proper noun. */
export const wordOf = (hand: Hand): string => (hand === 'spock' ? 'Spock' : hand)
