import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/number-guessing/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    difficulty: { label: 'Schwierigkeit', easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
    role: {
      label: 'Wer rät',
      you: 'Du',
      computer: 'Computer',
      says: { computer: 'Denk dir eine Zahl und sag bei jedem Versuch, ob sie größer oder kleiner ist.' },
    },
  },
  stats: { 'Guesses left': 'Versuche übrig', Range: 'Bereich', Guesses: 'Versuche' },
  best: { guesses: 'Wenigste Versuche' },
  status: {
    higher: (guess) => `Größer als ${guess}.`,
    lower: (guess) => `Kleiner als ${guess}.`,
  },
  captions: {
    higher: 'größer',
    lower: 'kleiner',
    correct: 'richtige Zahl',
    answer: 'Antwort',
    revealed: 'Zahl verraten',
  },
  howTo: [
    'Errate die geheime Zahl, bevor dir die Versuche ausgehen.',
    'Auf jeden Versuch heißt es „größer“ oder „kleiner“.',
    'Oder denk dir eine Zahl und lass den Computer raten.',
  ],
  refusals: { range: (min, max) => `Bitte gib eine Zahl zwischen ${min} und ${max} ein` },
  ends: {
    found: 'Du hast sie gefunden',
    foundIn: (guesses) =>
      plural(guesses, {
        one: 'Du hast sie mit # Versuch gefunden.',
        other: 'Du hast sie mit # Versuchen gefunden.',
      }),
    out: 'Keine Versuche mehr! Probier es noch einmal.',
    numberWas: (secret) => `Die Zahl war ${secret}.`,
    enough: (result, guesses) =>
      plural(guesses, {
        one: `${result} Wenn du den Bereich immer halbierst, reicht # Versuch.`,
        other: `${result} Wenn du den Bereich immer halbierst, reichen # Versuche.`,
      }),
    reach: (result, guesses, found, numbers) =>
      plural(guesses, {
        one: `${result} Wenn du den Bereich immer halbierst, findest du mit # Versuch ${found} der ${numbers} Zahlen.`,
        other: `${result} Wenn du den Bereich immer halbierst, findest du mit # Versuchen ${found} der ${numbers} Zahlen.`,
      }),
    noNumber: 'Keine Zahl passt',
    wrongAnswer: 'Mindestens eine deiner Antworten muss falsch sein.',
    yourNumber: (value) => `Deine Zahl ist ${value}`,
    computerFound: (guesses, enough) =>
      plural(guesses, {
        one: `Mit # Versuch gefunden. ${enough} reichen immer.`,
        other: `Mit # Versuchen gefunden. ${enough} reichen immer.`,
      }),
  },
  board: {
    hints: { higher: 'Größer', lower: 'Kleiner', correct: 'Gefunden' },
    guesses: 'Versuche',
    notUsed: 'nicht genutzt',
    entry: (min, max) => `Dein Versuch, ${min} bis ${max}`,
    range: (min, max) => `${min}–${max}`,
    isThisIt: 'Ist es diese?',
    noNumber: 'Keine Zahl passt',
    search: (min, max) => `Errate die Zahl, ${min} bis ${max}`,
    numberWas: (secret) => `Die Zahl war ${secret}`,
    higher: (guess) => `Größer als ${guess}`,
    lower: (guess) => `Kleiner als ${guess}`,
  },
  range: {
    possible: (low, high) => `Noch möglich: ${low} bis ${high}.`,
    between: 'noch möglich',
  },
  answer: {
    question: (guess) => `Denk dir eine Zahl. Ist es die ${guess}?`,
    name: 'Deine Antwort',
    keys: { lower: 'Kleiner', correct: 'Ja', higher: 'Größer' },
  },
  keypad: { name: 'Ziffern', erase: 'Löschen', send: 'Raten' },
}
