import { plural } from '../../../engine/core/text'
import type { dailyTexts as english } from '../daily'

export const dailyTexts: typeof english = {
  number: (number) => `Nº ${number}`,
  warmUp: 'Aquecimento',
  day: (number, date) => `${number} · ${date}`,
  start: {
    practice: (day, result) => `${day}. Seu resultado é ${result}; a partir de agora é treino.`,
    late: (day) =>
      `${day}. Você joga com atraso: esta partida fica registrada para esse dia, mas não conta para sua sequência de dias.`,
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
