/** Owns telling links of a play by link apart: the next move, one seen before, one out of order, one that was changed. */
import type { Match } from '../../engine/storage/values/matches'

export type Seat = 0 | 1

/** What a link is to whoever opens it. */
export type Kind =
  /** Of a play that this device does not know yet. */
  | 'first'
  /** It goes on from what is known. */
  | 'next'
  /** The very state that is known: it is still this visitor's turn. */
  | 'again'
  /** The visitor's own link, which waits for the other. */
  | 'own'
  /** The visitor has answered it already. */
  | 'older'
  /** It leaves what is known: a move in it was changed, or another answer came before. */
  | 'changed'
  /** It goes on with a move of this visitor's that was not made here. */
  | 'mine'

/** What is told of a link that is not simply gone on with; one sentence each. */
export const SENTENCES: Readonly<Partial<Record<Kind, string>>> = {
  again: 'You have opened this move before. It is still your turn.',
  own: 'This is the link that you sent: the game goes on with the one that comes back.',
  older: 'This link is older than your game: you have answered it already.',
  changed: 'This link does not fit your game: an earlier move in it is another one.',
  mine: 'This link holds a move of yours that was not made on this device.',
}

/** Whether this device's own state is the one to go on with. */
export const keepsOwn = (kind: Kind): boolean =>
  kind === 'older' || kind === 'own' || kind === 'changed' || kind === 'mine'

/**
 * Compares the moves of a link with those that are known. `toMove` is the seat whose turn it is after the link's moves,
 * `movers` the seat of each of them.
 */
export function compare(
  linked: readonly string[],
  movers: readonly Seat[],
  toMove: Seat,
  known: Match | null,
): Kind {
  if (!known) return 'first'
  const common = linked.findIndex((move, n) => move !== known.moves[n])
  const same = common < 0 ? linked.length : common
  if (same < Math.min(linked.length, known.moves.length)) return 'changed'
  if (linked.length < known.moves.length) return 'older'
  if (linked.length === known.moves.length) return toMove === known.seat ? 'again' : 'own'
  return movers.slice(known.moves.length).includes(known.seat) ? 'mine' : 'next'
}
