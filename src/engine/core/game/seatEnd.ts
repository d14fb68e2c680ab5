/** How a game for three or four ends: for the one person who plays against computers, or for several. */
import { type Seat, seatsOf } from '../input/seats'
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
      : { result: 'lost', title: texts.place(place(alone), seatsOf(4).length) }
  const title =
    winner !== undefined && people.includes(winner) ? texts.playerWins(winner + 1) : texts.computerWins
  return { result: 'over', title }
}
