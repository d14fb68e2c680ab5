import { numberText, plural } from '../../../engine/core/text'
import type * as records from '../../../site/texts/records'
import type * as resetRecord from '../../../site/texts/resetRecord'
import type * as trophies from '../../../site/texts/trophies'
import type { Translation } from '../../translation'

export const recordsTexts: Translation<typeof records.recordsTexts> = {
  title: 'Récords',
  meta: 'Tus mejores resultados, victorias y tiempo jugado en cada juego, con los últimos veinte resultados en un gráfico. Se quedan en este navegador.',
  search: 'Buscar',
  searchHint: 'Buscar juegos',
  sort: 'Ordenar por',
  sorts: {
    recent: 'Última partida',
    name: 'Nombre',
    plays: 'Más jugados',
    time: 'Tiempo jugado',
    never: 'Nunca ganados',
  },
  sum: (games, plays) => `Juegos: ${numberText(games)} · Partidas: ${numberText(plays)}`,
  noMatch: 'Ningún juego coincide.',
  resetAll: {
    button: 'Borrar todos los récords',
    title: '¿Borrar todos los récords?',
    text: 'Se borrarán los mejores resultados, el número de partidas, los tiempos, los resultados y las repeticiones de todos los juegos. Los trofeos, los días jugados, los favoritos y las partidas en curso se conservan. Esta acción no se puede deshacer.',
    done: 'Todos los récords se han borrado',
  },
  reset: 'Borrar',
  trophies: 'Trofeos',
  empty: {
    title: 'Aún no hay nada',
    text: 'Termina cualquier partida para verla aquí. Nada sale de este navegador.',
    today: 'Jugar a uno de los juegos de hoy',
    all: 'Todos los juegos',
  },
  table: { game: 'Juego', plays: 'Partidas', best: 'Récord', time: 'Tiempo jugado', none: '–' },
  plays: (plays) => plural(plays, { one: '# partida', many: '# de partidas', other: '# partidas' }),
  won: (games) => plural(games, { one: '# victoria', many: '# de victorias', other: '# victorias' }),
  lost: (games) => plural(games, { one: '# derrota', many: '# de derrotas', other: '# derrotas' }),
  tied: (games) => plural(games, { one: '# empate', many: '# de empates', other: '# empates' }),
  neverWon: 'sin victorias',
  game: {
    region: (game) => `Récords de ${game}`,
    play: 'Jugar',
    playGame: (game) => `Jugar a ${game}`,
    bests: 'Mejores resultados',
    resetBest: (record) => `Borrar ${record}`,
    reset: (game) => `Borrar récords: ${game}`,
    resetTitle: (game) => `¿Borrar los récords de ${game}?`,
    resetText: (game) =>
      `Se borrarán los mejores resultados, el número de partidas, los tiempos, los resultados y las repeticiones de ${game}. Esta acción no se puede deshacer.`,
    resetDone: (game) => `Los récords de ${game} se han borrado`,
  },
  last: {
    title: (games) =>
      plural(games, {
        one: 'Última partida',
        many: 'Últimas # de partidas',
        other: 'Últimas # partidas',
      }),
    chart: (stat, best, last) => `${stat}: récord ${best}, último ${last}`,
    ends: 'Resultados, primero los antiguos',
    details: 'Detalles',
    when: 'Cuándo',
    result: 'Resultado',
    stats: 'Datos',
    options: 'Opciones',
    watch: 'Ver',
    none: '–',
  },
  watch: 'Ver',
  watchBest: (record, value) => `Ver ${record} ${value}`,
  watchGame: (date) => `Ver la partida del ${date}`,
  wins: {
    title: 'Victorias',
    of: (won, games) => `${numberText(won)} de ${numberText(games)}`,
    byTime: 'Victorias por tiempo',
    byGuesses: 'Victorias por intentos',
  },
}

export const trophyTexts: Translation<typeof trophies.trophyTexts> = {
  title: 'Trofeos',
  next: 'A tu alcance',
  count: (won, all) => `${numberText(won)} de ${numberText(all)}`,
  rules:
    'Consigues un trofeo en cuanto cumples sus condiciones. No cuentan las partidas en las que deshaces jugadas, empiezas desde una posición propia o continúas una repetición. Las pistas están permitidas y valen todas las opciones, salvo que se indique lo contrario. Los trofeos de tiempo requieren la velocidad estándar.',
  notWon: 'Aún sin conseguir',
  won: 'Conseguido: {date}',
  play: (game) => `Jugar a ${game}`,
}

export const resetRecordTexts: Translation<typeof resetRecord.resetRecordTexts> = {
  title: '¿Borrar este récord?',
  text: (game, record, value) =>
    `Tu récord de ${game} (${record}: ${value}) se borrará. Esta acción no se puede deshacer.`,
  confirm: 'Borrar',
  done: 'El récord se ha borrado',
}
