import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  clean: {
    title: 'Corte limpio',
    text: 'Llega a la hora de cierre con seis clientes servidos y sin ningún rollo equivocado.',
  },
  everyone: {
    title: 'Aquí nadie espera',
    text: 'Llega a la hora de cierre con ocho clientes servidos y sin que nadie se vaya con hambre.',
  },
  'one-heart': { title: 'En cuerpo y alma', text: 'Llega a la hora de cierre en Exprés con una vida.' },
  twenty: {
    title: 'Maestría en la esterilla',
    text: 'Sirve a 20 clientes en un turno Clásico o Exprés.',
  },
}
