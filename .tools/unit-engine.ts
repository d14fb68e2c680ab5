/**
 * Owns how V8 runs the unit tests. A page is open for long; the tests run through hundreds of modules for seconds each, and a
 * third of their time went into code made fast that was done with by then, and into collecting what had just been made.
 * What the tests see is the same.
 */
import { setFlagsFromString } from 'node:v8'

const FLAGS = [
  // Code is made fast after seven times as much work as usual.
  '--interrupt-budget=500000',
  // Room for what is made and forgotten within a test, MB: it is collected seldom, and little of it has to be kept.
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
]

/** For the threads that begin from now on, in a run of the unit tests alone. */
export function unitEngine(): void {
  if (process.env.VITEST !== undefined) for (const flag of FLAGS) setFlagsFromString(flag)
}
