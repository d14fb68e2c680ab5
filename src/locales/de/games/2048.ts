import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/2048/texts/game'
import type { Translation } from '../../translation'

const SHORT = 'Mit dieser Kachel ist das Spiel gewonnen. Wie wenige Züge brauchst du?'

export const texts: Translation<typeof game.texts> = {
  options: {
    board: {
      label: 'Brett',
      3: '3\u00a0×\u00a03',
      4: '4\u00a0×\u00a04',
      5: '5\u00a0×\u00a05',
      6: '6\u00a0×\u00a06',
    },
    target: {
      label: 'Ende bei',
      off: 'Kein Ziel',
      says: { 256: SHORT, 512: SHORT, 1024: SHORT, 2048: SHORT },
    },
  },
  controls: { slide: 'Schieben' },
  stats: { Score: 'Punkte', Moves: 'Züge', 'Highest tile': 'Höchste Kachel' },
  best: { highestTile: 'Höchste Kachel', moves: 'Wenigste Züge' },
  toasts: { goal: (value) => `Du hast die ${value} geschafft. Spiel weiter, wenn du mehr willst.` },
  status: { points: (points) => plural(points, { one: '# Punkt.', other: '# Punkte.' }) },
  captions: {
    slide: 'Kacheln gleiten',
    merge: 'Kacheln verschmelzen',
    goal: 'Zielkachel erreicht',
    Refused: 'keine Kachel bewegt sich',
  },
  howTo: [
    'Schieb alle Kacheln auf einmal zu einer Seite.',
    'Treffen sich zwei gleiche Kacheln, verschmelzen sie zu einer mit doppeltem Wert.',
    'Erreiche 2048 (3\u00a0×\u00a03: 256, 5\u00a0×\u00a05: 8192, 6\u00a0×\u00a06: 32768) und spiel dann weiter.',
  ],
  board: '2048-Brett',
  ends: {
    title: 'Spiel vorbei',
    reached: (tile) => `Du hast die ${tile} geschafft!`,
    moves: (moves) => plural(moves, { one: 'Nach # Zug.', other: 'Nach # Zügen.' }),
    highest: (tile) => `Deine höchste Kachel ist die ${tile}.`,
    made: (tile) => `Du hast die ${tile} geschafft.`,
    keptGoing: (goal, tile) => `Du hast die ${goal} geschafft und bist bis zur ${tile} gekommen.`,
  },
  position: {
    count: (numbers) =>
      `Eine 2048-Stellung besteht aus 16 Zahlen (oder 9, 25 oder 36), Zeile für Zeile, mit 0 für ein leeres Feld. Diese hat ${numbers}.`,
    strange: (part) =>
      `Eine 2048-Stellung besteht aus 16 Zahlen (oder 9, 25 oder 36), Zeile für Zeile, mit 0 für ein leeres Feld. „${part}“ ist keine Zahl.`,
    tiles: (highest) => `Kacheln können nur 2, 4, 8 und so weiter sein, bis ${highest}.`,
    fewTiles: 'Diese Stellung ist unmöglich: Es gibt immer mindestens zwei Kacheln.',
    newest: 'Diese Stellung ist unmöglich: Die neueste Kachel ist immer eine 2 oder eine 4.',
  },
}
