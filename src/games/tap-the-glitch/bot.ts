/** A simple bot for Tap the Glitch: taps the oldest glitch it saw, about twice a second; in Shifts a little faster, and the boss. */
import { delayed } from '../shared/reflex/reaction'
import { type Action, bossMiddle, type World } from './rules'

/** Ticks from one tap to the next. */
const RHYTHM = 27
const SHIFT_RHYTHM = 24

const press = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  pointers: [{ id: 1, x, y, down: true, pressed: true, released: false, kind: 'touch' as const }],
})

export const bot = delayed<World, World['glitches'], Action>(
  ({ glitches }) => glitches,
  (seen, world) => {
    const { ticksLeft, glitches, shift } = world
    if (ticksLeft % (shift ? SHIFT_RHYTHM : RHYTHM) !== 0) return {}
    const goal = seen.find(({ id }) => glitches.some((glitch) => glitch.id === id))
    if (shift?.boss && (!goal || goal.age < goal.life / 2)) return press(bossMiddle(shift.boss, world))
    return goal ? press(goal) : {}
  },
)
