import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/invisible-maze/texts/dialog'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  maze: 'Dieses Labyrinth',
  copy: 'Labyrinth kopieren',
  copied: 'Labyrinth kopiert.',
  paste: 'Labyrinth einfügen',
  pasteHint:
    'Gleich lange Zeilen: S Start, G Ziel, # Wand, . frei. Davor eine Zahl und ein Doppelpunkt: die Sichtweite.',
  load: 'Labyrinth laden',
  pasteEmpty: 'Füg zuerst ein Labyrinth ein.',
  loaded: 'Labyrinth geladen.',
  draw: 'Labyrinth zeichnen',
  drawHint:
    'Drück oder zieh, um Wände zu bauen, und noch einmal, um sie zu entfernen. Start und Ziel kommen auf das gedrückte Feld.',
  size: 'Größe',
  tool: 'Drücken setzt',
  tools: { wall: 'Wand', start: 'Start', goal: 'Ziel' },
  vision: 'Sichtweite',
  shortest: (moves) =>
    plural(moves, { one: 'Der kürzeste Weg braucht # Zug.', other: 'Der kürzeste Weg braucht # Züge.' }),
}
