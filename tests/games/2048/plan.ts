/** How the browser tests play 2048: a few slides from an almost full board, until no move remains. */
import type { Hand } from '../../e2e/support/hands'
import { byAll, type Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

const WAYS = ['Left', 'Up', 'Right', 'Down'] as const

const slide = (hand: Hand, max: number) =>
  hand.game.whilePlaying(async (n) => {
    await hand.push(WAYS[n % 4] ?? 'Left')
    await frames(hand.page, 1)
  }, max)

export const plan: Plan = {
  // One pair is left, and no chain can follow from its merge.
  query: 'seed=42&position=8,16,32,64,128,256,512,1024,16,32,64,128,256,512,4,4',
  ends: /Game Over/,
  ...byAll((hand) => slide(hand, 120)),
  race: {
    // The small board is full soon.
    query: 'seed=42&board=3',
    keyboard: (hand) => slide(hand, 400),
  },
}
