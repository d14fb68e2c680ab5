import type * as editor from '../../../ui/editor/texts/editor'
import type { Translation } from '../../translation'

export const editorTexts: Translation<typeof editor.editorTexts> = {
  title: 'Editar la posición',
  board: 'Posición',
  pieces: 'Piezas',
  erase: 'Borrador',
  clear: 'Vaciar',
  start: 'Posición inicial',
  side: 'A quién le toca',
  play: 'Jugar desde aquí',
  hint: 'Elige una pieza y pulsa casillas o arrastra piezas. Teclas: los números eligen, Supr quita.',
  cleared: 'Tablero vacío.',
  started: 'Posición inicial colocada.',
  load: 'Cargar una partida',
  loadLater: 'Puedes cargar una partida en tu turno.',
  loadButton: 'Cargar',
  loaded: 'Partida cargada.',
  playPuzzle: 'Jugar',
  copyLink: 'Copiar enlace',
  undo: 'Deshacer',
  undone: 'Cambio deshecho.',
}
