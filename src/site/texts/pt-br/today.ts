import { listText, plural } from '../../../engine/core/text'
import type { todayTexts as english } from '../today'

export const todayTexts: typeof english = {
  title: 'Hoje',
  pastTitle: 'Outro dia',
  meta: 'Três jogos por dia, iguais para todo mundo: um fácil, um médio, um difícil. Uma sequência de dias que perdoa e medalhas mensais, sem conta.',
  streak: (days) =>
    plural(days, { one: '# dia seguido', many: '# de dias seguidos', other: '# dias seguidos' }),
  games: 'Jogos do dia',
  noDay: 'Não há jogos para o dia deste link. Aqui estão os de hoje.',
  off: {
    text: 'Jogos do dia, sequências de dias e medalhas estão desativados. Seus resultados até agora continuam guardados.',
    turnOn: 'Ativar',
  },
  card: {
    practice: 'Treinar',
    late: 'com atraso',
    notPlayed: 'Ainda não jogado',
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
    toBronze: 'Jogue 8 dias em um mês para ganhar Bronze, 16 para Prata e 24 para Ouro.',
    toSilver: 'Jogue 16 dias em um mês para ganhar Prata e 24 para Ouro.',
    toGold: 'Jogue 24 dias em um mês para ganhar Ouro.',
    gold: 'Você ganhou Ouro, a medalha mais alta do mês.',
    notPlayed: (date) => `${date}, não jogado`,
    played: (date, results) => `${date}, jogado: ${listText(results)}`,
    playedLate: (date, results) => `${date}, jogado com atraso: ${listText(results)}`,
  },
}
