import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  moves: 'Jugadas de esta partida',
  copyMoves: 'Copiar jugadas',
  movesCopied: 'Jugadas copiadas.',
  position: 'Posición: X son negras, O son blancas; al final, a quién le toca',
  copyPosition: 'Copiar posición',
  positionCopied: 'Posición copiada.',
  loadHint: 'Pega jugadas, como f5d6c3, o una posición.',
  loadEmpty: 'Pega antes unas jugadas o una posición.',
}
