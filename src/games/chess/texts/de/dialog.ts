import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  fen: 'FEN, aktuelle Stellung',
  copyFen: 'FEN kopieren',
  fenCopied: 'FEN kopiert.',
  pgn: 'PGN, ganze Partie',
  copyPgn: 'PGN kopieren',
  pgnCopied: 'PGN kopiert.',
  load: 'Partie laden',
  loadHint: 'Füge eine FEN oder PGN ein.',
  loadLater: 'Du kannst eine Partie laden, wenn du am Zug bist.',
  loadButton: 'Laden',
  loadEmpty: 'Füge zuerst eine FEN oder PGN ein.',
  switchTo: {
    full: 'Zu vollen Regeln wechseln und laden',
    simplified: 'Zu vereinfachten Regeln wechseln und laden',
  },
}
