/** A jigsaw of 200 pieces in a browser: it is enlarged by two fingers, a wheel and keys, pieces are taken where they are shown, and a pinch drops nothing. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { MAX_ZOOM } from '../../../src/engine/core/zoom/view'
import { options } from '../../../src/games/jigsaw-puzzle/options'
import { type Piece, rules, type World } from '../../../src/games/jigsaw-puzzle/rules'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { frames } from '../support/rest'

test.use({ ...SHARED_PAGE, ...PHONE, deviceScaleFactor: 1 })

/** Ticks in which a view reaches its target, and some more. */
const GLIDE = 30

test('Jigsaw Puzzle: 200 pieces are enlarged by a pinch, a wheel and keys, and follow the pointer', async ({
  page,
  game,
  fingers,
}) => {
  await game.open('jigsaw-puzzle', 'seed=5&difficulty=huge')
  await fingers.tapOn(game.begin)
  await game.phase('playing')
  const box = await game.field.boundingBox()
  if (!box) throw new Error('There is no table.')
  const size = { width: Math.round(box.width), height: Math.round(box.height) }
  const world = rules.start(completeOptions(options, { difficulty: 'huge' }), 5, size) as World
  const { area } = world.layout
  const on = ({ x, y }: { x: number; y: number }) => ({ x: box.x + x, y: box.y + y })
  /** Where a piece is shown when enlarged four times around `at`. */
  const seen = (piece: Piece, at: { x: number; y: number }) => ({
    x: at.x + (piece.x - at.x) * MAX_ZOOM,
    y: at.y + (piece.y - at.y) * MAX_ZOOM,
  })
  const pinch = async (at: { x: number; y: number }, from: number, to: number) => {
    const pair = (apart: number) => [on({ x: at.x - apart, y: at.y }), on({ x: at.x + apart, y: at.y })]
    await fingers.down(...pair(from))
    for (let step = 1; step <= 4; step++) await fingers.move(...pair(from + ((to - from) * step) / 4))
    await frames(page, 4)
    await fingers.up()
    await frames(page, 4)
  }
  // The first press ends the animation in which the picture breaks up.
  await fingers.tap(box.x + 4, box.y + 4)
  await frames(page, 4)
  // Of the pieces around the middle of the tray, one that moves when enlarged.
  const [middle, one, other] = [...world.pieces].sort(
    (a, b) => Math.hypot(a.x - area.width / 2, a.y - 430) - Math.hypot(b.x - area.width / 2, b.y - 430),
  ) as [Piece, Piece, Piece]

  await pinch(middle, 20, 120)
  const first = on(seen(one, middle))
  await fingers.tap(first.x, first.y)
  await frames(page, 10)
  // It is not held by a finger now: two fingers drop nothing.
  await pinch(middle, 120, 20)
  await expect(game.hud('Moves')).toHaveText('0')
  const place = on({ x: one.homeX, y: one.homeY })
  await fingers.tap(place.x, place.y)
  await expect(game.hud('Placed')).toHaveText('1/200')

  const { mouse, keyboard } = page
  const at = on(middle)
  await mouse.move(at.x, at.y)
  for (let turns = 0; turns < 4; turns++) await mouse.wheel(0, -240)
  await frames(page, GLIDE)
  const second = on(seen(other, middle))
  await mouse.click(second.x, second.y)
  await frames(page, 3)
  await keyboard.press('Digit0')
  await frames(page, GLIDE)
  const home = on({ x: other.homeX, y: other.homeY })
  await mouse.move(home.x, home.y, { steps: 3 })
  await frames(page, 3)
  await mouse.click(home.x, home.y)
  await expect(game.hud('Placed')).toHaveText('2/200')
})
