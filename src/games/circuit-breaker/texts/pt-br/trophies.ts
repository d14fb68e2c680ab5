import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: {
    title: 'Fiação impecável',
    text: 'Conecte cinco circuitos seguidos sem nenhum toque errado, com circuitos do mesmo tamanho depois do nível 10.',
  },
  ten: {
    title: 'Nível dez',
    text: 'Comece no nível 1 e chegue ao nível 10, com circuitos do mesmo tamanho depois disso.',
  },
  'by-heart': {
    title: 'De cor',
    text: 'Comece no nível 4 ou 7, em que os números se escondem, e conecte cinco circuitos seguidos sem nenhum toque errado, com circuitos do mesmo tamanho.',
  },
  twelve: {
    title: 'Alta tensão',
    text: 'Complete o nível 12, com circuitos do mesmo tamanho depois do nível 10.',
  },
}
