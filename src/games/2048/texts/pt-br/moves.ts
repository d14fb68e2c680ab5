import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  directions: { up: 'Cima', down: 'Baixo', left: 'Esquerda', right: 'Direita' },
  scored: (direction, points) => `${direction}, +${points}`,
}
