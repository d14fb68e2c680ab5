import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  fifteen: { title: 'Quinze em ordem', text: 'Resolva o puzzle 4x4 sem dicas.' },
  eight: { title: 'Atalho', text: 'Resolva o puzzle 3x3 em 40 jogadas ou menos, sem dicas.' },
  swift: { title: 'Deslize suave', text: 'Resolva o puzzle 4x4 em 90 segundos ou menos, sem dicas.' },
  lean: {
    title: 'Economia de movimentos',
    text: 'Resolva o puzzle 4x4 em 100 jogadas ou menos, sem dicas.',
  },
  'twenty-four': { title: 'Vinte e quatro em ordem', text: 'Resolva o puzzle 5x5 sem dicas.' },
}
