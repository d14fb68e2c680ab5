import { numberText, plural } from '../../../engine/core/text'
import type * as records from '../../../site/texts/records'
import type * as resetRecord from '../../../site/texts/resetRecord'
import type * as trophies from '../../../site/texts/trophies'
import type { Translation } from '../../translation'

export const recordsTexts: Translation<typeof records.recordsTexts> = {
  title: 'Recordes',
  meta: 'Seus melhores resultados, vitórias e tempo jogado em cada jogo, com os últimos vinte resultados em um gráfico. Tudo fica neste navegador.',
  search: 'Buscar',
  searchHint: 'Buscar jogos',
  sort: 'Ordenar por',
  sorts: {
    recent: 'Última partida',
    name: 'Nome',
    plays: 'Mais jogados',
    time: 'Tempo jogado',
    never: 'Nunca vencidos',
  },
  sum: (games, plays) => `Jogos: ${numberText(games)} · Partidas: ${numberText(plays)}`,
  noMatch: 'Nenhum jogo encontrado.',
  resetAll: {
    button: 'Apagar todos os recordes',
    title: 'Apagar todos os recordes?',
    text: 'Os melhores resultados, números de partidas, tempos, resultados e replays de todos os jogos serão excluídos. Troféus, dias jogados, favoritos e partidas em andamento ficam. Esta ação não pode ser desfeita.',
    done: 'Todos os recordes foram apagados',
  },
  reset: 'Apagar',
  trophies: 'Troféus',
  empty: {
    title: 'Nada por aqui ainda',
    text: 'Termine uma partida para ver o jogo aqui. Nada sai deste navegador.',
    today: 'Jogar um dos jogos de hoje',
    all: 'Todos os jogos',
  },
  table: { game: 'Jogo', plays: 'Partidas', best: 'Recorde', time: 'Tempo jogado', none: '–' },
  plays: (plays) => plural(plays, { one: '# partida', many: '# de partidas', other: '# partidas' }),
  won: (games) => plural(games, { one: '# vitória', many: '# de vitórias', other: '# vitórias' }),
  lost: (games) => plural(games, { one: '# derrota', many: '# de derrotas', other: '# derrotas' }),
  tied: (games) => plural(games, { one: '# empate', many: '# de empates', other: '# empates' }),
  neverWon: 'sem vitórias',
  game: {
    region: (game) => `Recordes de ${game}`,
    play: 'Jogar',
    playGame: (game) => `Jogar ${game}`,
    bests: 'Melhores resultados',
    resetBest: (record) => `Apagar ${record}`,
    reset: (game) => `Apagar recordes: ${game}`,
    resetTitle: (game) => `Apagar os recordes de ${game}?`,
    resetText: (game) =>
      `Os melhores resultados, o número de partidas, os tempos, os resultados e os replays de ${game} serão excluídos. Esta ação não pode ser desfeita.`,
    resetDone: (game) => `Os recordes de ${game} foram apagados`,
  },
  last: {
    title: (games) =>
      plural(games, {
        one: 'Última partida',
        many: 'Últimas # de partidas',
        other: 'Últimas # partidas',
      }),
    chart: (stat, best, last) => `${stat}: recorde ${best}, último ${last}`,
    ends: 'Resultados, antigos primeiro',
    details: 'Detalhes',
    when: 'Quando',
    result: 'Resultado',
    stats: 'Números',
    options: 'Opções',
    watch: 'Assistir',
    none: '–',
  },
  watch: 'Assistir',
  watchBest: (record, value) => `Assistir: ${record} ${value}`,
  watchGame: (date) => `Assistir à partida de ${date}`,
  wins: {
    title: 'Vitórias',
    of: (won, games) => `${numberText(won)} de ${numberText(games)}`,
    byTime: 'Vitórias por tempo',
    byGuesses: 'Vitórias por palpites',
  },
}

export const trophyTexts: Translation<typeof trophies.trophyTexts> = {
  title: 'Troféus',
  next: 'Ao seu alcance',
  count: (won, all) => `${numberText(won)} de ${numberText(all)}`,
  rules:
    'Você conquista um troféu no momento em que cumpre as condições dele. Partidas com jogadas desfeitas, posição própria ou replay continuado não contam. Dicas são permitidas e qualquer opção vale, salvo indicação contrária. Troféus de tempo exigem a velocidade padrão.',
  notWon: 'Ainda não conquistado',
  won: 'Conquistado: {date}',
  play: (game) => `Jogar ${game}`,
}

export const resetRecordTexts: Translation<typeof resetRecord.resetRecordTexts> = {
  title: 'Apagar este recorde?',
  text: (game, record, value) =>
    `Seu recorde de ${game} (${record}: ${value}) será excluído. Esta ação não pode ser desfeita.`,
  confirm: 'Apagar',
  done: 'O recorde foi apagado',
}
