import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/bubble-shooter/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Mode',
      field: 'Niveau unique',
      boards: '30 niveaux',
      says: {
        field: 'Un seul grand niveau à vider.',
        boards: 'Bulles spéciales, jusqu’à trois étoiles si tu tires peu.',
      },
    },
    board: { label: 'Niveau' },
    ceiling: { label: 'Plafond', still: 'Fixe', rows: 'Qui descend' },
  },
  controls: {
    aim: 'Viser',
    fire: 'Tirer',
    swap: 'Échanger',
    aimWithStick: 'Viser avec le stick',
  },
  stats: {
    Score: 'Score',
    Bubbles: 'Bulles',
    'Rows above': 'Lignes à venir',
    Board: 'Niveau',
    Stars: 'Étoiles',
    'New row in': 'Ligne dans',
    'Final Score': 'Score final',
    Shots: 'Tirs',
  },
  status: {
    cleared: (bubbles) => `Bulles éliminées\u00a0: ${bubbles}.`,
    clearedAndFell: (bubbles, loose) => `Bulles éliminées\u00a0: ${bubbles}, tombées\u00a0: ${loose}.`,
    row: 'Une nouvelle ligne descend.',
    bomb: 'Ensuite\u00a0: une bombe.',
    rainbow: 'Ensuite\u00a0: une bulle arc-en-ciel. Elle prend la meilleure couleur.',
  },
  captions: {
    drop: 'grande chute',
    bomb: 'une bombe explose',
    special: 'bulle spéciale',
    fire: 'bulle tirée',
    bounce: 'la bulle touche le mur',
    land: 'la bulle se colle',
    pop: 'des bulles éclatent',
    fall: 'des bulles tombent',
    swap: 'bulles échangées',
    row: 'nouvelle ligne',
    sunk: 'des bulles passent la limite',
    cleared: 'plus aucune bulle',
  },
  tutorialHint: {
    keys: 'Tire sur des bulles de même couleur avec {keys}',
    touch: 'Fais glisser pour viser, relâche pour tirer',
    mouse: 'Clique pour tirer sur la même couleur ou utilise {keys}',
  },
  howTo: [
    'Réunis au moins trois bulles d’une couleur pour les éliminer. Les détachées tombent.',
    'Souris\u00a0: vise et clique. Écran tactile\u00a0: fais glisser pour viser, relâche pour tirer.',
    'Appuie sur le lanceur pour échanger les deux bulles. Garde tout au-dessus de la limite.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    won: 'Plus une bulle',
    bonus: (points) => `+${numberText(points)} pour le niveau vidé.`,
    board: (board, stars) =>
      plural(stars, {
        one: `Niveau ${board} terminé\u00a0: # étoile`,
        many: `Niveau ${board} terminé\u00a0: # d’étoiles`,
        other: `Niveau ${board} terminé\u00a0: # étoiles`,
      }),
  },
  field: {
    board: (board) => `Niveau ${board}`,
    rule: 'Moins de tirs, plus d’étoiles',
    shots: (shots) => plural(shots, { one: '# tir', many: '# de tirs', other: '# tirs' }),
  },
}
