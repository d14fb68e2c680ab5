import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'A saltos', text: 'Gana a la máquina en Normal o más.' },
  crowns: { title: 'Tres coronas', text: 'Corona tres damas y gana a la máquina en Normal o más.' },
  whole: {
    title: 'Apenas un rasguño',
    text: 'Gana a la máquina en Normal o más sin dejar que capture más de cuatro veces.',
  },
  tournament: {
    title: 'Nivel de torneo',
    text: 'Gana a la máquina en Difícil o más con las reglas Torneo, sin pistas.',
  },
  expert: {
    title: 'Lo más alto del tablero',
    text: 'Gana a la máquina en Experto con las reglas Torneo, sin pistas.',
  },
}
