import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: {
    title: 'Buena memoria',
    text: 'En solitario, encuentra todas las parejas de dibujos en Medio en 18 jugadas o menos.',
  },
  swift: {
    title: 'Dedos ágiles',
    text: 'En solitario, encuentra todas las parejas de dibujos en Difícil en 60 segundos o menos.',
  },
  hard: {
    title: 'Memoria de elefante',
    text: 'En solitario, encuentra todas las parejas de dibujos en Difícil en 26 jugadas o menos.',
  },
  sharp: {
    title: 'Nunca olvida',
    text: 'En solitario, encuentra todas las parejas de dibujos en Difícil en 21 jugadas o menos.',
  },
}
