import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  moves: 'Züge dieser Partie',
  copyMoves: 'Züge kopieren',
  movesCopied: 'Züge kopiert.',
  position: 'Stellung: X ist Schwarz, O ist Weiß, dann die Seite am Zug',
  copyPosition: 'Stellung kopieren',
  positionCopied: 'Stellung kopiert.',
  loadHint: 'Füge Züge wie f5d6c3 oder eine Stellung ein.',
  loadEmpty: 'Füge zuerst Züge oder eine Stellung ein.',
}
