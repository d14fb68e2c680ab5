import { plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/sequence/texts/game'
import type { Translation } from '../../../translation'

const passOn = 'Por turnos: repite la secuencia y añade un paso. Un error te elimina.'

export const sequenceTexts: Translation<typeof game.sequenceTexts> = {
  options: {
    goal: { label: 'Meta', none: 'Ninguna', levels: (levels) => `${levels} niveles` },
    order: {
      label: 'Repetir',
      forwards: 'En orden',
      backwards: 'Al revés',
      says: { backwards: 'Repite la secuencia del último paso al primero.' },
    },
    pace: { label: 'Velocidad', slow: 'Lenta', usual: 'Normal', fast: 'Rápida' },
    senses: {
      label: 'Secuencia',
      both: 'Luz y sonido',
      sound: 'Solo sonido',
      says: { sound: 'Escucha y repite la secuencia. No se enciende nada.' },
    },
    players: { label: 'Jugadores', 1: 'Uno', says: { 2: passOn, 3: passOn, 4: passOn } },
  },
  stats: { Level: 'Nivel', Score: 'Puntos', Player: 'Jugador', Steps: 'Pasos' },
  status: {
    shown: (step, name) => `${step}: ${name}.`,
    yourTurn: (steps) =>
      plural(steps, {
        one: 'Tu turno: # paso.',
        many: 'Tu turno: # de pasos.',
        other: 'Tu turno: # pasos.',
      }),
    passed: (player, steps) =>
      plural(steps, {
        one: `Jugador ${player}: repite # paso y añade uno.`,
        many: `Jugador ${player}: repite # de pasos y añade uno.`,
        other: `Jugador ${player}: repite # pasos y añade uno.`,
      }),
    level: (level, points) => `Nivel ${level} completado, +${points}.`,
    wrong: (pressed, expected) => `Pulsaste: ${pressed}. Tocaba: ${expected}.`,
  },
  captions: {
    show: 'tono',
    press: 'tu tono',
    wrong: 'tono equivocado',
    level: 'nivel completado',
    Refused: 'ahora no',
  },
  ends: {
    complete: (levels) => `Los ${levels} niveles completados`,
    noMistake: 'Sin ningún error.',
    mistake: (step, steps) => `Error en el paso ${step} de ${steps}.`,
    playerWins: (player) => `Gana el jugador ${player}`,
    steps: (steps) =>
      plural(steps, {
        one: 'La secuencia tenía # paso.',
        many: 'La secuencia tenía # de pasos.',
        other: 'La secuencia tenía # pasos.',
      }),
  },
  turn: {
    add: (player) => `Jugador ${player}: añade uno`,
    repeat: (player) => `Jugador ${player}: repite`,
  },
  lit: (name) => `${name}, encendido`,
}
