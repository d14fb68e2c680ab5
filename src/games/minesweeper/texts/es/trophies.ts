import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  beginner: { title: 'Todo despejado', text: 'Despeja un tablero Principiante sin pistas.' },
  quick: {
    title: 'Pies ligeros',
    text: 'Despeja un tablero Principiante en 30 segundos o menos, sin pistas.',
  },
  'no-flags': {
    title: 'Sin banderas',
    text: 'Despeja un tablero Intermedio sin poner ninguna bandera y sin pistas.',
  },
  expert: { title: 'Noventa y nueve minas', text: 'Despeja un tablero Experto sin pistas.' },
  swift: {
    title: 'Detector de minas',
    text: 'Despeja un tablero Experto en 180 segundos o menos, sin pistas.',
  },
}
