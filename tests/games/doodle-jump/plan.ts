/**
 * How the browser tests play Doodle Jump: Space pauses and resumes, then it moves aside until it misses every platform.
 */
import type { Hand } from '../../e2e/support/hands'
import { pauseBySpace } from '../../e2e/support/moves'
import { byAll, type Plan } from '../../e2e/support/plan'

/** No platform of the replay's first screen is below this position. */
const moveAside = (hand: Hand) => hand.hold({ key: 'ArrowRight', pad: 'DpadRight', at: [0.88, 0.5] })

export const plan: Plan = {
  // In this replay a jumper that does not move bounces forever. One that runs right, or stays under the position aside,
  // falls within three seconds, whenever it starts.
  query: 'seed=87',
  ends: /Game Over!.*Score\s*[1-9]/s,
  ...byAll(moveAside),
  async keyboard(hand) {
    await pauseBySpace(hand)
    await moveAside(hand)
  },
  // The usual plan pauses, which would pause both players.
  race: { ends: /Game Over!/, keyboard: moveAside },
}
