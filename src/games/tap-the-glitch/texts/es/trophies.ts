import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  secure: { title: 'Sistema restaurado', text: 'Mantén en pie el sistema los 60 segundos.' },
  combo: { title: 'Reacción en cadena', text: 'Alcanza un combo de 15.' },
  steady: {
    title: 'Apenas un parpadeo',
    text: 'Mantén en pie el sistema los 60 segundos sin que su estado llegue nunca a CRÍTICO.',
  },
  storm: {
    title: 'El ojo de la tormenta',
    text: `Consigue ${numberText(2500)} puntos en una partida de 60 segundos en Tormenta.`,
  },
}
