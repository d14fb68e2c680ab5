import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pac-man/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modus',
      classic: 'Klassisch',
      arcade: 'Arcade',
      mazes: 'Labyrinthe',
      says: {
        classic: 'Alle Level sind gleich schnell.',
        arcade: 'Spätere Level sind schneller, Kraftpillen wirken kürzer.',
        mazes: 'Zwölf Etappen, vier Labyrinthe: Jedes übrige Leben ist ein Stern.',
      },
    },
    stage: { label: 'Etappe' },
    targets: {
      label: 'Ziele der Geister',
      off: 'Verborgen',
      on: 'Sichtbar',
      says: { on: 'Marken in ihrer Farbe zeigen, wohin die Geister wollen.' },
    },
    lives: { label: 'Leben', 1: 'Eins', 3: 'Drei', 5: 'Fünf' },
  },
  stats: { Score: 'Punkte', Level: 'Level', Lives: 'Leben', Left: 'Übrig', Stars: 'Sterne' },
  mostStars: 'Meiste Sterne',
  toasts: { caught: 'Ein Geist hat dich!', level: 'Level geschafft!', extra: 'Extraleben' },
  status: {
    caught: (lives) =>
      plural(lives, { one: 'Ein Geist hat dich! Noch # Leben.', other: 'Ein Geist hat dich! Noch # Leben.' }),
    begin: (level) => `Level ${level}.`,
    level: 'Level geschafft!',
    power: 'Die Geister haben Angst.',
    bold: 'Diesmal ohne Wirkung: Die Geister kehren nur um.',
    spurt: 'Glut wird schneller.',
    faded: 'Die Geister sind wieder da.',
    fruit: 'Unter dem Geisterhaus ist eine Frucht erschienen.',
  },
  captions: {
    bold: 'Geister kehren um',
    extra: 'Extraleben',
    spurt: 'Glut wird schneller',
    dot: 'Pille gefressen',
    power: 'Kraftpille',
    waning: 'Wirkung lässt nach',
    ghost: 'Geist gefressen',
    revive: 'Geist ist wieder da',
    fruit: 'Frucht erscheint',
    tasty: 'Frucht gefressen',
    level: 'Level geschafft',
    caught: 'von einem Geist erwischt',
  },
  tutorialHint: {
    keys: 'Lenke mit {keys} durch das Labyrinth',
    touch: 'Wisch oder drück einen Pfeil, um zu lenken',
  },
  howTo: [
    'Friss alle Pillen. Nach einer Kraftpille kannst du die ängstlichen Geister fressen.',
    'Glut jagt, Distel fängt dich ab, Niesel kommt seitlich, Moos ist aus der Nähe scheu.',
    'Drück eine Richtung schon vor der Ecke. Der Tunnel verbindet beide Seiten.',
  ],
  ends: {
    over: 'Spiel vorbei!',
    stage: (stage, stars) =>
      plural(stars, { one: `Etappe ${stage}: # Stern`, other: `Etappe ${stage}: # Sterne` }),
    left: (round, dots) =>
      plural(dots, {
        one: `Runde ${round} von 2, noch # Pille.`,
        other: `Runde ${round} von 2, noch # Pillen.`,
      }),
  },
  mazes: { harbor: 'Hafen', orchard: 'Obstgarten', theater: 'Theater', forge: 'Schmiede' },
  maze: {
    extra: 'Extraleben',
    level: (level) => `Level ${level}`,
    stage: (stage) => `Etappe ${stage}`,
    round: (round) => `Runde ${round} von 2`,
    rule: 'Jedes Leben, das du behältst, ist ein Stern',
  },
}
