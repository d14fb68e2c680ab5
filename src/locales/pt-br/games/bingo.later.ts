import type * as print from '../../../games/bingo/texts/print'
import type { Translation } from '../../translation'

export const printTexts: Translation<typeof print.printTexts> = {
  free: 'Livre',
  rules: {
    line: 'Marque os números sorteados. Vence a primeira linha, coluna ou diagonal completa, ou os quatro cantos.',
    corners: 'Marque os números sorteados. Vence quem marcar primeiro os quatro cantos.',
    x: 'Marque os números sorteados. Vence quem marcar primeiro as duas diagonais.',
    frame: 'Marque os números sorteados. Vence quem marcar primeiro todas as casas da borda.',
    full: 'Marque os números sorteados. Vence a primeira cartela cheia.',
  },
  list: 'Lista do sorteio: risque cada número que você cantar.',
}
