import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hundred: { title: 'Mira arriba', text: 'Consigue 100 puntos en un recorrido Normal, Un jugador.' },
  eight: { title: 'Por ocho', text: 'Alcanza un multiplicador de 8 en un recorrido Normal, Un jugador.' },
  blast: {
    title: 'Demolición controlada',
    text: 'Pierde siete bloques por una sola bomba en un recorrido Normal, Un jugador.',
  },
  'fifteen-hundred': {
    title: 'Como caído del cielo',
    text: `Consigue ${numberText(1500)} puntos en un recorrido Normal, Un jugador.`,
  },
}
