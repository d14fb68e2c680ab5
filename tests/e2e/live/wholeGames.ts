/**
 * Whole games by keys, from a fresh start to the end. Other plans start close to the end, which a race cannot: both
 * players get the start of a seed.
 */
import type { Direction } from '../../../src/engine/core/math/grid'
import { LEVELS, type Level } from '../../../src/games/invisible-maze/rules/levels'
import { stepFrom, wayToGoal } from '../../../src/games/invisible-maze/rules/maze'
import { rules as klondike } from '../../../src/games/klondike/rules'
import { type Step, solve } from '../../../src/games/klondike/rules/solver'
import { positionOf } from '../../../src/games/klondike/rules/winnable'
import { rules as nonogram, solutionAt, widthOf } from '../../../src/games/nonogram/rules'
import { wayFrom } from '../../../src/games/sliding-puzzle/bot'
import { cellFor, rules as slidingPuzzle } from '../../../src/games/sliding-puzzle/rules'
import { rules as sudoku } from '../../../src/games/sudoku/rules'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { shapeOf } from '../../../src/games/sudoku/rules/shape'
import { playStep } from '../../games/klondike/helpers'
import { cell, walkTo } from '../support/moves'
import type { Plan } from '../support/plan'
import { frames } from '../support/rest'

export type WholeGame = Pick<Plan, 'ends' | 'keyboard' | 'query'>

const SEED = 42
const WAYS: readonly Direction[] = ['up', 'down', 'left', 'right']
const arrow = (way: Direction) => `Arrow${way[0]?.toUpperCase()}${way.slice(1)}`

/** Presses keys one after the other. */
const keys =
  (all: () => readonly string[]): Plan['keyboard'] =>
  async ({ page }) => {
    for (const key of all()) await page.keyboard.press(key)
  }

const MAZE = LEVELS[0] as Level

function mazeKeys(): string[] {
  const way = wayToGoal(MAZE, MAZE.start)
  return way
    .slice(1)
    .map((to, i) => arrow(WAYS.find((each) => stepFrom(MAZE, way[i] as number, each) === to) as Direction))
}

const TILES = { size: '3' }

function slidingKeys(): string[] {
  let state = slidingPuzzle.start(TILES, SEED)
  return wayFrom(state, () => false).cells.map((at) => {
    const way = WAYS.find((each) => cellFor(state, each) === at) as Direction
    const moved = slidingPuzzle.apply(state, at, 0)
    if ('refused' in moved) throw new Error(moved.refused)
    state = moved.state
    return arrow(way)
  })
}

const column = (n: number) => String(n + 1)

/** The keys of a step of a solution: those of the pile that it comes from, and of the pile that it goes to. */
function keysOf(step: Step): string[] {
  const to = step.to === 'foundation' ? 'f' : column(step.to)
  if (step.from === 'talon') return [...Array.from({ length: step.draws }, () => 's'), 'w', to]
  if (step.from === 'column') return [column(step.column), to]
  return ['f', to]
}

/** The solution of a deal, up to where the rest goes to the foundations by itself. */
function klondikeKeys(): string[] {
  let state = klondike.start({ deals: 'winnable' }, SEED)
  const pressed: string[] = []
  for (const step of solve(positionOf(state), 100_000).steps) {
    if (klondike.next?.(state)) break
    pressed.push(...keysOf(step))
    state = playStep(state, step)
  }
  return pressed
}

const PICTURE = { puzzle: 'generated', size: '5', level: 'easy' }

/** By the name of the game. */
export const WHOLE_GAMES: Readonly<Record<string, WholeGame>> = {
  '2048': {
    // The small board is full soon.
    query: `seed=${SEED}&board=3`,
    ends: /Game Over/,
    async keyboard({ page, game }) {
      for (let n = 0; n < 400 && (await game.root.getAttribute('data-phase')) === 'playing'; n++) {
        await page.keyboard.press(arrow((['left', 'up', 'right', 'down'] as const)[n % 4] as Direction))
        await frames(page, 1)
      }
    },
  },
  'invisible-maze': {
    query: `seed=${SEED}&mazes=one`,
    ends: /Level Complete/,
    keyboard: keys(mazeKeys),
  },
  klondike: { query: `seed=${SEED}`, ends: /You won/, keyboard: keys(klondikeKeys) },
  nonogram: {
    query: `seed=${SEED}&puzzle=generated&size=5`,
    ends: /Solved/,
    async keyboard({ page }) {
      const state = nonogram.start(PICTURE, SEED)
      const width = widthOf(state)
      for (let at = 0; at < state.cells.length; at++) {
        if (!solutionAt(state, at)) continue
        await walkTo(page, Math.floor(at / width) + 1, (at % width) + 1)
        await page.keyboard.press('Enter')
      }
    },
  },
  'sliding-puzzle': {
    query: `seed=${SEED}&size=3`,
    ends: /Puzzle Complete!/,
    keyboard: keys(slidingKeys),
  },
  sudoku: {
    query: `seed=${SEED}`,
    ends: /Solved/,
    async keyboard({ page }) {
      const state = sudoku.start({ level: 'classic' }, SEED)
      const { solution } = solveExactly(state.digits, 1, shapeOf(state))
      for (const [at, digit] of state.digits.entries()) {
        if (digit > 0) continue
        // A click on the cell, because 50 walks over the board take long.
        await cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).click()
        await page.keyboard.press(String(solution?.[at]))
      }
    },
  },
}
