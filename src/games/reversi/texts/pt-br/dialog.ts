import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  moves: 'Jogadas desta partida',
  copyMoves: 'Copiar jogadas',
  movesCopied: 'Jogadas copiadas.',
  position: 'Posição: X são as pretas, O são as brancas; no fim, quem joga',
  copyPosition: 'Copiar posição',
  positionCopied: 'Posição copiada.',
  loadHint: 'Cole jogadas como f5d6c3 ou uma posição.',
  loadEmpty: 'Cole jogadas ou uma posição antes.',
}
