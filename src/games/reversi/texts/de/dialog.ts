import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  moves: 'Züge dieser Partie',
  copyMoves: 'Züge kopieren',
  movesCopied: 'Züge kopiert.',
  position: 'Stellung: X ist Schwarz, O ist Weiß, dann die Seite am Zug',
  copyPosition: 'Stellung kopieren',
  positionCopied: 'Stellung kopiert.',
  load: 'Partie laden',
  loadHint: 'Füge Züge wie f5d6c3 oder eine Stellung ein.',
  loadButton: 'Laden',
  loadEmpty: 'Füge zuerst Züge oder eine Stellung ein.',
  loaded: 'Partie geladen.',
}
