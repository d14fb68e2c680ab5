/** People who play one game at one device. */

/** The first to the fourth person. */
export type Seat = 0 | 1 | 2 | 3

/** How many people a game is for. */
export type Players = 1 | 2 | 3 | 4

/** A press of this name takes the seat of its player in games for three or four: until then the computer plays there. */
export const JOIN = 'join'

/** What each seat looks like, in panels and scenes. */
export const SEAT_LOOKS = [
  { hue: 'vermilion', symbol: 'circle' },
  { hue: 'sky', symbol: 'triangle' },
  { hue: 'yellow', symbol: 'square' },
  { hue: 'pink', symbol: 'diamond' },
] as const

/** In a live game for three or four the guest has this seat, and the host's device all others. */
export const GUEST_SEAT = 1

/** The seats of a game. */
export const seatsOf = (players: Players): readonly Seat[] => ([0, 1, 2, 3] as const).slice(0, players)
export const FOUR_SEATS = seatsOf(4)

/** Two against two: the first and the third seat are the left team, 0. */
export const teamOf = (seat: Seat): 0 | 1 => (seat % 2 === 0 ? 0 : 1)
