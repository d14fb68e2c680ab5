import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  ten: {
    title: 'En imágenes',
    text: 'Resuelve 10 de los 15 enigmas de la serie original en una partida.',
  },
  clean: {
    title: 'A primera vista',
    text: 'Resuelve cinco enigmas al primer intento en una partida, sin revelar letras.',
  },
  perfect: {
    title: 'Piedra de Rosetta',
    text: 'Consigue los 600 puntos de la serie original: cada enigma al primer intento y sin revelar letras.',
  },
}
