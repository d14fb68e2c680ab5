import type { helpTexts as english } from '../help'

export const helpTexts: typeof english = {
  title: (game) => `Cómo jugar a ${game}`,
  close: 'Entendido',
  keyboard: {
    common:
      '{pause} o {escape} pone la pausa, {restart} reinicia, {mute} silencia y {fullScreen} abre la pantalla completa.',
    undo: '{undo} deshace una jugada.',
    position: '{position} lee tu posición en voz alta; pulsa otra vez para oír todo el tablero.',
  },
  pad: {
    common: '{start} pone la pausa. En los menús, la cruceta mueve, {select} elige y {back} vuelve atrás.',
    position: '{position} lee tu posición en un tablero; pulsa otra vez para oír todo el tablero.',
  },
}
