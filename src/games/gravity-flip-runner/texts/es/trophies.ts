import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'Boca abajo', text: `Alcanza una distancia de ${numberText(5000)}.` },
  coins: { title: 'Techo y suelo', text: 'Recoge 40 monedas en un recorrido de un jugador.' },
  powers: {
    title: 'Con todo el equipo',
    text: 'Recoge los tres poderes en un recorrido de un jugador: escudo, cámara lenta e imán.',
  },
  twenty: { title: 'Caída libre', text: `Alcanza una distancia de ${numberText(20_000)}.` },
}
