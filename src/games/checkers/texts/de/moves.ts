import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  resigned: 'Aufgegeben',
  accepted: 'Remis angenommen',
  offered: (move) => `${move}, Remis angeboten`,
}
