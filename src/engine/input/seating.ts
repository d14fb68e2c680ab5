/**
 * Who has taken a seat of a game for three or four: keys have the seat of their player, and a pad takes the first free one
 * with its first press.
 */
import { type Players, type Seat, seatsOf } from '../core/input/seats'

export class Seating {
  readonly #taken = new Set<Seat>()
  /** By the pad's number among the connected ones. */
  readonly #pads = new Map<number, Seat>()
  readonly #players: Players
  readonly #onChange: (taken: readonly Seat[]) => void

  /** @param onChange - called with the taken seats, in their order */
  constructor(players: Players, onChange: (taken: readonly Seat[]) => void = () => {}) {
    this.#players = players
    this.#onChange = onChange
  }
  get taken(): readonly Seat[] {
    return seatsOf(this.#players).filter((seat) => this.#taken.has(seat))
  }
  /** @returns whether it was free */
  take(seat: Seat): boolean {
    if (this.#taken.has(seat) || seat >= this.#players) return false
    this.#taken.add(seat)
    this.#onChange(this.taken)
    return true
  }
  /** Gives the seat back to the computer; a pad that had it may take another one. */
  free(seat: Seat): void {
    if (!this.#taken.delete(seat)) return
    for (const [pad, of] of this.#pads) if (of === seat) this.#pads.delete(pad)
    this.#onChange(this.taken)
  }
  /** The seat of a pad; null before its first press, or without a free seat. */
  ofPad(pad: number): Seat | null {
    return this.#pads.get(pad) ?? null
  }
  /** A pad without a seat was pressed. @returns the seat that it takes; null without a free one */
  seatPad(pad: number): Seat | null {
    const free = seatsOf(this.#players).find((seat) => !this.#taken.has(seat))
    if (free === undefined) return null
    this.#pads.set(pad, free)
    this.take(free)
    return free
  }
}
