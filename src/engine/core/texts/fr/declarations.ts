import type { declarationTexts as english } from '../declarations'

export const declarationTexts: typeof english = {
  opponent: { label: 'Adversaire', two: 'À deux ici' },
  facing: { label: 'Plateau', fixed: 'Fixe', flip: 'Pivote', table: 'Face à face' },
  players: { label: 'Joueurs', one: 'Un', two: 'Deux' },
  level: { label: 'Niveau de l’ordinateur', easy: 'Facile', normal: 'Normal', hard: 'Difficile' },
  orientation: { label: 'Orientation', window: 'Selon la fenêtre', wide: 'Paysage', upright: 'Portrait' },
  ghost: { label: 'Fantôme', race: 'En course', on: 'Visible', off: 'Caché' },
  directions: { up: 'Haut', down: 'Bas', left: 'Gauche', right: 'Droite' },
  move: 'Bouger',
  zoom: { group: 'Zoom', in: 'Zoom avant', out: 'Zoom arrière', all: 'Tout voir', pan: 'Déplacer la vue' },
}
