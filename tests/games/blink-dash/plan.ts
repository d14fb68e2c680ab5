/** How the browser tests play Blink Dash: up to the wall through a sparkle, where a prowler comes by. */
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  // A player who walks straight up in this game takes a sparkle on the way and is caught at the wall, whenever they
  // start in the first two seconds, in both shapes. A player who does not move takes none.
  query: 'seed=292',
  ends: /Game Over!.*Final Score\s*[1-9]/s,
  ...byAll((hand) => hand.hold({ key: 'ArrowUp', pad: 'DpadUp', at: [0.5, 0.02] })),
}
