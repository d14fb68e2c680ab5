import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-crash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modus',
      classic: 'Klassisch',
      relaxed: 'Entspannt',
      tunnel: 'Tunnel',
      says: {
        classic: 'Ein Aufprall beendet den Lauf.',
        relaxed: 'Drei Leben für einen längeren Lauf.',
        tunnel: 'Ringe, Kreuze und Zahnräder: Jedes Leben, das du behältst, ist ein Stern.',
      },
    },
    tunnel: { label: 'Tunnel' },
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
    Left: 'Übrig',
    Stars: 'Sterne',
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
    tunnel: (tunnel) => `${tunnel}: Jedes Leben, das du behältst, ist ein Stern.`,
    crash: (lives) => plural(lives, { one: 'Noch # Leben.', other: 'Noch # Leben.' }),
  },
  captions: {
    orb: 'Kugel genommen',
    pass: 'durch die Lücke',
    match: 'passende Farbe',
    comboLost: 'Combo verloren',
    tunnel: 'Start',
    cleared: 'Ende des Tunnels',
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
    tunnel: (tunnel, stars) => plural(stars, { one: `${tunnel}: # Stern`, other: `${tunnel}: # Sterne` }),
    passed: (barriers) => plural(barriers, { one: '# Barriere passiert.', other: '# Barrieren passiert.' }),
  },
  tunnels: {
    gates: 'Tore',
    halves: 'Zwei Hälften',
    rings: 'Ringe',
    gears: 'Zahnräder',
    crosses: 'Kreuze',
    thirds: 'Drei Farben',
    works: 'Uhrwerk',
    mills: 'Windmühlen',
    prism: 'Prisma',
    rainbow: 'Regenbogen',
  },
  field: {
    rule: 'Jedes Leben, das du behältst, ist ein Stern',
    cleared: 'Du bist durch!',
    combo: (combo) => `Combo ${combo}`,
    best: 'Neuer Rekord',
  },
}
