import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  combo: { title: 'Salada de frutas', text: 'Faça um combo de 8 no Clássico ou no Zen.' },
  clean: {
    title: 'Nada no chão',
    text: 'No Clássico com três vidas, corte 60 frutas antes de perder uma ou cortar uma bomba.',
  },
  level: {
    title: 'Firme na tempestade',
    text: 'Alcance o nível 5 no Clássico com três vidas ou no Zen.',
  },
  'ten-thousand': {
    title: 'Liquidificador',
    text: `Faça ${numberText(10_000)} pontos no Clássico com três vidas.`,
  },
}
