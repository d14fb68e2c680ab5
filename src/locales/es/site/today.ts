import { listText, numberText, plural } from '../../../engine/core/text'
import type * as daily from '../../../site/texts/daily'
import type * as endNote from '../../../site/texts/endNote'
import type * as today from '../../../site/texts/today'
import type { Translation } from '../../translation'

export const todayTexts: Translation<typeof today.todayTexts> = {
  title: 'Hoy',
  pastTitle: 'Otro día',
  meta: 'Tres juegos al día, iguales para todo el mundo: uno fácil, uno medio y uno difícil. Una racha que perdona y medallas mensuales, sin cuenta.',
  metaFew:
    'Cada día un comienzo nuevo, igual para todo el mundo. Una racha que perdona y medallas mensuales, sin cuenta.',
  streak: (days) => `racha ${numberText(days)}`,
  notPlayed: 'Aún sin jugar',
  games: 'Juegos del día',
  noDay: 'No hay juegos para el día de este enlace. Aquí tienes los de hoy.',
  off: {
    text: 'Los juegos del día, las rachas y las medallas están desactivados. Tus resultados hasta ahora se conservan.',
    turnOn: 'Activar',
  },
  card: {
    practice: 'Practicar',
    late: 'tarde',
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

export const dailyTexts: Translation<typeof daily.dailyTexts> = {
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
    playAll: 'Jugar a los de hoy',
  },
}

export const endNoteTexts: Translation<typeof endNote.endNoteTexts> = {
  rank: (rank, among) => `Puesto ${numberText(rank)} de tus últimas ${numberText(among)} partidas`,
  won: (won, among) =>
    plural(won, {
      one: `# victoria en tus últimas ${numberText(among)} partidas`,
      many: `# de victorias en tus últimas ${numberText(among)} partidas`,
      other: `# victorias en tus últimas ${numberText(among)} partidas`,
    }),
  winRate: (rate, games) => `${rate} de victorias en ${numberText(games)} partidas`,
  winsByGuesses: 'Tus victorias por intentos',
  records: 'Récords',
  next: {
    mode: (mode) => `Probar ${mode}`,
    medal: (days, medal) =>
      plural(days, {
        one: `Próxima medalla: ${medal}, con # día más este mes`,
        many: `Próxima medalla: ${medal}, con # de días más este mes`,
        other: `Próxima medalla: ${medal}, con # días más este mes`,
      }),
    level: (level) => `Siguiente nivel: ${level}`,
    trophy: (title) => `Próximo trofeo: ${title}`,
  },
  onlyHere: {
    text: 'Tus resultados solo se guardan en este navegador',
    detail: 'Para hacer una copia, abre «Ajustes» y pulsa «Exportar datos».',
  },
  daily: {
    first: (day) => `${day} registrado`,
    firstWithStreak: (day, streak) => `${day} registrado · racha ${numberText(streak)}`,
    late: (day) => `${day} registrado tarde`,
    practice: (day, result) => `Práctica: tu resultado sigue siendo ${result} (${day})`,
    options: 'Práctica: estas opciones no son las del juego del día',
    other: (day) => `No es el inicio del día: ${day}`,
    share: 'Compartir resultado del día',
    copied: 'Copiado. Pégalo donde quieras.',
    today: 'Hoy',
  },
}
