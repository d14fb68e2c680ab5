import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  resigned: 'Abandon',
  accepted: 'Nulle acceptée',
  offered: (move) => `${move}, nulle proposée`,
}
