import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { prowlers: { label: 'Rôdeurs', drift: 'Errants', hunt: 'Chasseurs' } },
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
    'Chasseurs\u00a0: certains te suivent, d’autres gardent un éclat ou te coupent la route.',
  ],
  ends: { over: 'Partie terminée\u202f!' },
  field: { level: (level) => `Niveau ${level}` },
}
