import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/invisible-maze/texts/dialog'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  maze: 'Este laberinto',
  copy: 'Copiar laberinto',
  copied: 'Laberinto copiado.',
  paste: 'Pegar un laberinto',
  pasteHint:
    'Filas de igual longitud: S salida, G meta, # pared, . libre. Un número y dos puntos delante: la visión.',
  load: 'Cargar laberinto',
  pasteEmpty: 'Pega primero un laberinto.',
  loaded: 'Laberinto cargado.',
  draw: 'Dibujar un laberinto',
  drawHint:
    'Pulsa o arrastra para levantar paredes, y otra vez para quitarlas. La salida y la meta van a la casilla que pulses.',
  size: 'Tamaño',
  tool: 'Al pulsar',
  tools: { wall: 'Pared', start: 'Salida', goal: 'Meta' },
  vision: 'Radio de visión',
  shortest: (moves) =>
    plural(moves, {
      one: 'El camino más corto tiene # jugada.',
      many: 'El camino más corto tiene # de jugadas.',
      other: 'El camino más corto tiene # jugadas.',
    }),
}
