/** How the browser tests play Slice Storm: back and forth through the storm until fruit is cut, then no input. */
import type { Hand } from '../../e2e/support/hands'
import { type Point, spot } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** Sweeps until there are points; later misses end the game. Without sweeps it would end with no points. */
async function byPlaces(hand: Hand, moveTo: (place: Point) => Promise<void>): Promise<void> {
  const { page, game } = hand
  await game.untilPoints(async (n) => {
    // Over the whole field, below its middle, once per frame: every throw meets the blade, however few frames there are.
    const ends = [await spot(game, 0.1, 0.62), await spot(game, 0.9, 0.62)] as const
    await hand.hold({ at: ends[n % 2 ? 1 : 0] }, async () => {
      for (let i = 1; i < 6; i++) {
        await moveTo(ends[(i + n) % 2 ? 1 : 0])
        await frames(page, 1)
      }
    })
  })
  await game.over()
}

const WAYS = [
  { key: 'ArrowRight', pad: 'DpadRight' },
  { key: 'ArrowLeft', pad: 'DpadLeft' },
] as const

const sweep = (hand: Hand, n: number) => hand.hold(WAYS[n % 2 ? 1 : 0], () => frames(hand.page, 24))

async function byKeys(hand: Hand): Promise<void> {
  const { game } = hand
  await game.atEase()
  await hand.hold({ key: 'Space', pad: 'A' }, () => game.untilPoints((n) => sweep(hand, n)))
  await game.over()
}

export const plan: Plan = {
  query: 'seed=42',
  start: 'Play',
  again: 'Play Again',
  ends: /Game Over.*Score\s*[1-9]/s,
  keyboard: byKeys,
  mouse: (hand) => byPlaces(hand, ({ x, y }) => hand.page.mouse.move(x, y)),
  touch: (hand) => byPlaces(hand, (place) => hand.fingers.move(place)),
  pad: byKeys,
  // A fruit is hit only if both pages are fast enough; none is needed for the end.
  race: { ends: /Game Over/, keyboard: (hand) => hand.hold({ key: 'Space' }, () => sweep(hand, 0)) },
}
