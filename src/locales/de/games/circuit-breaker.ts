import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/circuit-breaker/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    from: { label: 'Start bei', 1: 'Level 1', 4: 'Level 4', 7: 'Level 7' },
    growth: {
      label: 'Modus',
      off: 'Klassisch',
      on: 'Überlast',
      boards: 'Platinen',
      says: {
        off: 'Ab Level 10 wachsen die Stromkreise nicht mehr.',
        on: 'Zahlen verschwinden ab Level 1, alles wächst weiter.',
        boards: 'Acht Geräte: Der erste Tipp verbirgt die Zahlen, jedes Leben ist ein Stern.',
      },
    },
    board: { label: 'Platine' },
  },
  controls: { cursor: 'Cursor', tap: 'Tippen', reset: 'Von vorn' },
  stats: {
    Score: 'Punkte',
    Level: 'Level',
    Time: 'Zeit',
    Lives: 'Leben',
    'Level score': 'Levelpunkte',
    'Final Score': 'Endstand',
    Circuits: 'Stromkreise',
    Circuit: 'Stromkreis',
    Stars: 'Sterne',
  },
  toasts: { failure: 'Systemausfall!' },
  status: {
    wrong: (lives) =>
      plural(lives, {
        one: 'Falscher Knoten. Noch # Leben. Beginne die Folge von vorn.',
        other: 'Falscher Knoten. Noch # Leben. Beginne die Folge von vorn.',
      }),
    hide: 'Die Zahlen sind verborgen.',
    reset: 'Folge beginnt von vorn.',
    connected: (points) =>
      plural(points, {
        one: 'Stromkreis geschlossen, # Punkt.',
        other: 'Stromkreis geschlossen, # Punkte.',
      }),
    level: (level) => `Level ${level}.`,
    circuit: (circuit, of) => `Stromkreis ${circuit} von ${of}.`,
    second: (left) => plural(left, { one: 'Noch # Sekunde.', other: 'Noch # Sekunden.' }),
  },
  captions: {
    node: 'Knoten verbunden',
    wrong: 'falscher Knoten',
    reset: 'Folge beginnt von vorn',
    hide: 'Zahlen verborgen',
    second: 'Ticken: Die Zeit wird knapp',
    connected: 'Stromkreis geschlossen',
    level: 'nächster Stromkreis',
    cleared: 'Gerät leuchtet auf',
    failure: 'Ausfall',
  },
  tutorialHint: {
    keys: 'Drück {keys} auf Knoten 1, dann 2 und so weiter',
    touch: 'Tipp auf Knoten 1, dann 2 und so weiter',
    mouse: 'Klick auf Knoten 1, dann 2 und so weiter oder drück {keys}',
  },
  howTo: [
    'Tipp die Knoten der Reihe nach an; jeder ist mit dem vorigen verbunden.',
    'Spätestens ab Level 3 sind die Zahlen bald weg. Merk dir die Folge.',
    'Ein falscher Knoten kostet eins von drei Leben. „Von vorn“ kostet nichts.',
  ],
  words: { start: 'Hack starten', again: 'Neuer Versuch', menu: 'Hauptmenü' },
  success: {
    title: 'Stromkreis geschlossen',
    complete: (level) => `Level ${level} geschafft.`,
    next: 'Nächstes Level',
    menu: 'Hauptmenü',
  },
  ends: {
    left: 'Stromkreis geschlossen',
    lost: 'Systemausfall',
    time: (level) => `Zeit abgelaufen in Level ${level}.`,
    lives: (level) => `Kein Leben mehr in Level ${level}.`,
    board: (board, stars) => plural(stars, { one: `${board}: # Stern`, other: `${board}: # Sterne` }),
    circuit: (circuit, of) => `Stromkreis ${circuit} von ${of}.`,
  },
  board: {
    level: (level) => `Level ${level}`,
    circuit: (circuit, of) => `Stromkreis ${circuit} von ${of}`,
    memorize: 'Präg dir die Zahlen ein',
    next: (step, steps) => `Als Nächstes: ${step} von ${steps}`,
    rules: ['Dein erster Tipp verbirgt die Zahlen', 'Jedes Leben, das du behältst, ist ein Stern'],
    cleared: 'Repariert!',
  },
  boards: {
    radio: 'Radio',
    camera: 'Kamera',
    robot: 'Roboter',
    synth: 'Synthesizer',
    rover: 'Rover',
    arcade: 'Spielautomat',
    satellite: 'Satellit',
    mainframe: 'Großrechner',
  },
}
