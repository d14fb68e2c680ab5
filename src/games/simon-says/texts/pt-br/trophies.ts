import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  eight: { title: 'O mestre mandou oito', text: 'Repita uma sequência de 8 passos com as opções padrão.' },
  fourteen: { title: 'Bom ouvido', text: 'Repita uma sequência de 14 passos com as opções padrão.' },
  twenty: {
    title: 'Tudo o que o mestre mandar',
    text: 'Repita uma sequência de 20 passos com as opções padrão.',
  },
  'thirty-one': {
    title: 'O mestre em pessoa',
    text: 'Repita uma sequência de 31 passos com as opções padrão.',
  },
}
