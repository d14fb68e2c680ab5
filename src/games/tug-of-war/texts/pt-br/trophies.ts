import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Força!', text: 'Com a puxada rápida, vença o computador no Normal ou acima.' },
  clean: {
    title: 'Nem um centímetro',
    text: 'Com a puxada rápida, vença o computador no Difícil ou acima em um duelo até 3 ou 5 rodadas sem perder nenhuma.',
  },
  expert: {
    title: 'Força de dez ursos',
    text: 'Com a puxada rápida, vença o computador no Mestre ou acima.',
  },
  impossible: { title: 'Nada é impossível', text: 'Com a puxada rápida, vença o computador no Impossível.' },
}
