/** How a game for three or four, or of two against two, ends: for the one person among computers, or for several. */
import { FOUR_SEATS, type Seat, teamOf } from '../input/seats'
import type { Outcome } from './values'

interface Played {
  /** The seats of people. */
  readonly people: readonly Seat[]
  /** Undefined if computers are left. */
  readonly winner: Seat | undefined
  /** From 1. */
  place(seat: Seat): number
}

interface Texts {
  readonly youWin: string
  readonly computerWins: string
  /** @param player - from 1 */
  playerWins(player: number): string
  place(place: number, of: number): string
}

export function endOfSeats<Stat extends string>(
  { people, winner, place }: Played,
  texts: Texts,
): Pick<Outcome<Stat>, 'result' | 'title'> {
  const [alone, second] = people
  if (alone !== undefined && second === undefined)
    return winner === alone
      ? { result: 'won', title: texts.youWin }
      : { result: 'lost', title: texts.place(place(alone), FOUR_SEATS.length) }
  const title =
    winner !== undefined && people.includes(winner) ? texts.playerWins(winner + 1) : texts.computerWins
  return { result: 'over', title }
}

interface TeamTexts {
  readonly yourTeam: string
  readonly otherTeam: string
  /** @param team - from 1 */
  teamWins(team: number): string
}

/**
 * The end of two against two.
 *
 * @param people - the seats of people
 */
export function endOfTeams<Stat extends string>(
  people: readonly Seat[],
  winner: 0 | 1,
  texts: TeamTexts,
): Pick<Outcome<Stat>, 'result' | 'title'> {
  const [alone, second] = people
  if (alone === undefined || second !== undefined)
    return { result: 'over', title: texts.teamWins(winner + 1) }
  return teamOf(alone) === winner
    ? { result: 'won', title: texts.yourTeam }
    : { result: 'lost', title: texts.otherTeam }
}
