import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/invisible-maze/texts/dialog'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  maze: 'Ce labyrinthe',
  copy: 'Copier le labyrinthe',
  copied: 'Labyrinthe copié.',
  paste: 'Coller un labyrinthe',
  pasteHint:
    'Des lignes de même longueur\u00a0: S départ, G arrivée, # mur, . libre. Un nombre et deux points devant\u00a0: la vision.',
  load: 'Charger le labyrinthe',
  pasteEmpty: 'Colle d’abord un labyrinthe.',
  loaded: 'Labyrinthe chargé.',
  draw: 'Dessiner un labyrinthe',
  drawHint:
    'Appuie ou glisse pour bâtir des murs, et encore pour les enlever. Le départ et l’arrivée vont sur la case choisie.',
  size: 'Taille',
  tool: 'Appuyer pose',
  tools: { wall: 'Mur', start: 'Départ', goal: 'Arrivée' },
  vision: 'Rayon de vision',
  shortest: (moves) =>
    plural(moves, {
      one: 'Le chemin le plus court prend # coup.',
      many: 'Le chemin le plus court prend # de coups.',
      other: 'Le chemin le plus court prend # coups.',
    }),
}
