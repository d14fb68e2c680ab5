/** The address of the workbench: what is shown, in which theme, and which moment of which game. */

const PARTS = ['ui', 'stage', 'both', 'examples', 'trophies', 'languages'] as const

export interface WorkbenchAddress {
  readonly part: (typeof PARTS)[number] | null
  /** The id of the game to show. */
  readonly game: string | null
  /** Ticks of a real-time game, moves of a turn-based game; from 0. */
  readonly tick: number
  readonly theme: 'dark' | 'light'
  readonly motion: 'full' | 'reduced'
  /** Whether to measure the game's flashes. */
  readonly flashes: boolean
}

/** Ten minutes: more is probably a typo, and would take long to reach. */
export const MAX_TICKS = 36_000

/** Reads `?game=snake&seed=42&tick=600&theme=light` or `?game=snake&flashes`. `play/session/core/options` reads options and seed. */
export function readAddress(search: string): WorkbenchAddress {
  const parameters = new URLSearchParams(search)
  const tick = Number(parameters.get('tick') ?? 0)
  return {
    part: PARTS.find((part) => part === parameters.get('part')) ?? null,
    game: parameters.get('game'),
    tick: Number.isSafeInteger(tick) ? Math.min(Math.max(0, tick), MAX_TICKS) : 0,
    theme: parameters.get('theme') === 'light' ? 'light' : 'dark',
    motion: parameters.get('motion') === 'reduced' ? 'reduced' : 'full',
    flashes: parameters.has('flashes'),
  }
}

/** The same page with some parameters replaced. */
export function address(search: string, changes: Readonly<Record<string, string | number>>): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) parameters.set(name, String(value))
  return `?${parameters}`
}
