/** How the browser tests play Jigsaw Puzzle: twelve pieces, each moved to its place by the input under test. */

import type { InputFrame, Pointer } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { options } from '../../../src/games/jigsaw-puzzle/options'
import { type Action, type Piece, rules, type World } from '../../../src/games/jigsaw-puzzle/rules'
import { expect } from '../../e2e/support/fixtures'
import type { Hand } from '../../e2e/support/hands'
import type { Point } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'
import { frames, middleAtRest } from '../../e2e/support/rest'

/** By keys, this game's pieces are placed after 68 presses. */
const SEED = 137
const FLIGHT_MS = 2000

/** A simulation of the same game on the actual field: where its pieces are, and where the frame is. */
async function think({ game }: Hand): Promise<{ world: World; left: number; top: number }> {
  await game.atEase()
  // The picture has flown apart by then; an earlier press only ends the introduction.
  await game.passes(FLIGHT_MS)
  // The header disappears during a game, and the field grows.
  await middleAtRest(game.field)
  const box = await game.field.boundingBox()
  if (!box) throw new Error('There is no table.')
  const world = rules.start(completeOptions(options), SEED, {
    width: Math.round(box.width),
    height: Math.round(box.height),
  })
  Object.assign(world, { state: 'play', wait: 0 })
  return { world, left: box.x, top: box.y }
}

const uppermostFirst = (world: World) => [...world.pieces].sort((a, b) => b.z - a.z)
const placed = ({ game }: Hand, count: number) => expect(game.hud('Placed')).toHaveText(`${count}/12`)

/** Moves every piece from its position to its target. */
async function lead(hand: Hand, way: (from: Point, to: Point, n: number) => Promise<void>): Promise<void> {
  const { world, left, top } = await think(hand)
  for (const [n, piece] of uppermostFirst(world).entries()) {
    const from = { x: left + piece.x, y: top + piece.y }
    await way(from, { x: left + piece.homeX, y: top + piece.homeY }, n)
    if (n === 5) await placed(hand, 6)
  }
}

const WAYS = { up: 'Up', down: 'Down', left: 'Left', right: 'Right' } as const

async function press({ device, page, pad }: Hand, action: Action): Promise<void> {
  const way = action in WAYS ? WAYS[action as keyof typeof WAYS] : null
  if (device === 'pad') return pad.press(way ? `Dpad${way}` : 'A')
  const key = way ? `Arrow${way}` : 'Enter'
  // Sent together: on a slow machine, a key whose release waits for a reply counts as held, and repeats.
  await Promise.all([page.keyboard.down(key), page.keyboard.up(key)])
  await frames(page, 2)
}

/** The same by actions: finds a piece, picks it up, moves it to its target and puts it down. */
async function walk(hand: Hand): Promise<void> {
  const { world } = await think(hand)
  const act = async (action: Action) => {
    const step = (frame: InputFrame) => rules.step(world, readInput<Action>(frame), () => {})
    step(frameFrom([action], [], [] as Pointer[]))
    step(frameFrom([], [action]))
    await press(hand, action)
  }
  while (world.placed < 12) {
    const piece = world.pieces[world.cursor] as Piece
    await act('hold')
    while (Math.abs(piece.x - piece.homeX) > 1) await act(piece.x < piece.homeX ? 'right' : 'left')
    while (Math.abs(piece.y - piece.homeY) > 1) await act(piece.y < piece.homeY ? 'down' : 'up')
    await act('hold')
    if (world.placed === 6) await placed(hand, 6)
  }
}

export const plan: Plan = {
  query: `seed=${SEED}`,
  ends: /Puzzle Complete!.*Moves\s*12/s,
  keyboard: walk,
  mouse: (hand) =>
    lead(hand, async (from, to, n) => {
      const { mouse } = hand.page
      await mouse.move(from.x, from.y)
      await mouse.down()
      // A press counts once it is seen: before the mouse moves on.
      await frames(hand.page, 2)
      // Every other piece is dragged; the rest are picked up by a click and put down by the next.
      if (n % 2) {
        await mouse.up()
        await frames(hand.page, 2)
      }
      await mouse.move(to.x, to.y, { steps: 4 })
      await frames(hand.page, 2)
      if (n % 2) await mouse.down()
      await mouse.up()
      await frames(hand.page, 2)
    }),
  touch: (hand) =>
    lead(hand, async (from, to) => {
      await hand.press({ at: from })
      await frames(hand.page, 2)
      await hand.press({ at: to })
    }),
  pad: walk,
}
