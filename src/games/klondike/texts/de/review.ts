import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  winnable: 'Lösbar',
  lost: 'Nach diesem Zug war das Spiel nicht mehr zu gewinnen.',
  moves: 'Züge',
  onFoundations: 'Karten auf Zielstapeln',
  positionsLost: 'Verspielte Gewinnstellungen',
}
