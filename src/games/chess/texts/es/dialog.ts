import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  fen: 'FEN, posición actual',
  copyFen: 'Copiar FEN',
  fenCopied: 'FEN copiado.',
  pgn: 'PGN, partida entera',
  copyPgn: 'Copiar PGN',
  pgnCopied: 'PGN copiado.',
  load: 'Cargar una partida',
  loadHint: 'Pega un FEN o un PGN.',
  loadLater: 'Puedes cargar una partida en tu turno.',
  loadButton: 'Cargar',
  loadEmpty: 'Pega antes un FEN o un PGN.',
  switchTo: {
    full: 'Pasar a reglas completas y cargar',
    simplified: 'Pasar a reglas sencillas y cargar',
  },
}
