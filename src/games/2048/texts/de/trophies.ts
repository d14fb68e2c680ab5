import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  half: {
    title: 'Ein halber Tausender',
    text: 'Erzeuge eine 512er-Kachel auf einem 4x4- oder 3x3-Brett, ohne Tipps.',
  },
  'three-ways': {
    title: 'Nur drei Richtungen',
    text: 'Erzeuge eine 256er-Kachel, ohne in alle vier Richtungen zu schieben, auf einem 4x4- oder 3x3-Brett, ohne Tipps.',
  },
  kilo: {
    title: 'Tausend und ein bisschen',
    text: 'Erzeuge eine 1024er-Kachel auf einem 4x4- oder 3x3-Brett, ohne Tipps.',
  },
  goal: {
    title: 'Der Name des Spiels',
    text: 'Erzeuge eine 2048er-Kachel auf einem 4x4- oder 3x3-Brett, ohne Tipps.',
  },
  beyond: {
    title: 'Noch eins drauf',
    text: 'Spiel nach 2048 weiter und erzeuge eine 4096er-Kachel auf einem 4x4- oder 3x3-Brett, ohne Tipps.',
  },
}
