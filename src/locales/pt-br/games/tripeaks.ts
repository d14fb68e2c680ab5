import type * as game from '../../../games/tripeaks/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  stats: { Score: 'Pontos', Chain: 'Série', Time: 'Tempo' },
  best: { score: 'Melhor pontuação', time: 'Melhor tempo' },
  howTo: [
    'Leve cartas livres para o descarte: um valor acima ou abaixo da de cima.',
    'Em uma série, cada carta vale um ponto a mais. Comprar encerra a série.',
    'Desmonte os três picos. Se nada couber, compre do monte.',
  ],
  table: 'Mesa de TriPeaks',
}
