import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  directions: { up: 'Hoch', down: 'Runter', left: 'Links', right: 'Rechts' },
  scored: (direction, points) => `${direction}, +${points}`,
}
