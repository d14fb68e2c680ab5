import type * as editor from '../../../ui/editor/texts/editor'
import type { Translation } from '../../translation'

export const editorTexts: Translation<typeof editor.editorTexts> = {
  title: 'Stellung bearbeiten',
  board: 'Stellung',
  pieces: 'Figuren und Steine',
  erase: 'Radierer',
  clear: 'Leeren',
  start: 'Grundstellung',
  side: 'Seite am Zug',
  play: 'Ab hier spielen',
  hint: 'Wähle aus und drücke auf Felder, oder ziehe. Tasten: Ziffern wählen aus, Entf entfernt.',
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
