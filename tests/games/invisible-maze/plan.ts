/** How the browser tests play Invisible Maze: the last steps of the last level, bumping into a wall once. */
import type { Direction } from '../../../src/engine/core/math/grid'
import { LEVELS, type Level } from '../../../src/games/invisible-maze/rules/levels'
import { movesToGoal, stepFrom, wayToGoal } from '../../../src/games/invisible-maze/rules/maze'
import { writePosition } from '../../../src/games/invisible-maze/rules/notation'
import { expect } from '../../e2e/support/fixtures'
import type { Hand, Way } from '../../e2e/support/hands'
import { byAll, type Plan } from '../../e2e/support/plan'

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

const named = (step: Direction) => `${step[0]?.toUpperCase()}${step.slice(1)}` as Way

/** Bumps into a wall, which costs no move, then walks to the goal. */
async function play(hand: Hand, go: (way: Way) => Promise<void>): Promise<void> {
  const moves = hand.game.hud('Moves')
  await go(named(WALL))
  await expect(moves).toHaveText('0')
  for (const [index, step] of STEPS.entries()) {
    await go(named(step))
    await expect(moves).toHaveText(String(index + 1))
  }
}

export const plan: Plan = {
  query: `position=${writePosition(LAST, from)}`,
  ends: /All levels completed!/,
  ...byAll((hand) => play(hand, (way) => hand.push(way))),
  async mouse(hand) {
    const press = (name: string) => hand.press(hand.game.button(name))
    await press('Show Solution')
    await press('Hide Solution')
    await play(hand, press)
  },
  async touch(hand) {
    let count = 0
    // By swipes and by the on-screen arrows in turn.
    await play(hand, (way) => (count++ % 2 === 0 ? hand.push(way) : hand.press(hand.game.button(way))))
  },
  race: {
    query: 'seed=42&mazes=one',
    ends: /Level Complete/,
    async keyboard(hand) {
      for (const step of stepsFrom(FIRST, FIRST.start)) await hand.push(named(step))
    },
  },
}
