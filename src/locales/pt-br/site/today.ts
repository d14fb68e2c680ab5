import { listText, numberText, plural } from '../../../engine/core/text'
import type * as daily from '../../../site/texts/daily'
import type * as endNote from '../../../site/texts/endNote'
import type * as today from '../../../site/texts/today'
import type { Translation } from '../../translation'

export const todayTexts: Translation<typeof today.todayTexts> = {
  title: 'Hoje',
  pastTitle: 'Outro dia',
  meta: 'Três jogos por dia, iguais para todo mundo: um fácil, um médio, um difícil. Uma sequência de dias que perdoa e medalhas mensais, sem conta.',
  metaFew:
    'Todo dia um início novo, igual para todo mundo. Uma sequência de dias que perdoa e medalhas mensais, sem conta.',
  streak: (days) =>
    plural(days, { one: '# dia seguido', many: '# de dias seguidos', other: '# dias seguidos' }),
  notPlayed: 'Ainda não jogado',
  games: 'Jogos do dia',
  noDay: 'Não há jogos para o dia deste link. Aqui estão os de hoje.',
  off: {
    text: 'Jogos do dia, sequências de dias e medalhas estão desativados. Seus resultados até agora continuam guardados.',
    turnOn: 'Ativar',
  },
  card: {
    practice: 'Treinar',
    late: 'com atraso',
    share: 'Compartilhar',
    shareGame: (game) => `Compartilhar ${game}`,
    copied: 'Copiado. Cole onde quiser.',
    play: 'Jogar',
    playLate: 'Jogar com atraso',
    playGame: (game) => `Jogar ${game}`,
    playGameLate: (game, date) => `Jogar com atraso: ${game}, ${date}`,
    practiceGame: (game) => `Treinar: ${game}`,
    practicePastGame: (game, date) => `Treinar: ${game}, ${date}`,
  },
  others: {
    title: (games) => plural(games, { one: 'Mais # jogo', many: 'Mais # de jogos', other: 'Mais # jogos' }),
    late: 'Cada um tinha seu próprio início nesse dia. Jogar agora conta como atraso.',
    warmUp: 'Cada um tem seu próprio início do dia.',
    today: 'Cada um tem seu próprio início do dia, e qualquer um conta para sua sequência de dias.',
  },
  archive: {
    title: 'Arquivo',
    previous: 'Mês anterior',
    next: 'Próximo mês',
    days: (days) => plural(days, { one: '# dia', many: '# de dias', other: '# dias' }),
    medals: { Bronze: 'Bronze', Silver: 'Prata', Gold: 'Ouro' },
    warmUp: (firstDay) =>
      `O dia 1 é ${firstDay}. Os dias anteriores são de aquecimento: ficam registrados aqui, sem sequência nem medalha.`,
    toBronze: 'Jogue 8 dias em um mês para conquistar Bronze, 16 para Prata e 24 para Ouro.',
    toSilver: 'Jogue 16 dias em um mês para conquistar Prata e 24 para Ouro.',
    toGold: 'Jogue 24 dias em um mês para conquistar Ouro.',
    gold: 'Você conquistou Ouro, a medalha mais alta do mês.',
    notPlayed: (date) => `${date}, não jogado`,
    played: (date, results) => `${date}, jogado: ${listText(results)}`,
    playedLate: (date, results) => `${date}, jogado com atraso: ${listText(results)}`,
  },
}

export const dailyTexts: Translation<typeof daily.dailyTexts> = {
  number: (number) => `Nº ${number}`,
  warmUp: 'Aquecimento',
  day: (number, date) => `${number} · ${date}`,
  start: {
    practice: (day, result) => `${day}. Seu resultado é ${result}; a partir de agora é treino.`,
    late: (day) =>
      `${day}. Jogando com atraso: esta partida fica registrada para esse dia, mas não conta para sua sequência de dias.`,
    first: (day, game) =>
      `${day}. O início de ${game} é o mesmo para todo mundo. Vale a primeira partida que você terminar.`,
    warmUp: (day, game, firstDay) =>
      `${day}. O início de ${game} é o mesmo para todo mundo. Vale a primeira partida que você terminar. As sequências de dias começam em ${firstDay}.`,
    invalid: 'O dia deste link não é válido: esta partida não vai contar como jogo do dia.',
  },
  share: {
    number: (number) => `Pocket Arcade ${number}`,
    warmUp: 'Pocket Arcade, aquecimento',
    streak: (days) =>
      plural(days, { one: '# dia seguido', many: '# de dias seguidos', other: '# dias seguidos' }),
  },
  line: {
    title: 'Hoje',
    streak: (days) =>
      plural(days, {
        one: 'sua sequência: # dia',
        many: 'sua sequência: # de dias',
        other: 'sua sequência: # dias',
      }),
    play: 'Jogar',
    playAll: 'Jogar os jogos de hoje',
  },
}

export const endNoteTexts: Translation<typeof endNote.endNoteTexts> = {
  rank: (rank, among) => `${numberText(rank)}º lugar nas suas últimas ${numberText(among)} partidas`,
  won: (won, among) =>
    plural(won, {
      one: `# vitória nas suas últimas ${numberText(among)} partidas`,
      many: `# de vitórias nas suas últimas ${numberText(among)} partidas`,
      other: `# vitórias nas suas últimas ${numberText(among)} partidas`,
    }),
  winRate: (rate, games) => `${rate} de vitórias em ${numberText(games)} partidas`,
  winsByGuesses: 'Suas vitórias por palpites',
  records: 'Recordes',
  next: {
    mode: (mode) => `Experimentar ${mode}`,
    medal: (days, medal) =>
      plural(days, {
        one: `Próxima medalha: ${medal}, com mais # dia neste mês`,
        many: `Próxima medalha: ${medal}, com mais # de dias neste mês`,
        other: `Próxima medalha: ${medal}, com mais # dias neste mês`,
      }),
    level: (level) => `Próximo nível: ${level}`,
    trophy: (title) => `Próximo troféu: ${title}`,
  },
  onlyHere: {
    text: 'Seus resultados ficam só neste navegador',
    detail: 'Para fazer um backup, abra “Ajustes” e aperte “Exportar dados”.',
  },
  daily: {
    first: (day) => `${day} registrado`,
    firstWithStreak: (day, streak) =>
      plural(streak, {
        one: `${day} registrado · # dia seguido`,
        many: `${day} registrado · # de dias seguidos`,
        other: `${day} registrado · # dias seguidos`,
      }),
    late: (day) => `${day} registrado com atraso`,
    practice: (day, result) => `Treino: seu resultado continua sendo ${result} (${day})`,
    options: 'Treino: estas opções são diferentes das do jogo do dia',
    other: (day) => `Não é o início do dia: ${day}`,
    share: 'Compartilhar resultado do dia',
    copied: 'Copiado. Cole onde quiser.',
    today: 'Hoje',
  },
}
