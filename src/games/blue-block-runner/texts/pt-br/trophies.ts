import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hundred: { title: 'Olhe para cima', text: 'Faça 100 pontos em uma corrida Normal, Um jogador.' },
  eight: { title: 'Vezes oito', text: 'Chegue a um multiplicador de 8 em uma corrida Normal, Um jogador.' },
  blast: {
    title: 'Demolição controlada',
    text: 'Perca sete blocos para uma só bomba em uma corrida Normal, Um jogador.',
  },
  'fifteen-hundred': {
    title: 'Tudo azul',
    text: `Faça ${numberText(1500)} pontos em uma corrida Normal, Um jogador.`,
  },
}
