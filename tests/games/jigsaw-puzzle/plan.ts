/** How the browser tests play Jigsaw Puzzle: twelve pieces, each moved to its place by the input under test. */

import type { InputFrame, Pointer } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { options } from '../../../src/games/jigsaw-puzzle/options'
import { type Action, type Piece, rules, type World } from '../../../src/games/jigsaw-puzzle/rules'
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames, middleAtRest } from '../../e2e/support/rest'

/** By keys, this game's pieces are placed after 68 presses. */
const SEED = 137
const FLIGHT_MS = 2000

/** A simulation of the same game on the actual field: where its pieces are, and where the frame is. */
async function think({ game }: Devices): Promise<{ world: World; left: number; top: number }> {
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
const placed = ({ game }: Devices, count: number) => expect(game.hud('Placed')).toHaveText(`${count}/12`)

/** Moves every piece from its position to its target. */
async function lead(
  devices: Devices,
  way: (from: { x: number; y: number }, to: { x: number; y: number }, n: number) => Promise<void>,
): Promise<void> {
  const { world, left, top } = await think(devices)
  for (const [n, piece] of uppermostFirst(world).entries()) {
    const from = { x: left + piece.x, y: top + piece.y }
    await way(from, { x: left + piece.homeX, y: top + piece.homeY }, n)
    if (n === 5) await placed(devices, 6)
  }
}

/** The same by actions: finds a piece, picks it up, moves it to its target and puts it down. */
async function walk(devices: Devices, press: (action: Action) => Promise<void>): Promise<void> {
  const { world } = await think(devices)
  const act = async (action: Action) => {
    const step = (frame: InputFrame) => rules.step(world, readInput<Action>(frame), () => {})
    step(frameFrom([action], [], [] as Pointer[]))
    step(frameFrom([], [action]))
    await press(action)
  }
  while (world.placed < 12) {
    const piece = world.pieces[world.cursor] as Piece
    await act('hold')
    while (Math.abs(piece.x - piece.homeX) > 1) await act(piece.x < piece.homeX ? 'right' : 'left')
    while (Math.abs(piece.y - piece.homeY) > 1) await act(piece.y < piece.homeY ? 'down' : 'up')
    await act('hold')
    if (world.placed === 6) await placed(devices, 6)
  }
}

export const plan: Plan = {
  query: `seed=${SEED}`,
  ends: /Puzzle Complete!.*Moves\s*12/s,
  keyboard: (devices) =>
    walk(devices, async (action) => {
      const keys: Partial<Record<Action, string>> = {
        hold: 'Enter',
        up: 'ArrowUp',
        down: 'ArrowDown',
        left: 'ArrowLeft',
        right: 'ArrowRight',
      }
      const key = keys[action] as string
      // Sent together: on a slow machine, a key whose release waits for a reply counts as held, and repeats.
      await Promise.all([devices.page.keyboard.down(key), devices.page.keyboard.up(key)])
      await frames(devices.page, 2)
    }),
  mouse: (devices) =>
    lead(devices, async (from, to, n) => {
      const { mouse } = devices.page
      await mouse.move(from.x, from.y)
      await mouse.down()
      // A press counts once it is seen: before the mouse moves on.
      await frames(devices.page, 2)
      // Every other piece is dragged; the rest are picked up by a click and put down by the next.
      if (n % 2) {
        await mouse.up()
        await frames(devices.page, 2)
      }
      await mouse.move(to.x, to.y, { steps: 4 })
      await frames(devices.page, 2)
      if (n % 2) await mouse.down()
      await mouse.up()
      await frames(devices.page, 2)
    }),
  touch: (devices) =>
    lead(devices, async (from, to) => {
      await devices.fingers.tap(from.x, from.y)
      await frames(devices.page, 2)
      await devices.fingers.tap(to.x, to.y)
    }),
  pad: (devices) =>
    walk(devices, async (action) => {
      const buttons = {
        hold: 'A',
        up: 'DpadUp',
        down: 'DpadDown',
        left: 'DpadLeft',
        right: 'DpadRight',
      } as const
      await devices.pad.press(buttons[action as keyof typeof buttons])
    }),
}
