import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  'three-hundred': { title: 'Colores verdaderos', text: 'Consigue 300 puntos en Clásico sin huecos dobles.' },
  combo: { title: 'Paleta completa', text: 'Alcanza un combo de 10.' },
  match: {
    title: 'Camuflaje',
    text: 'Atraviesa 25 barreras de tu propio color en un recorrido Clásico sin huecos dobles.',
  },
  'five-thousand': {
    title: 'Fuera de serie',
    text: `Consigue ${numberText(5000)} puntos en Clásico sin huecos dobles.`,
  },
}
