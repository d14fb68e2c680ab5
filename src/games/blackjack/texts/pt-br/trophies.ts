import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  steady: {
    title: 'Saber a hora de parar',
    text: 'Jogue 15 rodadas seguidas sem estourar na mesa padrão: com todas as opções padrão.',
  },
  tools: {
    title: 'Todos os truques',
    text: 'Dobre, divida e desista em uma mesma partida na mesa padrão.',
  },
  fifty: {
    title: 'Noite longa',
    text: 'Jogue 50 rodadas seguidas sem pedir empréstimo, na mesa padrão.',
  },
  hundred: {
    title: 'Ás do baralho',
    text: 'Jogue 100 rodadas seguidas sem pedir empréstimo, na mesa padrão e sem dicas.',
  },
}
