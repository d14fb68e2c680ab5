import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  piece: 'Sieh dir die hervorgehobene Figur an: Sie hat den besten Zug.',
  pieces: 'Sieh dir die hervorgehobenen Figuren an: Eine davon hat den besten Zug.',
  lost: (foe) =>
    `${foe} gewinnt bei gutem Spiel: Halte den hervorgehobenen König in Sicherheit, so lange du kannst.`,
  takeKing: 'Der hervorgehobene König kann geschlagen werden.',
  canMate: (side, moves) =>
    plural(moves, {
      one: `${side} kann in # Zug matt setzen: Sieh dir den König und die Felder um ihn herum an.`,
      other: `${side} kann in # Zügen matt setzen: Sieh dir den König und die Felder um ihn herum an.`,
    }),
  canTakeKing: (side, moves) =>
    plural(moves, {
      one: `${side} kann den König in # Zug schlagen: Sieh dir die Felder um ihn herum an.`,
      other: `${side} kann den König in # Zügen schlagen: Sieh dir die Felder um ihn herum an.`,
    }),
  passant: 'Ein Bauer, der gerade zwei Felder vorgerückt ist, kann en passant geschlagen werden.',
  unprotected: 'Die hervorgehobene Figur kann geschlagen werden und ist ungedeckt.',
  worthMore: 'Die hervorgehobene Figur ist mehr wert als die, die sie schlagen kann.',
  countRecaptures: 'Die hervorgehobene Figur kann geschlagen werden: Zähle, wie oft zurückgeschlagen wird.',
  attackedByLess: 'Die hervorgehobene Figur wird von einer weniger wertvollen angegriffen.',
  attacked: 'Die hervorgehobene Figur ist angegriffen und ungedeckt.',
  giveCheck: 'Du kannst Schach geben, das lässt deinem Gegner weniger Antworten.',
  attackOne: 'Eine weniger wertvolle Figur kann die hervorgehobene angreifen.',
  attackSeveral: 'Eine weniger wertvolle Figur kann die hervorgehobenen angreifen.',
  develop: 'Die hervorgehobenen Figuren haben noch nicht gezogen: Entwickle eine.',
  center: 'Das Zentrum zählt: Von dort erreichen Figuren die meisten Felder.',
  improve: 'Der beste Zug schlägt nichts und gibt kein Schach: Suche eine Figur, die besser stehen könnte.',
  onlyMove: 'Es gibt nur einen Zug.',
  inCheck: 'Der König steht im Schach: Schlag den Angreifer, stelle etwas dazwischen oder weich aus.',
  castle: 'Der hervorgehobene König steht hinter seinen Bauern sicherer: Er kann rochieren.',
  promote: 'Der hervorgehobene Bauer kann umgewandelt werden.',
  countPieces: 'Sieh dir alle Figuren an: Zähle, was jede Seite noch hat.',
  mayClaim: (side) =>
    `Du kannst Remis reklamieren. ${side} liegt nicht vorn, also ist ein Remis ein gutes Ergebnis.`,
  offered: (side) => `Remis ist angeboten. ${side} liegt nicht vorn, also ist ein Remis ein gutes Ergebnis.`,
  claim: 'Am besten reklamierst du Remis.',
  accept: 'Am besten nimmst du das Remis an.',
  titles: { p: 'Bauer', n: 'Springer', b: 'Läufer', r: 'Turm', q: 'Dame', k: 'König' },
  kingside: 'Kurze Rochade.',
  queenside: 'Lange Rochade.',
  takesKing: (piece, square) => `${piece} schlägt den König auf ${square}.`,
  takes: (piece, square) => `${piece} schlägt auf ${square}.`,
  moves: (piece, square) => `${piece} nach ${square}.`,
  mate: 'Schachmatt.',
  matesIn: (moves) => plural(moves, { one: 'Das setzt in # Zug matt.', other: 'Das setzt in # Zügen matt.' }),
  wins: 'Das gewinnt.',
  takesKingIn: (moves) =>
    plural(moves, {
      one: 'Das schlägt den König in # Zug.',
      other: 'Das schlägt den König in # Zügen.',
    }),
  holdsOut: 'Das hält am längsten durch.',
  farAhead: 'Damit bleibst du weit vorn.',
  ahead: 'Damit bleibst du vorn.',
  best: 'Das ist der beste Zug.',
}
