import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/frogger/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modus',
      classic: 'Klassisch',
      arcade: 'Arcade',
      journey: 'Reise',
      says: {
        classic: 'Jede Überquerung führt ins nächste Level.',
        arcade: 'Fülle fünf Buchten, friss Fliegen, meide Krokodile.',
        journey: 'Zehn Orte bei Tag und Nacht.',
      },
    },
    place: { label: 'Ort' },
  },
  stats: { Score: 'Punkte', Level: 'Level', Lives: 'Leben', Stars: 'Sterne' },
  toasts: {
    hurt: 'Autsch!',
    lives: (lives) => plural(lives, { one: 'Noch # Leben', other: 'Noch # Leben' }),
    level: 'Level geschafft!',
    extra: 'Extraleben',
  },
  status: {
    hurt: (lives) => plural(lives, { one: 'Autsch! Noch # Leben.', other: 'Autsch! Noch # Leben.' }),
    level: (level) => `Level ${level}.`,
    bay: (points, full) =>
      plural(points, {
        one: `Daheim, # Punkt. Volle Buchten: ${full} von 5.`,
        other: `Daheim, # Punkte. Volle Buchten: ${full} von 5.`,
      }),
    bayWithLady: (points, full) =>
      plural(points, {
        one: `Mit der Froschdame daheim, # Punkt. Volle Buchten: ${full} von 5.`,
        other: `Mit der Froschdame daheim, # Punkte. Volle Buchten: ${full} von 5.`,
      }),
    lady: 'Eine Froschdame kommt auf einem Baumstamm.',
    pair: 'Du hast die Froschdame abgeholt. Bring sie heim.',
    hurry: 'Noch sechs Sekunden.',
    night: 'Alle Buchten sind voll. Jetzt bei Nacht: noch fünf.',
  },
  captions: {
    bay: 'daheim in einer Bucht',
    lady: 'Froschdame auf einem Baumstamm',
    pair: 'die Froschdame ist bei dir',
    extra: 'Extraleben',
    teeth: 'ein Krokodil zeigt die Zähne',
    hop: 'Hüpfer',
    row: 'eine Reihe weiter',
    level: 'daheim',
    hurry: 'die Zeit wird knapp',
    hurt: 'Frosch verletzt',
    bump: 'Hecke oder volle Bucht',
    night: 'die Nacht bricht an',
    cleared: 'alle Buchten voll',
  },
  tutorialHint: {
    keys: 'Hüpf mit {keys} ans andere Ufer',
    touch: 'Wisch oder drück einen Pfeil, um zu hüpfen',
  },
  howTo: [
    'Über Straße und Fluss ans andere Ufer: 10 Punkte pro neuer Reihe.',
    'Autos, Wasser und ein leerer Zeitbalken kosten je eins von drei Leben.',
    'Orangefarbene Schildkröten tauchen, und Stämme können dich über den Rand tragen.',
  ],
  ends: {
    over: 'Spiel vorbei!',
    place: (place, stars) => plural(stars, { one: `${place}: # Stern`, other: `${place}: # Sterne` }),
    bays: (full) => `Volle Buchten: ${full} von 10.`,
  },
  places: {
    meadow: 'Wiese',
    village: 'Dorf',
    mill: 'Alte Mühle',
    marsh: 'Sumpf',
    harbor: 'Hafen',
    crossroads: 'Kreuzung',
    wood: 'Herbstwald',
    delta: 'Delta',
    highway: 'Autobahn',
    city: 'Winterstadt',
  },
  field: {
    pair: 'Zu zweit',
    extra: 'Extraleben',
    level: (level) => `Level ${level}`,
    rule: 'Jedes Leben, das du behältst, ist ein Stern',
    night: 'Die Nacht bricht an',
    cleared: 'Alle daheim!',
  },
}
