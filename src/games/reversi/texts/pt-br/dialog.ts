import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  moves: 'Jogadas desta partida',
  copyMoves: 'Copiar jogadas',
  movesCopied: 'Jogadas copiadas.',
  position: 'Posição: X são as pretas, O são as brancas; no fim, quem joga',
  copyPosition: 'Copiar posição',
  positionCopied: 'Posição copiada.',
  load: 'Carregar uma partida',
  loadHint: 'Cole jogadas como f5d6c3 ou uma posição.',
  loadButton: 'Carregar',
  loadEmpty: 'Cole jogadas ou uma posição antes.',
  loaded: 'Partida carregada.',
}
