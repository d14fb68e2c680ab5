import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Quadra', text: 'Vença o computador no Normal ou acima, sem Pop Out.' },
  short: {
    title: 'Rapidinho',
    text: 'Vença o computador no Normal ou acima com até dez peças, sem Pop Out.',
  },
  second: {
    title: 'Resposta à altura',
    text: 'Vença o computador no Difícil ou acima quando ele começa, sem dicas nem Pop Out.',
  },
  perfect: {
    title: 'Ninguém é perfeito',
    text: 'Vença o computador no Perfeito sem dicas nem Pop Out. Você precisa começar e não errar nunca.',
  },
}
