/** The seven evenings: how many guests come, what they wish, and the points that earn stars. */

interface Plan {
  /** Ticks from one guest to the next in each part, and the patience of all. */
  readonly every: readonly [number, number, number]
  readonly patience: number
  /** Probabilities that a guest has a wish, and orders a known dish by heart. */
  readonly wishes: number
  readonly heart: number
  /** Points for one, two and three stars. */
  readonly goals: readonly [number, number, number]
}

export const PLANS: readonly Plan[] = [
  { every: [360, 320, 280], patience: 1080, wishes: 0, heart: 0, goals: [3500, 6500, 9000] },
  { every: [340, 300, 260], patience: 1020, wishes: 0.25, heart: 0, goals: [4000, 7500, 10500] },
  { every: [330, 280, 240], patience: 1000, wishes: 0.3, heart: 0.2, goals: [4300, 8000, 11000] },
  { every: [320, 270, 230], patience: 960, wishes: 0.35, heart: 0.25, goals: [5000, 9000, 12200] },
  { every: [310, 260, 220], patience: 930, wishes: 0.4, heart: 0.3, goals: [6200, 10500, 13000] },
  { every: [300, 250, 210], patience: 900, wishes: 0.4, heart: 0.4, goals: [9200, 12000, 14000] },
  { every: [290, 240, 200], patience: 870, wishes: 0.45, heart: 0.5, goals: [11000, 13000, 14500] },
]

export const EVENINGS = PLANS.length
