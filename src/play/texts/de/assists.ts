import { numberText, percentText, plural } from '../../../engine/core/text'
import type { assistTexts as english } from '../assists'

/** @param speed - percent of the standard speed */
const speedText = (speed: number) => percentText(speed / 100)

export const assistTexts: typeof english = {
  title: 'Spielhilfen',
  gameSpeed: {
    label: 'Spieltempo',
    value: speedText,
    slowestValue: (speed) => `${speedText(speed)}, zum Üben`,
    note: 'Ein langsameres Tempo steht bei deinem Ergebnis und wird getrennt gewertet.',
    hint: 'Für Echtzeitspiele; Regeln und Töne bleiben gleich. Ein langsameres Tempo steht bei deinem Ergebnis und wird getrennt gewertet.',
  },
  toggleHold: {
    label: 'Umschalten statt halten',
    hint: 'Einmal drücken hält, noch einmal drücken lässt los.',
  },
  autoRepeat: {
    name: 'Tastenwiederholung',
    label: 'Tastenwiederholung: halten statt mehrmals drücken',
    off: 'Aus',
    value: (rate) => `${numberText(rate)} pro Sekunde`,
  },
  rewind: {
    label: 'Zurückspulen statt Spielende',
    hint: (times) =>
      plural(times, {
        one: 'Echtzeitspiele spulen drei Sekunden zurück, statt zu enden, bis zu #-mal pro Spiel. Steht bei deinem Ergebnis und wird getrennt gewertet.',
        other:
          'Echtzeitspiele spulen drei Sekunden zurück, statt zu enden, bis zu #-mal pro Spiel. Steht bei deinem Ergebnis und wird getrennt gewertet.',
      }),
  },
  aimAssist: {
    label: 'Zielhilfe',
    hint: (games) =>
      `${games}: Wer knapp neben ein Ziel zeigt, trifft es auch. Steht bei deinem Ergebnis und wird getrennt gewertet.`,
  },
  debounce: {
    label: 'Mehrfaches Drücken ignorieren',
    hint: 'Drückst du innerhalb einer halben Sekunde zweimal, zählt das zweite Mal nicht, auf jeder Seite.',
  },
  switchAccess: {
    label: 'Schaltersteuerung',
    hint: 'Die Bedienelemente werden nacheinander hervorgehoben. Leertaste, Enter, der Bildschirm oder eine Gamepad-Taste wählt aus. Dreimal Esc beendet.',
    interval: 'Wechselzeit',
    intervalValue: (seconds) => `${numberText(seconds)} s`,
  },
  audioCues: {
    label: 'Hörzeichen',
    hint: (games) =>
      `${games}: Töne von links und rechts, hoch und tief zeigen, wo etwas ist. Am besten mit Kopfhörern.`,
  },
  screenReaderDetail: {
    label: 'Umfang für Screenreader',
    choices: { little: 'Weniger', some: 'Normal', much: 'Mehr' },
  },
  hideClock: {
    label: 'Uhr ausblenden',
    hint: 'Die Zeit erscheint erst am Ende und fehlt in geteilten Ergebnissen.',
  },
  active: {
    rewind: 'Zurückspulen',
    audioCues: 'Hörzeichen',
    hideClock: 'ohne Uhr',
  },
}
