import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  thousand: { title: 'Fuera de la página', text: `Llega a ${numberText(1000)} puntos.` },
  ladder: {
    title: 'Uno tras otro',
    text: 'Da 20 saltos seguidos, cada uno desde una plataforma más alta.',
  },
  'own-legs': {
    title: 'Por tu propio pie',
    text: `Llega a ${numberText(1500)} puntos sin propulsor ni hélice.`,
  },
  ten: { title: 'El borde del cielo', text: `Llega a ${numberText(10_000)} puntos.` },
}
