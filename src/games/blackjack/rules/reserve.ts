/**
 * Owns the reserve of a shoe: the most cards a round can take. A round only begins with at least that many left, so that no
 * shoe runs out while hands are played.
 */

/** Hands that one box may become by splits. */
export const MOST_HANDS = 4
/**
 * Hands that may lie on the table at once where the decks are few: more of them would need nearly the whole shoe in reserve,
 * and it would be shuffled before every round.
 */
const AT_TABLE: Readonly<Record<number, number>> = { 1: 6, 2: 8 }
/** A player's hand takes no card from 21 on, and the dealer's none from 17 on. */
const PLAYER_DRAWS_TO = 20
const DEALER_DRAWS_TO = 16

/**
 * @param decks Decks in the shoe.
 * @param boxes Boxes that are bet on, each up to `MOST_HANDS` hands.
 * @returns How many hands of the player's may lie on the table at once.
 */
export function mostHandsAt(decks: number, boxes: number): number {
  return Math.min(MOST_HANDS * boxes, AT_TABLE[decks] ?? Number.POSITIVE_INFINITY)
}

/**
 * An upper bound on the cards of one round, whatever is drawn and however it is played. All cards of a hand but its last
 * are worth 20 or less together (aces as one), and the dealer's 16 or less. So the cards that are not the last of a hand are at most
 * as many as the lowest of the shoe that fit into those sums; one last card for each hand and for the dealer is added.
 *
 * @param decks Decks in the shoe.
 * @param hands The player's hands, all splits made.
 * @returns Cards; never more than the shoe has.
 */
export function mostCards(decks: number, hands: number): number {
  let room = PLAYER_DRAWS_TO * hands + DEALER_DRAWS_TO
  let cards = hands + 1
  for (let value = 1; value <= 10 && room >= value; value++) {
    const inShoe = (value === 10 ? 16 : 4) * decks
    const taken = Math.min(inShoe, Math.floor(room / value))
    cards += taken
    room -= taken * value
  }
  return Math.min(cards, 52 * decks)
}
