import type * as game from '../../../games/golf/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  stats: { Strokes: 'Golpes', Time: 'Tiempo' },
  best: { strokes: 'Menos golpes', time: 'Mejor tiempo' },
  howTo: [
    'Lleva la última carta de una columna al descarte: un rango más o menos.',
    'Si nada encaja, roba del mazo. Solo hay una vuelta.',
    'Cada carta en la mesa es un golpe. Tras ganar, las del mazo restan bajo 0.',
  ],
  table: 'Mesa de golf',
}
