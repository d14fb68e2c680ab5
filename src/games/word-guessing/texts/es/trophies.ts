import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  spotless: {
    title: 'Al pie de la letra',
    text: 'Encuentra tres palabras en una partida sin ninguna letra equivocada, sin pistas.',
  },
  streak: {
    title: 'De mucho leer',
    text: 'Encuentra seis palabras seguidas, con «Comprar letra» en «No» y sin pistas.',
  },
  ten: {
    title: 'Diez de diez',
    text: 'Encuentra todas las palabras de una partida de 10, con «Comprar letra» en «No» y sin pistas.',
  },
  survival: {
    title: 'Diccionario andante',
    text: 'Encuentra 20 palabras en Supervivencia, con «Comprar letra» en «No» y sin pistas.',
  },
}
