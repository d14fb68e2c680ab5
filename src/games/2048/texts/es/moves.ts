import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  directions: { up: 'Arriba', down: 'Abajo', left: 'Izquierda', right: 'Derecha' },
  scored: (direction, points) => `${direction}, +${points}`,
}
