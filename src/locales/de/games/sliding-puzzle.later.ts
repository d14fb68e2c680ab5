import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/sliding-puzzle/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  look: (tile) => `Kachel ${tile} kommt als nächste an ihren Platz: auf das hervorgehobene Feld.`,
  solution: {
    up: (moves) =>
      plural(moves, {
        one: 'Die kürzeste Lösung braucht # Zug. Zuerst wandert die Lücke nach oben.',
        other: 'Die kürzeste Lösung braucht # Züge. Zuerst wandert die Lücke nach oben.',
      }),
    down: (moves) =>
      plural(moves, {
        one: 'Die kürzeste Lösung braucht # Zug. Zuerst wandert die Lücke nach unten.',
        other: 'Die kürzeste Lösung braucht # Züge. Zuerst wandert die Lücke nach unten.',
      }),
    left: (moves) =>
      plural(moves, {
        one: 'Die kürzeste Lösung braucht # Zug. Zuerst wandert die Lücke nach links.',
        other: 'Die kürzeste Lösung braucht # Züge. Zuerst wandert die Lücke nach links.',
      }),
    right: (moves) =>
      plural(moves, {
        one: 'Die kürzeste Lösung braucht # Zug. Zuerst wandert die Lücke nach rechts.',
        other: 'Die kürzeste Lösung braucht # Züge. Zuerst wandert die Lücke nach rechts.',
      }),
  },
  section: {
    up: (moves) =>
      plural(moves, {
        one: 'Der nächste Abschnitt braucht # Zug. Zuerst wandert die Lücke nach oben.',
        other: 'Der nächste Abschnitt braucht # Züge. Zuerst wandert die Lücke nach oben.',
      }),
    down: (moves) =>
      plural(moves, {
        one: 'Der nächste Abschnitt braucht # Zug. Zuerst wandert die Lücke nach unten.',
        other: 'Der nächste Abschnitt braucht # Züge. Zuerst wandert die Lücke nach unten.',
      }),
    left: (moves) =>
      plural(moves, {
        one: 'Der nächste Abschnitt braucht # Zug. Zuerst wandert die Lücke nach links.',
        other: 'Der nächste Abschnitt braucht # Züge. Zuerst wandert die Lücke nach links.',
      }),
    right: (moves) =>
      plural(moves, {
        one: 'Der nächste Abschnitt braucht # Zug. Zuerst wandert die Lücke nach rechts.',
        other: 'Der nächste Abschnitt braucht # Züge. Zuerst wandert die Lücke nach rechts.',
      }),
  },
  slide: (tile, moves) =>
    plural(moves, {
      one: `Schieb Kachel ${tile}. Die kürzeste Lösung braucht # Zug.`,
      other: `Schieb Kachel ${tile}. Die kürzeste Lösung braucht # Züge.`,
    }),
  slideSection: (tile, moves) =>
    plural(moves, {
      one: `Schieb Kachel ${tile}. Der nächste Abschnitt braucht # Zug.`,
      other: `Schieb Kachel ${tile}. Der nächste Abschnitt braucht # Züge.`,
    }),
}
