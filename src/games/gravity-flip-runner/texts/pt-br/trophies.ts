import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'De ponta-cabeça', text: `Alcance uma distância de ${numberText(5000)}.` },
  coins: { title: 'Teto e chão', text: 'Pegue 40 moedas em uma corrida de um jogador.' },
  powers: {
    title: 'Equipamento completo',
    text: 'Pegue os três poderes em uma corrida de um jogador: escudo, câmera lenta e ímã.',
  },
  twenty: { title: 'Queda livre', text: `Alcance uma distância de ${numberText(20_000)}.` },
}
