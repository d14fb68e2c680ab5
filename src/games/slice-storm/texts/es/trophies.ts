import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  combo: { title: 'Ensalada de frutas', text: 'Alcanza un combo de 8 en Clásico o Zen.' },
  clean: {
    title: 'Nada al suelo',
    text: 'En Clásico con tres vidas, corta 60 frutas antes de que se te escape una o cortes una bomba.',
  },
  level: { title: 'Contra la tormenta', text: 'Llega al nivel 5 en Clásico con tres vidas o en Zen.' },
  'ten-thousand': {
    title: 'Licuadora',
    text: `Consigue ${numberText(10_000)} puntos en Clásico con tres vidas.`,
  },
}
