import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/bubble-shooter/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modus',
      field: 'Einzelnes Level',
      boards: '30 Level',
      says: {
        field: 'Räume ein großes Spielfeld leer.',
        boards: 'Besondere Blasen, bis zu drei Sterne für wenige Schüsse.',
      },
    },
    board: { label: 'Level' },
    ceiling: { label: 'Decke', still: 'Fest', rows: 'Neue Reihen' },
  },
  controls: {
    aim: 'Zielen',
    fire: 'Schießen',
    swap: 'Tauschen',
    aimWithStick: 'Mit dem Stick zielen',
  },
  stats: {
    Score: 'Punkte',
    Bubbles: 'Blasen',
    'Rows above': 'Weitere Reihen',
    Board: 'Level',
    Stars: 'Sterne',
    'New row in': 'Neue Reihe in',
    'Final Score': 'Endstand',
    Shots: 'Schüsse',
  },
  status: {
    cleared: (bubbles) => `${bubbles} geplatzt.`,
    clearedAndFell: (bubbles, loose) => `${bubbles} geplatzt, ${loose} gefallen.`,
    row: 'Eine neue Reihe kam von oben.',
    bomb: 'Als Nächstes: eine Bombe.',
    rainbow: 'Als Nächstes: eine Regenbogenblase. Sie nimmt die beste Farbe an.',
  },
  captions: {
    drop: 'viele fallen',
    bomb: 'Bombe explodiert',
    special: 'besondere Blase',
    fire: 'Blase abgeschossen',
    bounce: 'Blase trifft die Wand',
    land: 'Blase haftet',
    pop: 'Blasen platzen',
    fall: 'Blasen fallen',
    swap: 'Blasen getauscht',
    row: 'neue Reihe',
    sunk: 'Blasen unter der Linie',
    cleared: 'alle Blasen weg',
  },
  tutorialHint: {
    keys: 'Schieß mit {keys} auf Blasen derselben Farbe',
    touch: 'Ziehen zum Zielen, loslassen zum Schießen',
    mouse: 'Schieß per Klick auf dieselbe Farbe oder nimm {keys}',
  },
  howTo: [
    'Drei oder mehr von einer Farbe platzen. Blasen, die sich dabei lösen, fallen.',
    'Maus: zeigen und klicken. Touch: ziehen zum Zielen, loslassen zum Schießen.',
    'Drück auf die Kanone, um die nächsten zwei zu tauschen. Halt alle über der Linie.',
  ],
  ends: {
    over: 'Spiel vorbei!',
    won: 'Alles weg',
    bonus: (points) => `+${numberText(points)} für das leere Spielfeld.`,
    board: (board, stars) =>
      plural(stars, {
        one: `Level ${board} geschafft: # Stern`,
        other: `Level ${board} geschafft: # Sterne`,
      }),
  },
  field: {
    board: (board) => `Level ${board}`,
    rule: 'Weniger Schüsse, mehr Sterne',
    shots: (shots) => plural(shots, { one: '# Schuss', other: '# Schüsse' }),
  },
}
