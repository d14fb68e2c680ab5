import { asSentence, numberText, percentText, plural } from '../../../engine/core/text'
import type * as labels from '../../../engine/sound/texts/labels'
import type * as assists from '../../../play/texts/assists'
import type * as captions from '../../../play/texts/captions'
import type * as help from '../../../play/texts/help'
import type * as position from '../../../play/texts/position'
import type { Translation } from '../../translation'

export const helpTexts: Translation<typeof help.helpTexts> = {
  title: (game) => `So geht ${game}`,
  close: 'Alles klar',
  keyboard: {
    common:
      '{pause} oder {escape} pausiert, {restart} startet neu, {mute} schaltet stumm, {fullScreen} öffnet das Vollbild.',
    undo: '{undo} macht einen Zug rückgängig.',
    position: '{position} liest deine Position vor; noch einmal drücken liest das ganze Brett vor.',
  },
  pad: {
    common:
      '{start} pausiert. In Menüs bewegt das D-Pad die Auswahl, {select} wählt aus und {back} geht zurück.',
    position:
      '{position} liest deine Position auf einem Brett vor; noch einmal drücken liest das ganze Brett vor.',
  },
}

/** @param speed - percent of the standard speed */
const speedText = (speed: number) => percentText(speed / 100)

export const assistTexts: Translation<typeof assists.assistTexts> = {
  title: 'Spielhilfen',
  gameSpeed: {
    label: 'Spieltempo',
    value: speedText,
    slowestValue: (speed) => `${speedText(speed)}, zum Üben`,
    note: 'Ein langsameres Tempo steht bei deinem Ergebnis und wird getrennt gewertet.',
    hint: 'Für Echtzeitspiele; Regeln und Töne bleiben gleich. Ein langsameres Tempo steht bei deinem Ergebnis und wird getrennt gewertet.',
  },
  toggleHold: {
    label: 'Umschalten statt Halten',
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
    hint: 'Die Bedienelemente werden nacheinander hervorgehoben. Drück Leertaste, Enter, eine Gamepad-Taste oder auf den Bildschirm, um auszuwählen. Mit dreimal Esc hörst du auf.',
    interval: 'Wechselzeit',
    intervalValue: (seconds) => `${numberText(seconds)}\u00a0s`,
  },
  audioCues: {
    label: 'Hörzeichen',
    hint: (games) =>
      `${games}: Töne von links und rechts, hoch und tief zeigen, wo etwas ist. Am besten mit Kopfhörern.`,
  },
  screenReaderDetail: {
    label: 'Ausführlichkeit für Screenreader',
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

export const captionTexts: Translation<typeof captions.captionTexts> = {
  tone: 'Ton',
  left: (caption) => `◂ ${caption}, links`,
  right: (caption) => `${caption}, rechts ▸`,
  repeated: (caption, times) => `${caption} ×${times}`,
}

export const positionTexts: Translation<typeof position.positionTexts> = {
  nothing: 'nichts',
  count: (count, kind) => `${kind}: ${numberText(count)}`,
  cell: (at, inRow, inColumn) =>
    `Zeile ${at.row}, Spalte ${at.column}, ${at.what}. Sonst in dieser Zeile: ${inRow}; in dieser Spalte: ${inColumn}.`,
  row: (row, cells) => `Zeile ${row}. ${asSentence(cells)}`,
}

export const soundTexts: Translation<typeof labels.soundTexts> = {
  tap: 'Tippen',
  confirm: 'bestätigt',
  back: 'zurück',
  open: 'öffnet sich',
  close: 'schließt sich',
  toggle: 'umgeschaltet',
  error: 'nicht erlaubt',
  start: 'Startsignal',
  pause: 'Pause',
  resume: 'weiter',
  countdown: 'Countdown',
  tick: 'Ticken',
  alarm: 'Alarm',
  flag: 'Flagge',
  reveal: 'etwas erscheint',
  move: 'Zug',
  place: 'gesetzt',
  drop: 'fällt',
  flip: 'dreht sich um',
  match: 'passt',
  mismatch: 'passt nicht',
  slide: 'gleitet',
  merge: 'verschmilzt',
  bigMerge: 'großes Verschmelzen',
  snap: 'rastet ein',
  card: 'Karte',
  chip: 'Chip',
  shuffle: 'Mischen',
  collect: 'eingesammelt',
  coin: 'Münze',
  combo: 'Combo',
  turn: 'Abbiegen',
  eat: 'Biss',
  flap: 'Flügelschlag',
  jump: 'Sprung',
  land: 'Landung',
  launch: 'Abschuss',
  shoot: 'Schuss',
  thrust: 'Triebwerk',
  slice: 'Schnitt',
  whoosh: 'Zischen',
  miss: 'daneben',
  spawn: 'etwas Neues',
  pop: 'Plopp',
  explosion: 'Explosion',
  splash: 'Platschen',
  bounce: 'Abprall',
  wall: 'trifft eine Wand',
  paddle: 'Schlägertreffer',
  brick: 'Stein zerbricht',
  crack: 'Knacken',
  hit: 'Treffer',
  whack: 'Schlag',
  puck: 'Pucktreffer',
  point: 'Punkt',
  glitch: 'Glitch',
  win: 'Siegesfanfare',
  lose: 'tiefe Töne: Spiel vorbei',
  tie: 'zwei gleiche Töne: unentschieden',
  newBest: 'Fanfare: neuer Rekord',
  levelUp: 'steigende Töne: Level geschafft',
  lifeLost: 'fallende Töne: Leben verloren',
  medal: 'Medaille',
  goal: 'Tor',
  powerUp: 'steigende Töne: Power-up',
}
