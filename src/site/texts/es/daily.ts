import { numberText } from '../../../engine/core/text'
import type { dailyTexts as english } from '../daily'

export const dailyTexts: typeof english = {
  number: (number) => `N.º ${number}`,
  warmUp: 'Calentamiento',
  day: (number, date) => `${number} · ${date}`,
  start: {
    practice: (day, result) => `${day}. Tu resultado es ${result}; a partir de ahora es práctica.`,
    late: (day) =>
      `${day}. Juegas tarde: esta partida se registra para ese día, pero no cuenta para tu racha.`,
    first: (day, game) =>
      `${day}. El inicio de ${game} es el mismo para todo el mundo. Cuenta la primera partida que termines.`,
    warmUp: (day, game, firstDay) =>
      `${day}. El inicio de ${game} es el mismo para todo el mundo. Cuenta la primera partida que termines. Las rachas empiezan el ${firstDay}.`,
    invalid: 'El día de este enlace no es válido: esta partida no contará como juego del día.',
  },
  share: {
    number: (number) => `Pocket Arcade ${number}`,
    warmUp: 'Pocket Arcade, calentamiento',
    streak: (days) => `racha ${numberText(days)}`,
  },
  line: {
    title: 'Hoy',
    streak: (days) => `tu racha: ${numberText(days)}`,
    play: 'Jugar',
    playAll: 'Jugar los de hoy',
  },
}
