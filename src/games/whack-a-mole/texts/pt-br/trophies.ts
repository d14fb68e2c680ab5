import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  twenty: { title: 'Largada rápida', text: 'Acerte 20 toupeiras em uma partida no Clássico.' },
  true: {
    title: 'Cada golpe conta',
    text: 'Acerte 30 toupeiras em uma partida no Clássico sem bater em nenhum buraco vazio.',
  },
  run: {
    title: 'Imparável',
    text: 'Acerte 50 toupeiras seguidas na Correria: sem erros, sem ouriços, sem fugas.',
  },
  hundred: { title: 'Jardinagem de mestre', text: 'Acerte 100 toupeiras em uma partida no Clássico.' },
}
