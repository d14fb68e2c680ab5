/**
 * Compares a link with the game known here: the next move, an old one, one out of order, or a changed one.
 */
import type { Match } from '../../engine/storage/values/matches'

export type Seat = 0 | 1

/** What a link means to the person who opens it. */
export type Kind =
  /** Of a play that this device does not know yet. */
  | 'first'
  /** It continues the known game. */
  | 'next'
  /** The very state that is known: it is still this visitor's turn. */
  | 'again'
  /** The visitor's own link, which waits for the other. */
  | 'own'
  /** The visitor has answered it already. */
  | 'older'
  /** It leaves what is known: a move in it was changed, or another answer came before. */
  | 'changed'
  /** It contains a move of this visitor that was not made here. */
  | 'mine'

/** The message for each kind of link that is not simply the next move. */
export const SENTENCES: Readonly<Partial<Record<Kind, string>>> = {
  again: 'You have opened this move before. It is still your turn.',
  own: 'This is the link that you sent: the game goes on with the one that comes back.',
  older: 'This link is older than your game: you have answered it already.',
  changed: 'This link does not fit your game: an earlier move in it is another one.',
  mine: 'This link holds a move of yours that was not made on this device.',
}

/** Whether to continue with this device's own state. */
export const keepsOwn = (kind: Kind): boolean =>
  kind === 'older' || kind === 'own' || kind === 'changed' || kind === 'mine'

/**
 * Compares the moves of a link with the known ones.
 *
 * @param toMove the seat whose turn it is after the link's moves
 * @param movers the seat of each move
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
