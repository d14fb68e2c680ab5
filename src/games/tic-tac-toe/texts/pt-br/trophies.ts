import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Três em linha', text: 'Vença o computador no Normal em uma partida 3x3.' },
  second: {
    title: 'Jogar depois',
    text: 'Vença o computador no Normal em uma partida 3x3 com O, quando ele começa.',
  },
  perfect: {
    title: 'Um empate honroso',
    text: 'Empate com o computador no Perfeito em uma partida 3x3 com O, sem dicas.',
  },
}
