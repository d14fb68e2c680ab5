import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'Toca aqui', text: 'Repita uma sequência de 5 cores com as opções padrão.' },
  nine: { title: 'Mais que um arco-íris', text: 'Repita uma sequência de 9 cores com as opções padrão.' },
  fourteen: { title: 'Filme em cores', text: 'Repita uma sequência de 14 cores com as opções padrão.' },
  twenty: {
    title: 'Memória fotográfica',
    text: 'Repita uma sequência de 20 cores com as opções padrão.',
  },
}
