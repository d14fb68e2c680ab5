import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: {
    title: 'Leitura de mentes',
    text: 'Com três gestos, vença um duelo até 5 ou até 10 contra um computador que aprende com você.',
  },
  hands: {
    title: 'Todos os gestos',
    text: 'Com três gestos, vença um duelo até 10 contra um computador que aprende com você, com pelo menos duas rodadas vencidas com cada gesto.',
  },
  lead: {
    title: 'Dois passos à frente',
    text: 'Com três gestos, vença um duelo até 10 contra um computador que aprende com você, sem perder mais de seis rodadas.',
  },
}
