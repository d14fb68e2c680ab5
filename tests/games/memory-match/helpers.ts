/** Test helpers for Memory Match: moves that must be accepted, and which cards belong together. */
import { rules, type State } from '../../../src/games/memory-match/rules'
import { mover } from '../../support/moves'

export const { apply, play, refused } = mover(rules)

/** The two cards of each pair, ordered by the first. */
export const pairsOf = ({ cards }: State): [number, number][] =>
  [...new Set(cards.map(({ emoji }) => emoji))].map(
    (emoji) => cards.flatMap((card, index) => (card.emoji === emoji ? [index] : [])) as [number, number],
  )
