import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  fifteen: { title: 'Quince en orden', text: 'Resuelve el puzle de 4x4 sin pistas.' },
  eight: { title: 'Atajo', text: 'Resuelve el puzle de 3x3 en 40 jugadas o menos, sin pistas.' },
  swift: { title: 'Sobre ruedas', text: 'Resuelve el puzle de 4x4 en 90 segundos o menos, sin pistas.' },
  lean: {
    title: 'Economía de movimientos',
    text: 'Resuelve el puzle de 4x4 en 100 jugadas o menos, sin pistas.',
  },
  'twenty-four': { title: 'Veinticuatro en orden', text: 'Resuelve el puzle de 5x5 sin pistas.' },
}
