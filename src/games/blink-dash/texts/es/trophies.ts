import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  four: { title: 'En un abrir y cerrar de ojos', text: 'Llega al nivel 4 con merodeadores que vagan.' },
  quick: {
    title: 'Luces fuera',
    text: 'Llega al nivel 4 en 40 segundos o menos, con merodeadores que vagan.',
  },
  eight: { title: 'Turno de noche', text: 'Llega al nivel 8 con merodeadores que vagan.' },
  fourteen: { title: 'Ojos de búho', text: 'Llega al nivel 14 con merodeadores que vagan.' },
}
