import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    prowlers: {
      label: 'Rôdeurs',
      drift: 'Errants',
      hunt: 'Chasseurs',
      says: {
        drift: 'Les rôdeurs errent en ligne droite.',
        hunt: 'Certains te suivent, d’autres gardent ou te coupent la route.',
      },
    },
  },
  stats: {
    Score: 'Score',
    Level: 'Niveau',
    Left: 'Reste',
    'Final Score': 'Score final',
    'Level Reached': 'Niveau atteint',
  },
  best: { levelReached: 'Meilleur niveau' },
  status: {
    dark: 'La lumière est éteinte.',
    alert: 'Un rôdeur se réveille.',
    level: (level) => `Niveau ${level}.`,
  },
  captions: {
    collect: 'éclat ramassé',
    warn: 'bientôt le noir',
    dark: 'noir',
    light: 'lumière',
    alert: 'un rôdeur se réveille',
    level: 'niveau terminé',
    caught: 'un rôdeur t’attrape',
  },
  tutorialHint: {
    keys: 'Ramasse les éclats avec {keys}',
    touch: 'Ramasse les éclats\u00a0: garde le doigt là où tu veux aller',
  },
  howTo: [
    'Ramasse les éclats, évite les rôdeurs. Dirige-toi au doigt ou souris maintenue.',
    'Dans le noir, les rôdeurs cachés continuent d’avancer. Souviens-toi de leur chemin.',
    'Chaque éclat rapporte 10 points\u202f; ramasse-les tous pour changer de niveau.',
  ],
  ends: { over: 'Partie terminée\u202f!' },
  field: { level: (level) => `Niveau ${level}` },
}
