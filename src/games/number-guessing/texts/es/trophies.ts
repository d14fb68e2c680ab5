import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Caliente, caliente', text: 'Encuentra el número en dificultad media.' },
  halves: {
    title: 'Divide y vencerás',
    text: 'Encuentra el número en dificultad fácil en seis intentos o menos: siempre es posible.',
  },
  swift: { title: 'Mente rápida', text: 'Encuentra el número en dificultad media en 15 segundos.' },
}
