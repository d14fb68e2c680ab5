import type { byLinkTexts as english } from '../byLink'

export const byLinkTexts: typeof english = {
  again: 'Diesen Zug hast du schon einmal geöffnet. Du bist weiterhin am Zug.',
  own: 'Das ist der Link, den du geschickt hast. Das Spiel geht mit dem weiter, den du zurückbekommst.',
  theirsAgain:
    'Diesen Zug hast du schon einmal geöffnet. Dein Gegner ist noch einmal am Zug: Mit seinem nächsten Link geht das Spiel weiter.',
  ownAgain: 'Das ist der Link, den du geschickt hast. Du bist noch einmal am Zug.',
  older: 'Dieser Link ist älter als dein Spiel: Du hast schon geantwortet.',
  changed: 'Dieser Link passt nicht zu deinem Spiel: Ein früherer Zug ist anders.',
  mine: 'Dieser Link enthält einen Zug, den du nicht auf diesem Gerät gemacht hast.',

  otherVersion:
    'Dieser Zug stammt aus einer anderen Version dieses Spiels. Ihr braucht beide die neueste: Lade die Seite neu.',
  notByLink: 'Dieser Link gehört nicht zu einem Link-Spiel für zwei.',
  illegal: 'Dieser Link enthält einen Zug, den die Regeln nicht erlauben.',

  opponentMove: (move) => `Zug des Gegners: ${move}.`,
  tooLong: 'Dieses Spiel ist zu lang für einen Link.',
  title: (game) => `${game}: Du bist am Zug`,
  copied: 'Link kopiert. Schick ihn deinem Gegner für den nächsten Zug.',
}
