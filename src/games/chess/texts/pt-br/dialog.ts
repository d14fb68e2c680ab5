import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  fen: 'FEN, posição atual',
  copyFen: 'Copiar FEN',
  fenCopied: 'FEN copiado.',
  pgn: 'PGN, partida inteira',
  copyPgn: 'Copiar PGN',
  pgnCopied: 'PGN copiado.',
  load: 'Carregar uma partida',
  loadHint: 'Cole um FEN ou PGN.',
  loadLater: 'Você pode carregar uma partida na sua vez.',
  loadButton: 'Carregar',
  loadEmpty: 'Cole primeiro um FEN ou PGN.',
  switchTo: {
    full: 'Mudar para regras completas e carregar',
    simplified: 'Mudar para regras simples e carregar',
  },
}
