import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  first: { title: 'Los cuatro reyes arriba', text: 'Gana una partida de Klondike sin pistas.' },
  three: {
    title: 'De tres en tres',
    text: 'Gana una partida de Klondike robando tres cartas cada vez, sin pistas.',
  },
  swift: {
    title: 'Dedos rápidos',
    text: 'Gana una partida de Klondike en tres minutos o menos, sin pistas.',
  },
  once: {
    title: 'De una sola vuelta',
    text: 'Gana una partida de Klondike sin devolver el descarte al mazo y sin pistas.',
  },
  freecell: { title: 'Las cartas sobre la mesa', text: 'Gana una partida de FreeCell sin pistas.' },
}
