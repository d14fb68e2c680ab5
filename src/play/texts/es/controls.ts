import { listText } from '../../../engine/core/text'
import type { controlTexts as english } from '../controls'

export const controlTexts: typeof english = {
  padOnly: (select) => `Muévete con la cruceta y elige con ${select}.`,
  ofPlayer: (player, label) => `Jugador ${player}: ${label}`,

  touch: {
    swipe: 'Desliza por la pantalla para moverte.',
    tap: (action) => `Toca la pantalla: ${action}.`,
    arrows: 'Usa las flechas de la pantalla.',
    stick: 'Usa la palanca de la pantalla.',
    orArrows: 'O usa las flechas de la pantalla.',
    orStick: 'O usa la palanca de la pantalla.',
    roundButton: (action) => `Botón redondo: ${action}.`,
    roundButtons: (actions) => `Botones redondos: ${listText(actions)}.`,
  },

  stick: 'Palanca',
  switchPad: 'Botones de uso con pulsador',
}
