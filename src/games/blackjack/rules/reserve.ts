/**
 * The reserve of a shoe: the maximum number of cards in a round. A round only starts with at least that many left, so
 * that no shoe runs out during a hand.
 */

/** Maximum hands per box after splits. */
export const MAX_HANDS = 4
/**
 * Maximum hands at a table with few decks: more would need nearly the whole shoe in reserve, so it would be shuffled
 * before every round.
 */
const AT_TABLE: Readonly<Record<number, number>> = { 1: 6, 2: 8 }
/** Highest total on which a hand can receive another card: players below 21, the dealer below 17. */
const PLAYER_DRAWS_TO = 20
const DEALER_DRAWS_TO = 16

/**
 * @param decks decks in the shoe
 * @param boxes boxes with a bet, each with up to `MAX_HANDS` hands
 * @returns maximum number of the player's hands at the table
 */
export function mostHandsAt(decks: number, boxes: number): number {
  return Math.min(MAX_HANDS * boxes, AT_TABLE[decks] ?? Number.POSITIVE_INFINITY)
}

/**
 * An upper bound on the cards of one round, for any cards and any decisions. All cards of a hand except the last
 * total at most 20 (aces as one), and the dealer's at most 16. So the cards that are not the last of their hand are
 * at most as many as the lowest cards of the shoe that fit into those totals, plus one last card per hand and for the
 * dealer.
 *
 * @param decks decks in the shoe
 * @param hands the player's hands after all splits
 * @returns number of cards, at most the size of the shoe
 */
export function mostCards(decks: number, hands: number): number {
  let left = PLAYER_DRAWS_TO * hands + DEALER_DRAWS_TO
  let cards = hands + 1
  for (let value = 1; value <= 10 && left >= value; value++) {
    const inShoe = (value === 10 ? 16 : 4) * decks
    const taken = Math.min(inShoe, Math.floor(left / value))
    cards += taken
    left -= taken * value
  }
  return Math.min(cards, 52 * decks)
}
