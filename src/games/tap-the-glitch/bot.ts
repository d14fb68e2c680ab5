/** A simple bot for Tap the Glitch: taps the oldest glitch it saw, about twice a second. */
import { delayed } from '../shared/reflex/reaction'
import type { Action, World } from './rules'

/** Ticks from one tap to the next. */
const RHYTHM = 27

export const bot = delayed<World, World['glitches'], Action>(
  ({ glitches }) => glitches,
  (seen, { ticksLeft, glitches }) => {
    if (ticksLeft % RHYTHM !== 0) return {}
    const goal = seen.find(({ id }) => glitches.some((glitch) => glitch.id === id))
    if (!goal) return {}
    return {
      pointers: [
        { id: 1, x: goal.x, y: goal.y, down: true, pressed: true, released: false, kind: 'touch' as const },
      ],
    }
  },
)
