import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-crash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modus',
      classic: 'Klassisch',
      relaxed: 'Entspannt',
      says: { classic: 'Ein Aufprall beendet den Lauf.', relaxed: 'Drei Leben für einen längeren Lauf.' },
    },
    gaps: {
      label: 'Lücken',
      still: 'Fest',
      moving: 'Beweglich',
      split: 'Geteilt',
      says: {
        moving: 'Später im Lauf wandern die Lücken hin und her.',
        split:
          'Später im Lauf haben manche Barrieren zwei Farben statt einer Lücke: Nimm die Kugel oder behalte deine Farbe.',
      },
    },
  },
  stats: {
    Score: 'Punkte',
    Combo: 'Combo',
    Lives: 'Leben',
    'Final Score': 'Endstand',
    'Best Combo': 'Beste Combo',
    Barriers: 'Barrieren',
  },
  best: { bestCombo: 'Beste Combo', barriers: 'Meiste Barrieren' },
  status: {
    orb: {
      pink: 'Farbe: Pink.',
      green: 'Farbe: Grün.',
      blue: 'Farbe: Blau.',
      orange: 'Farbe: Orange.',
      purple: 'Farbe: Lila.',
    },
    crash: (lives) => plural(lives, { one: 'Noch # Leben.', other: 'Noch # Leben.' }),
  },
  captions: {
    orb: 'Kugel genommen',
    pass: 'durch die Lücke',
    match: 'passende Farbe',
    comboLost: 'Combo verloren',
    crash: 'Aufprall',
  },
  tutorialHint: {
    keys: 'Lenke mit {keys} durch die Lücke',
    touch: 'Halt den Finger dorthin, wo der Ball hinsoll',
    mouse: 'Lenke den Ball mit der Maus oder nimm {keys}',
  },
  howTo: [
    'Lenke durch Lücken oder durch Barrieren mit deiner Farbe und deinem Muster.',
    'Der Ball folgt deiner Maus oder deinem Finger. Kugeln ändern seine Farbe.',
    'Schnelle Farbwechsel erhöhen die Combo, und die zählt bei jeder Barriere dazu.',
  ],
  ends: {
    over: 'Spiel vorbei!',
    passed: (barriers) => plural(barriers, { one: '# Barriere passiert.', other: '# Barrieren passiert.' }),
  },
  field: { combo: (combo) => `Combo ${combo}`, best: 'Neuer Rekord' },
}
