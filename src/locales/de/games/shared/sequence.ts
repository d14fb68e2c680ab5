import { plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/sequence/texts/game'
import type { Translation } from '../../../translation'

const passOn = 'Reihum: Wiederhole die Folge und häng einen Schritt an. Wer einen Fehler macht, scheidet aus.'

export const sequenceTexts: Translation<typeof game.sequenceTexts> = {
  options: {
    goal: { label: 'Ziel', none: 'Keins', levels: (levels) => `${levels} Level` },
    order: {
      label: 'Wiederholen',
      forwards: 'Vorwärts',
      backwards: 'Rückwärts',
      says: { backwards: 'Wiederhole die Folge vom letzten Schritt bis zum ersten.' },
    },
    pace: { label: 'Tempo', slow: 'Langsam', usual: 'Normal', fast: 'Schnell' },
    senses: {
      label: 'Folge',
      both: 'Licht und Ton',
      sound: 'Nur Ton',
      says: { sound: 'Hör zu, dann wiederhole die Folge. Nichts leuchtet auf.' },
    },
    players: { label: 'Spieler', 1: '1', says: { 2: passOn, 3: passOn, 4: passOn } },
  },
  stats: { Level: 'Level', Score: 'Punkte', Player: 'Spieler', Steps: 'Schritte' },
  status: {
    shown: (step, name) => `${step}: ${name}.`,
    yourTurn: (steps) =>
      plural(steps, { one: 'Du bist dran: # Schritt.', other: 'Du bist dran: # Schritte.' }),
    passed: (player, steps) =>
      plural(steps, {
        one: `Spieler ${player}: # Schritt wiederholen, dann einen anhängen.`,
        other: `Spieler ${player}: # Schritte wiederholen, dann einen anhängen.`,
      }),
    level: (level, points) => `Level ${level} geschafft, +${points}.`,
    wrong: (pressed, expected) => `Das war ${pressed}. Richtig wäre ${expected} gewesen.`,
  },
  captions: {
    show: 'Ton',
    press: 'dein Ton',
    wrong: 'falscher Ton',
    level: 'Level geschafft',
    Refused: 'jetzt nicht',
  },
  ends: {
    complete: (levels) => `Alle ${levels} Level geschafft`,
    noMistake: 'Ohne Fehler.',
    mistake: (step, steps) => `Fehler bei Schritt ${step} von ${steps}.`,
    playerWins: (player) => `Spieler ${player} gewinnt`,
    steps: (steps) =>
      plural(steps, { one: 'Die Folge hatte # Schritt.', other: 'Die Folge hatte # Schritte.' }),
  },
  turn: {
    add: (player) => `Spieler ${player}: einen anhängen`,
    repeat: (player) => `Spieler ${player}: wiederholen`,
  },
  lit: (name) => `${name}, leuchtet`,
}
