import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  'three-hundred': { title: 'Cores verdadeiras', text: 'Faça 300 pontos no Clássico sem aberturas duplas.' },
  combo: { title: 'Paleta completa', text: 'Chegue a um combo de 10.' },
  match: {
    title: 'Camuflagem',
    text: 'Atravesse 25 barreiras da sua própria cor em uma corrida Clássica sem aberturas duplas.',
  },
  'five-thousand': {
    title: 'Fora de série',
    text: `Faça ${numberText(5000)} pontos no Clássico sem aberturas duplas.`,
  },
}
