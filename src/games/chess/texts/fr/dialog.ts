import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  fen: 'FEN, position actuelle',
  copyFen: 'Copier le FEN',
  fenCopied: 'FEN copié.',
  pgn: 'PGN, partie entière',
  copyPgn: 'Copier le PGN',
  pgnCopied: 'PGN copié.',
  load: 'Charger une partie',
  loadHint: 'Colle un FEN ou un PGN.',
  loadLater: 'Tu peux charger une partie à ton tour.',
  loadButton: 'Charger',
  loadEmpty: 'Colle d’abord un FEN ou un PGN.',
  switchTo: {
    full: 'Passer aux règles complètes et charger',
    simplified: 'Passer aux règles simplifiées et charger',
  },
}
