import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  aroundHits: 'Mira alrededor de los tocados resaltados: ese barco sigue a flote.',
  quarter: 'Mira la parte resaltada del agua: la mejor casilla está ahí.',
  mayCover: 'El barco tocado puede ocupar las casillas resaltadas.',
  longest: (ship, cells) =>
    `El barco más largo a flote: ${ship.toLowerCase()}, ${cells} casillas en línea. En las casillas resaltadas caben más posiciones de barcos.`,
  allAimed: 'Mira las casillas resaltadas: ahí apuntan todos tus disparos.',
  together: 'Se disparan a la vez. Hasta entonces puedes cambiar dónde apuntas.',
  fire: 'Dispara la salva.',
  remaining: 'Mira las casillas que quedan.',
  anyCell: 'Ya apuntas a todos los barcos a flote, así que cualquier casilla vale.',
  asGood: (cell) => `${cell} vale tanto como cualquier otra.`,
  best: (cell) => `${cell} es la casilla más probable.`,
}
