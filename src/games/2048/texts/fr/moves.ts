import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  directions: { up: 'Haut', down: 'Bas', left: 'Gauche', right: 'Droite' },
  scored: (direction, points) => `${direction}, +${points}`,
}
