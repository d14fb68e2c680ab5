import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  square: 'Sieh dir das hervorgehobene Feld an.',
  squares: 'Sieh dir die hervorgehobenen Felder an: Der beste Zug ist darunter.',
  onlyLegal: 'Das ist der einzige mögliche Zug.',
  corner: 'Ein Stein in einer Ecke kann nie mehr umgedreht werden. Du kannst eine besetzen.',
  countToWin: (side) => `Zähle bis zum letzten Feld: Mit dem besten dieser Züge gewinnt ${side}.`,
  countToTie: 'Zähle bis zum letzten Feld: Der beste dieser Züge führt zum Unentschieden.',
  countToLoss: (foe) =>
    `Zähle bis zum letzten Feld: Bei gutem Spiel gewinnt ${foe}. Rette so viele Steine wie möglich.`,
  avoid: (squares, foe) =>
    plural(squares, {
      one: `Meide das hervorgehobene Feld: Nach einem Stein dort kann ${foe} eine Ecke besetzen.`,
      other: `Meide die hervorgehobenen Felder: Nach einem Stein auf einem davon kann ${foe} eine Ecke besetzen.`,
    }),
  noReply: (foe) => `Nach einem dieser Züge kann ${foe} nicht ziehen.`,
  fewReplies: (replies, foe) =>
    plural(replies, {
      one: `Lass deinem Gegner wenig Auswahl. Nach dem besten Zug hat ${foe} nur # Zug.`,
      other: `Lass deinem Gegner wenig Auswahl. Nach dem besten Zug hat ${foe} nur # Züge.`,
    }),
  fewFlipped: (discs) =>
    plural(discs, {
      one: 'Am Anfang sind wenige Steine besser. Der beste Zug dreht nur # um.',
      other: 'Am Anfang sind wenige Steine besser. Der beste Zug dreht nur # um.',
    }),
  replies: (replies, foe) =>
    plural(replies, {
      one: `Sieh dir an, was ${foe} als Nächstes tun kann. Der beste Zug lässt # Antwort zu.`,
      other: `Sieh dir an, was ${foe} als Nächstes tun kann. Der beste Zug lässt # Antworten zu.`,
    }),
  only: (square) => `${square} ist der einzige Zug.`,
  keepsTie: (square) => `${square} hält das Unentschieden.`,
  winsBy: (square, discs) =>
    plural(discs, {
      one: `${square} gewinnt mit # Stein Vorsprung.`,
      other: `${square} gewinnt mit # Steinen Vorsprung.`,
    }),
  losesBy: (square, discs) =>
    plural(discs, {
      one: `${square} verliert mit nur # Stein Rückstand.`,
      other: `${square} verliert mit nur # Steinen Rückstand.`,
    }),
  takesCorner: (square) => `${square} besetzt die Ecke.`,
  keepsAhead: (square) => `Mit ${square} bleibst du vorn.`,
  looksBest: (square) => `${square} sieht am besten aus.`,
}
