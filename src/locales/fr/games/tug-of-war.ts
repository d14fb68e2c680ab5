import { numberText } from '../../../engine/core/text'
import type * as game from '../../../games/tug-of-war/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Niveau de l’ordinateur',
      easy: 'Facile',
      medium: 'Normal',
      hard: 'Difficile',
      expert: 'Expert',
      impossible: 'Impossible',
    },
    pace: {
      label: 'Rythme de l’ordinateur',
      level: 'Par niveau',
      follows: 'S’adapte à toi',
      says: {
        level: 'Aussi fort que le niveau choisi.',
        follows: 'Suit ta vitesse récente\u202f; un sprint décide.',
      },
    },
    pull: { label: 'Traction', fast: 'Rapide', rhythm: 'En rythme' },
    rounds: { label: 'Victoire à', 1: '1 manche', 3: '3 manches', 5: '5 manches' },
  },
  controls: { pull: 'Tirer' },
  stats: {
    You: 'Toi',
    Computer: 'Ordinateur',
    Time: 'Temps',
    'Player 1': 'Joueur 1',
    'Player 2': 'Joueur 2',
    'Presses a second': 'Appuis par seconde',
    'On the beat': 'En cadence',
  },
  best: {
    time: 'Victoire la plus rapide',
    pressesASecond: 'Meilleure vitesse',
    onTheBeat: 'Meilleur rythme',
  },
  toasts: {
    leftWinsRound: 'Le côté gauche gagne la manche\u202f!',
    rightWinsRound: 'Le côté droit gagne la manche\u202f!',
    score: (left, right) => `${left}–${right}`,
  },
  status: {
    go: 'Tire.',
    leftWinsRound: (left, right) => `Le côté gauche gagne la manche, ${left} à ${right}.`,
    rightWinsRound: (left, right) => `Le côté droit gagne la manche, ${left} à ${right}.`,
    time: 'Temps écoulé.',
  },
  captions: {
    beat: 'tambour',
    slip: 'glissade',
    go: 'c’est parti',
    pull: 'traction',
    round: 'fin de la manche',
    time: 'temps écoulé',
  },
  tutorialHint: {
    keys: 'Appuie sur {keys} pour tirer la corde de ton côté',
    touch: 'Touche l’écran pour tirer la corde de ton côté',
  },
  howTo: [
    'Appuie vite ou, en rythme, sur les coups de tambour. Maintenir ne sert à rien.',
    'Tire le ruban au-delà de ton drapeau pour gagner la manche, en 30 secondes.',
    'Sur écran tactile, touche ta moitié ou, à un joueur, n’importe où.',
  ],
  ends: {
    tie: 'Égalité',
    playerWins: (player) => `Joueur ${player} gagne`,
    computerWins: 'L’ordinateur gagne',
    youWin: 'Tu gagnes',
    score: (left, right) => `${left} à ${right}.`,
    scoreAtTime: (left, right) => `${left} à ${right} à la fin du temps.`,
    beat: (score, left, right) => `${score} En cadence\u00a0: ${left}\u202f% et ${right}\u202f%.`,
    pace: (score, left, right) =>
      `${score} Appuis par seconde\u00a0: ${numberText(left)} et ${numberText(right)}.`,
  },
  field: { go: 'Tire\u202f!', time: 'Temps écoulé' },
}
