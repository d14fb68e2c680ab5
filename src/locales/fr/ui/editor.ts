import type * as editor from '../../../ui/editor/texts/editor'
import type { Translation } from '../../translation'

export const editorTexts: Translation<typeof editor.editorTexts> = {
  title: 'Modifier la position',
  board: 'Position',
  pieces: 'Pièces',
  erase: 'Gomme',
  clear: 'Vider',
  start: 'Position de départ',
  side: 'À qui de jouer',
  play: 'Jouer à partir d’ici',
  hint: 'Choisis une pièce et appuie sur des cases, ou fais glisser les pièces. Touches\u00a0: les chiffres choisissent, Suppr enlève.',
  cleared: 'Plateau vidé.',
  started: 'Position de départ en place.',
  load: 'Charger une partie',
  loadLater: 'Tu peux charger une partie à ton tour.',
  loadButton: 'Charger',
  loaded: 'Partie chargée.',
  playPuzzle: 'Jouer',
  copyLink: 'Copier le lien',
  undo: 'Annuler',
  undone: 'Modification annulée.',
}
