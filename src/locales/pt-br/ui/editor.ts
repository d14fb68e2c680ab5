import type * as editor from '../../../ui/editor/texts/editor'
import type { Translation } from '../../translation'

export const editorTexts: Translation<typeof editor.editorTexts> = {
  title: 'Editar a posição',
  board: 'Posição',
  pieces: 'Peças',
  erase: 'Borracha',
  clear: 'Limpar',
  start: 'Posição inicial',
  side: 'Quem joga',
  play: 'Jogar daqui',
  hint: 'Escolha uma peça e toque nas casas, ou arraste peças. Teclas: números escolhem, Delete remove.',
  cleared: 'Tabuleiro vazio.',
  started: 'Posição inicial montada.',
  load: 'Carregar uma partida',
  loadLater: 'Você pode carregar uma partida na sua vez.',
  loadButton: 'Carregar',
  loaded: 'Partida carregada.',
  playPuzzle: 'Jogar',
  copyLink: 'Copiar link',
  undo: 'Desfazer',
  undone: 'Alteração desfeita.',
}
