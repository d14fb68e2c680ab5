import type * as editor from '../../../ui/editor/texts/editor'
import type { Translation } from '../../translation'

export const editorTexts: Translation<typeof editor.editorTexts> = {
  title: 'Stellung bearbeiten',
  board: 'Stellung',
  pieces: 'Figuren und Steine',
  erase: 'Radierer',
  clear: 'Leeren',
  start: 'Grundstellung',
  side: 'Am Zug',
  play: 'Von hier spielen',
  hint: 'Wähle eine Figur und drück auf Felder oder zieh Figuren aufs Brett. Tasten: Ziffern wählen, Entf entfernt.',
  cleared: 'Brett geleert.',
  started: 'Grundstellung aufgebaut.',
  load: 'Partie laden',
  loadLater: 'Du kannst eine Partie laden, wenn du am Zug bist.',
  loadButton: 'Laden',
  loaded: 'Partie geladen.',
  playPuzzle: 'Spielen',
  copyLink: 'Link kopieren',
  undo: 'Rückgängig',
  undone: 'Änderung zurückgenommen.',
}
