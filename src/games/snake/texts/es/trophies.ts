import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  grown: { title: 'Cómo has crecido', text: 'Alcanza una longitud de 25 sin obstáculos.' },
  fast: {
    title: 'Comida rápida',
    text: 'Come 20 frutas en una partida a velocidad Rápida, con paredes y sin obstáculos.',
  },
  third: {
    title: 'Un tercio del tablero',
    text: 'Alcanza una longitud de 134 en un tablero de 20x20 sin obstáculos, un tercio de las casillas.',
  },
  full: { title: 'Ya no queda nada', text: 'Llena un tablero entero de 20x20 sin obstáculos.' },
}
