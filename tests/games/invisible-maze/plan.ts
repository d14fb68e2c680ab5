/** How the browser tests play Invisible Maze: the last steps of the last level, bumping into a wall once. */
import type { Direction } from '../../../src/engine/core/math/grid'
import { LEVELS, type Level } from '../../../src/games/invisible-maze/rules/levels'
import { movesToGoal, stepFrom, wayToGoal } from '../../../src/games/invisible-maze/rules/maze'
import { writePosition } from '../../../src/games/invisible-maze/rules/notation'
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'

const FIRST = LEVELS[0] as Level
const LAST = LEVELS.at(-1) as Level
const STEPS_LEFT = 7
const from = movesToGoal(LAST).indexOf(STEPS_LEFT)
const WAYS: readonly Direction[] = ['up', 'down', 'left', 'right']
function stepsFrom(level: Level, start: number): Direction[] {
  const way = wayToGoal(level, start)
  return way
    .slice(1)
    .map((cell, i) => WAYS.find((each) => stepFrom(level, way[i] as number, each) === cell) as Direction)
}
const STEPS = stepsFrom(LAST, from)
/** A direction blocked by a wall at the first cell. */
const WALL = WAYS.find((each) => {
  const to = stepFrom(LAST, from, each)
  return to === -1 || LAST.walls[to]
}) as Direction

const named = (step: Direction) =>
  `${step[0]?.toUpperCase()}${step.slice(1)}` as 'Up' | 'Down' | 'Left' | 'Right'

/** Bumps into a wall, which costs no move, then walks to the goal. */
async function play({ game }: Devices, go: (step: Direction) => Promise<void>): Promise<void> {
  await go(WALL)
  await expect(game.hud('Moves')).toHaveText('0')
  for (const [index, step] of STEPS.entries()) {
    await go(step)
    await expect(game.hud('Moves')).toHaveText(String(index + 1))
  }
}

export const plan: Plan = {
  query: `position=${writePosition(LAST, from)}`,
  ends: /All levels completed!/,
  keyboard: (devices) => play(devices, (step) => devices.page.keyboard.press(`Arrow${named(step)}`)),
  async mouse(devices) {
    await devices.game.button('Show Solution').click()
    await devices.game.button('Hide Solution').click()
    await play(devices, (step) => devices.game.button(named(step)).click())
  },
  async touch(devices) {
    const box = await devices.page.getByRole('grid').boundingBox()
    if (!box) throw new Error('There is no maze.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const strokes = { up: [0, -60], down: [0, 60], left: [-60, 0], right: [60, 0] } as const
    let count = 0
    // By keys and by the on-screen arrows in turn.
    await play(devices, (step) => {
      const [dx, dy] = strokes[step]
      return count++ % 2 === 0
        ? devices.fingers.swipe(x, y, dx, dy)
        : devices.fingers.tapOn(devices.game.button(named(step)))
    })
  },
  pad: (devices) => play(devices, (step) => devices.pad.press(`Dpad${named(step)}`)),
  race: {
    query: 'seed=42&mazes=one',
    ends: /Level Complete/,
    async keyboard({ page }) {
      for (const step of stepsFrom(FIRST, FIRST.start)) await page.keyboard.press(`Arrow${named(step)}`)
    },
  },
}
