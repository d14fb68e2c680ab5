/** How the browser tests play 2048: a few slides from an almost full board, until no move remains. */
import type { Devices, Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

const WAYS = ['Left', 'Up', 'Right', 'Down'] as const
type Way = (typeof WAYS)[number]

async function play({ game, page }: Devices, slide: (way: Way) => Promise<void>, max = 120): Promise<void> {
  for (let i = 0; i < max && (await game.root.getAttribute('data-phase')) === 'playing'; i++) {
    await slide(WAYS[i % 4] as Way)
    await frames(page, 1)
  }
}

export const plan: Plan = {
  // One pair is left, and no chain can follow from its merge.
  query: 'seed=42&position=8,16,32,64,128,256,512,1024,16,32,64,128,256,512,4,4',
  ends: /Game Over/,
  keyboard: (devices) => play(devices, (way) => devices.page.keyboard.press(`Arrow${way}`)),
  mouse: (devices) =>
    play(devices, async (way) => {
      const box = await devices.page.getByRole('grid').boundingBox()
      if (!box) throw new Error('There is no board.')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const [dx, dy] = { Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1] }[way] as [number, number]
      await devices.page.mouse.move(x, y)
      await devices.page.mouse.down()
      await devices.page.mouse.move(x + dx * 60, y + dy * 60, { steps: 3 })
      await devices.page.mouse.up()
    }),
  touch: (devices) =>
    play(devices, async (way) => {
      const box = await devices.page.getByRole('grid').boundingBox()
      if (!box) throw new Error('There is no board.')
      const [dx, dy] = { Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1] }[way] as [number, number]
      await devices.fingers.swipe(box.x + box.width / 2, box.y + box.height / 2, dx * 60, dy * 60)
    }),
  pad: (devices) => play(devices, (way) => devices.pad.press(`Dpad${way}`)),
  race: {
    // The small board is full soon.
    query: 'seed=42&board=3',
    keyboard: (devices) => play(devices, (way) => devices.page.keyboard.press(`Arrow${way}`), 400),
  },
}
