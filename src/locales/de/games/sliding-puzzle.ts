import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/sliding-puzzle/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    size: {
      label: 'Größe',
      3: '3\u00a0×\u00a03',
      4: '4\u00a0×\u00a04',
      5: '5\u00a0×\u00a05',
      6: '6\u00a0×\u00a06',
    },
    face: { label: 'Kacheln', numbers: 'Zahlen', picture: 'Bild' },
  },
  own: { use: 'Eigenes Bild', used: 'Dieses Spiel verwendet ein eigenes Bild.' },
  controls: { slide: 'Kachel schieben' },
  stats: { Moves: 'Züge', Time: 'Zeit' },
  best: { time: 'Bestzeit' },
  toasts: { Won: 'Puzzle gelöst!', NewBest: 'Neuer Rekord!' },
  status: {
    tile: {
      up: (tile) => `Kachel ${tile} nach oben geschoben.`,
      down: (tile) => `Kachel ${tile} nach unten geschoben.`,
      left: (tile) => `Kachel ${tile} nach links geschoben.`,
      right: (tile) => `Kachel ${tile} nach rechts geschoben.`,
    },
    tiles: {
      up: (tiles) =>
        plural(tiles, {
          one: '# Kachel nach oben geschoben.',
          other: '# Kacheln nach oben geschoben.',
        }),
      down: (tiles) =>
        plural(tiles, {
          one: '# Kachel nach unten geschoben.',
          other: '# Kacheln nach unten geschoben.',
        }),
      left: (tiles) =>
        plural(tiles, {
          one: '# Kachel nach links geschoben.',
          other: '# Kacheln nach links geschoben.',
        }),
      right: (tiles) =>
        plural(tiles, {
          one: '# Kachel nach rechts geschoben.',
          other: '# Kacheln nach rechts geschoben.',
        }),
    },
  },
  captions: { slide: 'Kachel gleitet', Refused: 'diese Kachel lässt sich nicht schieben' },
  howTo: [
    'Schieb die Kacheln in die richtige Reihenfolge, mit der Lücke am Ende.',
    'Drück auf eine Kachel in einer Linie mit der Lücke. Die dazwischen rutschen mit.',
    'Jede bewegte Kachel zählt als Zug. Mit Tipps oder „Rückgängig“ gibt es keine Rekorde.',
  ],
  ends: {
    title: 'Puzzle gelöst!',
    inOrder: (tiles) => `${tiles} Kacheln richtig sortiert.`,
  },
  position: {
    count: (numbers) =>
      `Ein Schiebepuzzle besteht aus 9, 16, 25 oder 36 Zahlen, Zeile für Zeile, mit 0 für die Lücke; dieses hat ${numbers}.`,
    strange: (part) =>
      `Ein Schiebepuzzle besteht aus 9, 16, 25 oder 36 Zahlen, Zeile für Zeile, mit 0 für die Lücke; „${part}“ ist keine Zahl.`,
    missing: (max, number) =>
      `Dieses Schiebepuzzle braucht jede Zahl von 0 bis ${max} einmal: ${number} fehlt.`,
    impossible: 'Dieses Puzzle ist unlösbar: Zwei seiner Kacheln müssten die Plätze tauschen.',
    inOrder: 'Dieses Puzzle ist schon sortiert.',
  },
  board: {
    name: 'Schiebepuzzle',
    emptyFirst: 'In diesem Puzzle kommt die Lücke zuerst.',
    showPicture: 'Bild zeigen',
    hidePicture: 'Bild ausblenden',
  },
}
