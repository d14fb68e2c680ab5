/** Solves puzzles as people do: candidates, steps that place digits or remove candidates, and the grade of a puzzle. */
import { itemAt } from '../../../engine/core/itemAt'
import { cageCombinations, cageSum, lastOfCage, requiredInCage, ruleOf45 } from './cageSteps'
import { ALL, bitOf, CELLS } from './grid'
import { fullHouse, hiddenSingle, hiddenSubset, lockedCandidates, nakedSingle, nakedSubset } from './houses'
import { fish, skyscraper, xyWing } from './patterns'
import type { Shape } from './shape'
import type { SolverGrid, Step, Tier } from './technique'

interface Finder {
  readonly tier: Tier
  find(grid: SolverGrid): Step | null
}

/** Techniques in the order in which they are tried, simplest first. */
const FINDERS: readonly Finder[] = [
  { tier: 1, find: fullHouse },
  { tier: 1, find: hiddenSingle },
  { tier: 2, find: nakedSingle },
  { tier: 2, find: lockedCandidates },
  { tier: 3, find: (grid) => nakedSubset(grid, 2) },
  { tier: 3, find: (grid) => hiddenSubset(grid, 2) },
  { tier: 3, find: (grid) => nakedSubset(grid, 3) },
  { tier: 3, find: (grid) => hiddenSubset(grid, 3) },
  { tier: 4, find: (grid) => fish(grid, 2) },
  { tier: 4, find: skyscraper },
  { tier: 4, find: xyWing },
  { tier: 4, find: (grid) => fish(grid, 3) },
]

/** Techniques with cages, each among others of the same difficulty. */
const KILLER: readonly Finder[] = [
  { tier: 1, find: lastOfCage },
  { tier: 1, find: fullHouse },
  { tier: 1, find: cageSum },
  { tier: 1, find: hiddenSingle },
  { tier: 2, find: nakedSingle },
  { tier: 2, find: cageCombinations },
  { tier: 2, find: lockedCandidates },
  { tier: 2, find: (grid) => ruleOf45(grid, 1, 1) },
  { tier: 3, find: requiredInCage },
  { tier: 3, find: (grid) => nakedSubset(grid, 2) },
  { tier: 3, find: (grid) => hiddenSubset(grid, 2) },
  { tier: 3, find: (grid) => ruleOf45(grid, 1, 4) },
  { tier: 4, find: (grid) => ruleOf45(grid, 3, 4) },
  { tier: 4, find: (grid) => nakedSubset(grid, 3) },
  { tier: 4, find: (grid) => hiddenSubset(grid, 3) },
  { tier: 4, find: (grid) => fish(grid, 2) },
  { tier: 4, find: skyscraper },
  { tier: 4, find: xyWing },
]

/** Starts with all candidates that no visible digit excludes. */
export function createSolverGrid(digits: ArrayLike<number>, shape: Shape): SolverGrid {
  const grid: SolverGrid = {
    shape,
    digits: Uint8Array.from(digits),
    candidates: new Uint16Array(CELLS),
    left: 0,
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (digits[cell] !== 0) continue
    let bits = ALL
    for (const peer of itemAt(shape.peers, cell)) {
      const digit = itemAt(digits, peer)
      if (digit !== 0) bits &= ~bitOf(digit)
    }
    grid.candidates[cell] = bits
    grid.left++
  }
  return grid
}

export function applyStep(grid: SolverGrid, step: Step): void {
  if (step.place) {
    const { cell, digit } = step.place
    grid.digits[cell] = digit
    grid.candidates[cell] = 0
    grid.left--
    const keep = ~bitOf(digit)
    for (const peer of itemAt(grid.shape.peers, cell)) (grid.candidates[peer] as number) &= keep
  }
  for (const { cell, bits } of step.remove ?? []) (grid.candidates[cell] as number) &= ~bits
}

/** The simplest step of at most this tier, or null. */
export function nextStep(grid: SolverGrid, max: Tier = 4): { step: Step; tier: Tier } | null {
  for (const { tier, find } of grid.shape.cages.length > 0 ? KILLER : FINDERS) {
    if (tier > max) return null
    const step = find(grid)
    if (step) return { step, tier }
  }
  return null
}

/** The tier of the hardest technique that a grid requires; null if the techniques up to tier `max` do not solve it. */
export function gradeOf(digits: ArrayLike<number>, shape: Shape, max: Tier = 4): Tier | null {
  const grid = createSolverGrid(digits, shape)
  let hardest: Tier = 1
  while (grid.left > 0) {
    const found = nextStep(grid, max)
    if (!found) return null
    if (found.tier > hardest) hardest = found.tier
    applyStep(grid, found.step)
  }
  return hardest
}
