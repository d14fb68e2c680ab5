import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Caliente, caliente', text: 'Encuentra el número en Medio.' },
  halves: {
    title: 'Divide y vencerás',
    text: 'Encuentra el número en Fácil en seis intentos o menos: siempre es posible.',
  },
  swift: { title: 'Mente rápida', text: 'Encuentra el número en Medio en 15 segundos.' },
}
