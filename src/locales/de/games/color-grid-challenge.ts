import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-grid-challenge/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    tiles: {
      label: 'Kacheln',
      shades: 'Farbtöne',
      patterns: 'Muster',
      hues: 'Farben',
      says: { hues: 'So hell wie die anderen, aber etwas grüner, blauer, roter oder gelber.' },
    },
    clock: {
      label: 'Uhr',
      on: 'An',
      off: 'Aus',
      says: {
        off: 'Finde die abweichende Kachel, so lange du willst. Ein Raster bringt 10 Punkte je Level.',
      },
    },
  },
  controls: { rowThenColumn: 'Zeile, dann Spalte', clear: 'Zeilenwahl aufheben' },
  stats: { Score: 'Punkte', Lives: 'Leben', Level: 'Level', Grids: 'Raster' },
  status: {
    found: (points) => plural(points, { one: 'Gefunden, # Punkt.', other: 'Gefunden, # Punkte.' }),
    row: (row) => `Zeile ${row}. Wähle jetzt die Spalte.`,
    noRow: 'Zeilenwahl aufgehoben.',
    wrong: 'Diese Kachel war wie die anderen.',
    late: 'Die Zeit ist um.',
    lifeLost: (lives) => plural(lives, { one: 'Noch # Leben.', other: 'Noch # Leben.' }),
    level: (level) => `Level ${level}.`,
    grid: (size) => `Raster ${size} mal ${size}.`,
  },
  captions: {
    found: 'Kachel gefunden',
    wrong: 'falsche Kachel',
    late: 'Zeit um',
    level: 'nächstes Level',
    grid: 'neues Raster',
  },
  howTo: [
    'Finde die abweichende Kachel, bevor der Balken leer ist.',
    'Wer schnell ist, bekommt mehr Punkte. Alle drei Raster steigt das Level.',
    'Eine falsche Kachel oder ein leerer Balken kostet eines von drei Leben.',
  ],
  ends: {
    title: 'Spiel vorbei!',
    highest: (rank) => `Rang: ${rank}.`,
    rank: (rank, grids, next) =>
      plural(grids, {
        one: `Rang: ${rank}. Noch # Raster bis ${next}.`,
        other: `Rang: ${rank}. Noch # Raster bis ${next}.`,
      }),
    finestShades: (times) =>
      `Dein feinster Fund: Farbtöne, die nur ${times}-mal so weit auseinanderliegen wie der kleinste Unterschied, den Menschen sehen.`,
    finestHues: (times) =>
      `Dein feinster Fund: Farben, die nur ${times}-mal so weit auseinanderliegen wie der kleinste Unterschied, den Menschen sehen.`,
    finestPatterns: (degrees) => `Dein feinster Fund: Streifen, die nur um ${degrees} Grad gedreht sind.`,
  },
  ranks: ['Frischer Blick', 'Wacher Blick', 'Scharfer Blick', 'Katzenauge', 'Falkenauge', 'Adlerauge'],
  board: {
    points: (points) => `+${points}`,
    name: 'Kacheln',
    timeLeft: 'Restzeit',
    odd: 'die abweichende',
    pressed: 'gedrückt',
  },
}
