/** The hands, three or five, and which beats which. */

export type Hand = 'rock' | 'paper' | 'scissors' | 'lizard' | 'spock'
/** For the player; between two people for the first. */
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

/** What each hand does to those that it beats. */
const DOES: Readonly<Record<Hand, Readonly<Partial<Record<Hand, string>>>>> = {
  rock: { scissors: 'crushes', lizard: 'crushes' },
  paper: { rock: 'covers', spock: 'disproves' },
  scissors: { paper: 'cut', lizard: 'behead' },
  lizard: { spock: 'poisons', paper: 'eats' },
  spock: { scissors: 'smashes', rock: 'vaporises' },
}

const beats = (a: Hand, b: Hand) => DOES[a][b] !== undefined

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
  return `${HAND_NAMES[winner]} ${DOES[winner][loser]} ${wordOf(loser)}.`
}

/** The name within a sentence. */
const wordOf = (hand: Hand) => (hand === 'spock' ? HAND_NAMES[hand] : HAND_NAMES[hand].toLowerCase())
