import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  lines: 'Mira las líneas resaltadas: la mejor casilla está donde se cruzan.',
  line: 'Mira la línea resaltada: la mejor casilla está en ella.',
  noLine: 'Mira las casillas vacías: ahí ya nadie puede ganar una línea.',
  win: (mark) => `${mark} necesita una marca más en la línea resaltada.`,
  block: (mark) => `${mark} necesita una marca más en la línea resaltada. Bloquéala.`,
  fork: 'Nadie puede ganar en la próxima jugada. Busca un doble ataque: prepara el tuyo o bloquea el de tu rival.',
  winsNow: (place) => `${place}: gana ya.`,
  winsIn: (place, moves) =>
    plural(moves, {
      one: `${place}: gana en # jugada.`,
      many: `${place}: gana en # de jugadas.`,
      other: `${place}: gana en # jugadas.`,
    }),
  keepsTie: (place) => `${place}: mantiene el empate.`,
  holdsOut: (place) => `${place}: es lo que más resiste.`,
  looksBest: (place) => `${place}: parece lo mejor.`,
  board: 'Mira el tablero pequeño resaltado.',
  sendsAnywhere:
    'La mejor jugada ahí deja a tu rival jugar en cualquier sitio, porque lleva a un tablero decidido.',
  sendsToBoard: 'La mejor jugada ahí envía a tu rival al tablero pequeño resaltado.',
}
