import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  ten: {
    title: 'Em imagens',
    text: 'Resolva 10 dos 15 enigmas do pacote original em uma partida.',
  },
  clean: {
    title: 'À primeira vista',
    text: 'Resolva cinco enigmas na primeira tentativa em uma partida, sem revelar letras.',
  },
  perfect: {
    title: 'Pedra de Roseta',
    text: 'Faça todos os 600 pontos do pacote original: cada enigma na primeira tentativa, sem revelar letras.',
  },
}
