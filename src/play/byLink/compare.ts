/**
 * Compares a link with the game known here: the next move, an old one, one out of order, or a changed one.
 */
import type { Match } from '../../engine/storage/values/matches'
import { byLinkTexts } from '../texts/byLink'

export type Seat = 0 | 1

/** What a link means to the player who opens it. */
export type Kind =
  /** A game that this device does not know yet. */
  | 'first'
  /** It continues the known game. */
  | 'next'
  /** The known state: it is still this visitor's turn. */
  | 'again'
  /** The visitor's own link: it is the other player's turn. */
  | 'own'
  /** The known state, or the visitor's own link; the player who sent it moves again. */
  | 'theirsAgain'
  | 'ownAgain'
  /** The visitor has already replied to it. */
  | 'older'
  /** An earlier move differs, or another reply came first. */
  | 'changed'
  /** It contains a move of this visitor that was not made here. */
  | 'mine'

/** The message for each kind of link that is not simply the next move. */
export const KIND_TEXTS: Readonly<Partial<Record<Kind, string>>> = {
  again: byLinkTexts.again,
  own: byLinkTexts.own,
  theirsAgain: byLinkTexts.theirsAgain,
  ownAgain: byLinkTexts.ownAgain,
  older: byLinkTexts.older,
  changed: byLinkTexts.changed,
  mine: byLinkTexts.mine,
}

/** Whether to continue with this device's own state. */
export const keepsOwn = (kind: Kind): boolean =>
  kind === 'older' || kind === 'own' || kind === 'ownAgain' || kind === 'changed' || kind === 'mine'

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
  if (linked.length === known.moves.length) {
    const ours = movers.at(-1) === known.seat
    if (toMove === known.seat) return ours ? 'ownAgain' : 'again'
    return ours ? 'own' : 'theirsAgain'
  }
  return movers.slice(known.moves.length).includes(known.seat) ? 'mine' : 'next'
}
