import { numberText } from '../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  title: 'Troféus',
  count: (won, all) => `${numberText(won)} de ${numberText(all)}`,
  rules:
    'Você conquista um troféu no momento em que cumpre as condições dele. Partidas com jogadas desfeitas, posição própria ou replay continuado não contam. Dicas são permitidas e qualquer opção vale, salvo indicação contrária. Troféus de tempo exigem a velocidade padrão.',
  notWon: 'Ainda não conquistado',
  won: 'Conquistado: {date}',
  play: (game) => `Jogar ${game}`,
}
