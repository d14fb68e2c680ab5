import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: {
    title: 'De rebote',
    text: 'Gana a la máquina en Normal o más en un duelo único a cinco goles o más, con un disco.',
  },
  shutout: {
    title: 'Imbatible',
    text: 'Gana a la máquina en Normal o más en un duelo único a cinco goles o más, con un disco y sin recibir ningún gol.',
  },
  quick: {
    title: 'Hielo fino',
    text: 'Gana a la máquina en Normal o más en un duelo único a cinco goles o más, con un disco y en 60 segundos o menos.',
  },
  hard: {
    title: 'Sangre fría',
    text: 'Gana a la máquina en Difícil en un duelo único a cinco goles o más, con un disco.',
  },
}
