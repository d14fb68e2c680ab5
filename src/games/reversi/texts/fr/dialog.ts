import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  moves: 'Coups de cette partie',
  copyMoves: 'Copier les coups',
  movesCopied: 'Coups copiés.',
  position: 'Position\u00a0: X pour les Noirs, O pour les Blancs, puis le camp qui doit jouer',
  copyPosition: 'Copier la position',
  positionCopied: 'Position copiée.',
  loadHint: 'Colle des coups, comme f5d6c3, ou une position.',
  loadEmpty: 'Colle d’abord des coups ou une position.',
}
