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
  #away: Seat | null = null
  #onChange: (taken: readonly Seat[]) => void = () => {}

  constructor(players: Players) {
    this.#players = players
  }
  /**
   * Another game begins, in which people keep their seats.
   *
   * @param away - the seat of another device, which nobody takes here
   * @param onChange - called with the taken seats, in their order; now, too
   */
  begin(away: Seat | null, onChange: (taken: readonly Seat[]) => void): void {
    if (away !== null) this.free(away)
    this.#away = away
    this.#onChange = onChange
    onChange(this.taken)
  }
  get taken(): readonly Seat[] {
    return seatsOf(this.#players).filter((seat) => this.#taken.has(seat))
  }
  /** @returns whether it was free */
  take(seat: Seat): boolean {
    if (this.#taken.has(seat) || seat === this.#away || seat >= this.#players) return false
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
    const free = seatsOf(this.#players).find((seat) => !this.#taken.has(seat) && seat !== this.#away)
    if (free === undefined) return null
    this.#pads.set(pad, free)
    this.take(free)
    return free
  }
}
