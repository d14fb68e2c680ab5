import { listText, numberText, plural } from '../../../engine/core/text'
import type { todayTexts as english } from '../today'

export const todayTexts: typeof english = {
  title: 'Hoy',
  pastTitle: 'Otro día',
  meta: 'Tres juegos al día, iguales para todo el mundo: uno fácil, uno medio y uno difícil. Una racha que perdona y medallas mensuales, sin cuenta.',
  streak: (days) => `racha ${numberText(days)}`,
  games: 'Juegos del día',
  noDay: 'No hay juegos para el día de este enlace. Aquí tienes los de hoy.',
  off: {
    text: 'Los juegos del día, las rachas y las medallas están desactivados. Tus resultados hasta ahora se conservan.',
    turnOn: 'Activar',
  },
  card: {
    practice: 'Practicar',
    late: 'tarde',
    notPlayed: 'Aún sin jugar',
    share: 'Compartir',
    shareGame: (game) => `Compartir ${game}`,
    copied: 'Copiado. Pégalo donde quieras.',
    play: 'Jugar',
    playLate: 'Jugar tarde',
    playGame: (game) => `Jugar a ${game}`,
    playGameLate: (game, date) => `Jugar tarde: ${game}, ${date}`,
    practiceGame: (game) => `Practicar: ${game}`,
    practicePastGame: (game, date) => `Practicar: ${game}, ${date}`,
  },
  others: {
    title: (games) => plural(games, { one: '# juego más', many: '# de juegos más', other: '# juegos más' }),
    late: 'Cada uno tenía ese día su propio inicio. Jugarlo ahora cuenta como jugarlo tarde.',
    warmUp: 'Cada uno tiene su propio inicio del día.',
    today: 'Cada uno tiene su propio inicio del día y cualquiera cuenta para tu racha.',
  },
  archive: {
    title: 'Archivo',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    days: (days) => plural(days, { one: '# día', many: '# de días', other: '# días' }),
    medals: { Bronze: 'Bronce', Silver: 'Plata', Gold: 'Oro' },
    warmUp: (firstDay) =>
      `El día 1 es el ${firstDay}. Los anteriores son de calentamiento: se registran aquí, sin racha ni medalla.`,
    toBronze: 'Juega 8 días en un mes para conseguir Bronce, 16 para Plata y 24 para Oro.',
    toSilver: 'Juega 16 días en un mes para conseguir Plata y 24 para Oro.',
    toGold: 'Juega 24 días en un mes para conseguir Oro.',
    gold: 'Has conseguido Oro, la medalla más alta del mes.',
    notPlayed: (date) => `${date}, sin jugar`,
    played: (date, results) => `${date}, jugado: ${listText(results)}`,
    playedLate: (date, results) => `${date}, jugado tarde: ${listText(results)}`,
  },
}
