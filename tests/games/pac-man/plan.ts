/** How the browser tests play Pac-Man: a few dots by the input under test, then no input until a ghost is there. */
import type { Devices, Plan } from '../../e2e/support/plan'

type Way = 'Left' | 'Up' | 'Right' | 'Down'
/** Back and forth, and up if possible. Without presses there are no points. */
const WAYS: readonly Way[] = ['Left', 'Right', 'Up']

async function wander({ game }: Devices, turn: (way: Way) => Promise<void>): Promise<void> {
  for (const way of WAYS) {
    await turn(way)
    await game.passes(500)
  }
}

const STROKES: Readonly<Record<Way, readonly [number, number]>> = {
  Left: [-70, 0],
  Right: [70, 0],
  Up: [0, -70],
  Down: [0, 70],
}

async function middle({ game }: Devices): Promise<{ x: number; y: number }> {
  const box = await game.field.boundingBox()
  if (!box) throw new Error('There is no maze.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const plan: Plan = {
  query: 'seed=42&lives=1',
  ends: /Game Over!.*Score\s*[1-9]/s,
  keyboard: (devices) => wander(devices, (way) => devices.page.keyboard.press(`Arrow${way}`)),
  async mouse(devices) {
    const { x, y } = await middle(devices)
    await wander(devices, async (way) => {
      const [dx, dy] = STROKES[way]
      await devices.page.mouse.move(x, y)
      await devices.page.mouse.down()
      await devices.page.mouse.move(x + dx, y + dy, { steps: 3 })
      await devices.page.mouse.up()
    })
  },
  async touch(devices) {
    const { x, y } = await middle(devices)
    await wander(devices, (way) => devices.fingers.swipe(x, y, ...(STROKES[way] as [number, number])))
  },
  pad: (devices) => wander(devices, (way) => devices.pad.press(`Dpad${way}`)),
}
