import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Tres seguidas', text: 'Gana a la máquina en Normal en una partida de 3x3.' },
  second: {
    title: 'Segundo turno',
    text: 'Gana a la máquina en Normal en una partida de 3x3 con O, cuando empieza ella.',
  },
  perfect: {
    title: 'Un empate con honor',
    text: 'Empata con la máquina en Perfecto en una partida de 3x3 con O, sin pistas.',
  },
}
