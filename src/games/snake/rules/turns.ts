/** Turns of a snake that wait for its next moves. */
import { type Direction, OPPOSITE } from '../../../engine/core/math/grid'
import { QUEUE_LENGTH } from './world'

interface Turning {
  /** Of the last move. */
  readonly direction: Direction
  /** At most QUEUE_LENGTH. */
  turns: Direction[]
}

/** The direction of the head now: it turns with the key press, before the body follows. */
export function facing({ turns, direction }: Turning): Direction {
  return turns[0] ?? direction
}

/**
 * Queues a turn, unless it reverses or repeats the direction before it. In a full queue it takes the place of the last one:
 * of a burst of keys, the newest one counts.
 */
export function queue(snake: Turning, turn: Direction): boolean {
  const kept = snake.turns.slice(0, QUEUE_LENGTH - 1)
  const before = kept.at(-1) ?? snake.direction
  const isRepeated = turn === before && snake.turns.length < QUEUE_LENGTH
  if (turn === snake.turns.at(-1) || isRepeated || turn === OPPOSITE[before]) return false
  snake.turns = turn === before ? kept : [...kept, turn]
  return true
}
