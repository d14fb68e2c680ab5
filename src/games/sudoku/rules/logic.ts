/** Solves puzzles as people do: candidates, steps that place digits or remove candidates, and the grade of a puzzle. */
import { itemAt } from '../../../engine/core/itemAt'
import { cageSum, cageWays, lastOfCage, neededInCage, ruleOf45 } from './cageSteps'
import { ALL, bitOf, CELLS } from './grid'
import { claims, fullHouse, hiddenSingle, hiddenSubset, nakedSingle, nakedSubset } from './houses'
import { fish, skyscraper, xyWing } from './patterns'
import type { Shape } from './shape'
import type { Step, Tier, Work } from './technique'

interface Finder {
  readonly tier: Tier
  find(work: Work): Step | null
}

/** Techniques in the order in which they are tried, simplest first. */
const FINDERS: readonly Finder[] = [
  { tier: 1, find: fullHouse },
  { tier: 1, find: hiddenSingle },
  { tier: 2, find: nakedSingle },
  { tier: 2, find: claims },
  { tier: 3, find: (work) => nakedSubset(work, 2) },
  { tier: 3, find: (work) => hiddenSubset(work, 2) },
  { tier: 3, find: (work) => nakedSubset(work, 3) },
  { tier: 3, find: (work) => hiddenSubset(work, 3) },
  { tier: 4, find: (work) => fish(work, 2) },
  { tier: 4, find: skyscraper },
  { tier: 4, find: xyWing },
  { tier: 4, find: (work) => fish(work, 3) },
]

/** Techniques with cages, each among others of the same difficulty. */
const KILLER: readonly Finder[] = [
  { tier: 1, find: lastOfCage },
  { tier: 1, find: fullHouse },
  { tier: 1, find: cageSum },
  { tier: 1, find: hiddenSingle },
  { tier: 2, find: nakedSingle },
  { tier: 2, find: cageWays },
  { tier: 2, find: claims },
  { tier: 2, find: (work) => ruleOf45(work, 1, 1) },
  { tier: 3, find: neededInCage },
  { tier: 3, find: (work) => nakedSubset(work, 2) },
  { tier: 3, find: (work) => hiddenSubset(work, 2) },
  { tier: 3, find: (work) => ruleOf45(work, 1, 4) },
  { tier: 4, find: (work) => ruleOf45(work, 3, 4) },
  { tier: 4, find: (work) => nakedSubset(work, 3) },
  { tier: 4, find: (work) => hiddenSubset(work, 3) },
  { tier: 4, find: (work) => fish(work, 2) },
  { tier: 4, find: skyscraper },
  { tier: 4, find: xyWing },
]

/** Starts with all candidates that no visible digit excludes. */
export function createWork(digits: ArrayLike<number>, shape: Shape): Work {
  const work: Work = { shape, digits: Uint8Array.from(digits), marks: new Uint16Array(CELLS), left: 0 }
  for (let cell = 0; cell < CELLS; cell++) {
    if (digits[cell] !== 0) continue
    let bits = ALL
    for (const peer of itemAt(shape.peers, cell)) {
      const digit = digits[peer] as number
      if (digit !== 0) bits &= ~bitOf(digit)
    }
    work.marks[cell] = bits
    work.left++
  }
  return work
}

export function applyStep(work: Work, step: Step): void {
  if (step.place) {
    const { cell, digit } = step.place
    work.digits[cell] = digit
    work.marks[cell] = 0
    work.left--
    const keep = ~bitOf(digit)
    for (const peer of itemAt(work.shape.peers, cell)) (work.marks[peer] as number) &= keep
  }
  for (const { cell, bits } of step.remove ?? []) (work.marks[cell] as number) &= ~bits
}

/** The simplest step of at most this tier, or null. */
export function nextStep(work: Work, max: Tier = 4): { step: Step; tier: Tier } | null {
  for (const { tier, find } of work.shape.cages.length > 0 ? KILLER : FINDERS) {
    if (tier > max) return null
    const step = find(work)
    if (step) return { step, tier }
  }
  return null
}

/** The tier of the hardest technique that a grid requires; null if the techniques up to tier `max` do not solve it. */
export function gradeOf(digits: ArrayLike<number>, shape: Shape, max: Tier = 4): Tier | null {
  const work = createWork(digits, shape)
  let hardest: Tier = 1
  while (work.left > 0) {
    const found = nextStep(work, max)
    if (!found) return null
    if (found.tier > hardest) hardest = found.tier
    applyStep(work, found.step)
  }
  return hardest
}
