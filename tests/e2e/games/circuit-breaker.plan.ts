/** Owns how the browser tests play Circuit Breaker: the first circuit is completed, then its panel leads out. */
import { expect, frames } from '../fixtures'
import { spot } from './moves'
import type { Hands, Plan } from './plan'

/** The sequence of this play, and 'Main Menu' on the panel, in units of the board's 400. */
const WAY = [
  [96, 200],
  [96, 304],
  [200, 200],
  [200, 96],
] as const
const MAIN_MENU = [200, 300] as const

/** The clock runs: taps count from now on. */
const running = ({ game }: Hands) =>
  game.hastened(() => expect(game.hud('Time')).not.toHaveText('33', { timeout: 20_000 }))
const connected = ({ game }: Hands) => expect(game.hud('Score')).not.toHaveText('0', { timeout: 20_000 })

/** Presses until the play is over: the panel listens only after a moment. */
async function leave(hands: Hands, press: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 8 && (await hands.game.root.getAttribute('data-phase')) !== 'over'; n++) {
    await press()
    await hands.game.passes(450)
  }
}

async function point(hands: Hands, press: (x: number, y: number) => Promise<void>): Promise<void> {
  const at = async ([x, y]: readonly [number, number]) => {
    const place = await spot(hands, x / 400, y / 400)
    await press(place.x, place.y)
    await frames(hands.page, 3)
  }
  await running(hands)
  for (const node of WAY) await at(node)
  await connected(hands)
  await leave(hands, () => at(MAIN_MENU))
}

/** From the node in the middle, where the cursor appears: left, down, right, up, each tapped; then down to 'Main Menu'. */
async function walk(
  hands: Hands,
  move: (way: 'Left' | 'Down' | 'Right' | 'Up') => Promise<void>,
  tap: () => Promise<void>,
): Promise<void> {
  await running(hands)
  await tap()
  for (const way of ['Left', 'Down', 'Right', 'Up'] as const) {
    await move(way)
    await tap()
  }
  await connected(hands)
  await move('Down')
  await leave(hands, tap)
}

export const plan: Plan = {
  query: 'seed=42',
  ends: /Hack Complete.*1 circuit connected.*Final Score\s*[1-9]/s,
  start: 'Start Hacking',
  again: 'Try Again',
  keyboard: (hands) => {
    const press = async (key: string) => {
      await hands.page.keyboard.press(key)
      await frames(hands.page, 2)
    }
    return walk(
      hands,
      (way) => press(`Arrow${way}`),
      () => press('Space'),
    )
  },
  mouse: (hands) => point(hands, (x, y) => hands.page.mouse.click(x, y)),
  touch: (hands) => point(hands, (x, y) => hands.fingers.tap(x, y)),
  pad: (hands) =>
    walk(
      hands,
      (way) => hands.pad.press(`Dpad${way}`),
      () => hands.pad.press('A'),
    ),
}
