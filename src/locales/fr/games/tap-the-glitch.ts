import type * as game from '../../../games/tap-the-glitch/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Mode',
      normal: 'Normal',
      storm: 'Tempête',
      says: {
        normal: 'Les glitchs arrivent plus vite à chaque niveau.',
        storm: 'Dix niveaux plus difficile dès le départ.',
      },
    },
    length: { label: 'Durée', 60: '60 s', endless: 'Sans fin' },
  },
  controls: { cursor: 'Curseur', tap: 'Toucher' },
  stats: {
    Score: 'Score',
    Level: 'Niveau',
    Combo: 'Combo',
    Time: 'Temps',
    Health: 'Santé',
    'Final Score': 'Score final',
    'Level Reached': 'Niveau atteint',
    'Max Combo': 'Combo maximal',
  },
  status: {
    system: { SECURE: 'Système sûr.', WARNING: 'Système en alerte.', CRITICAL: 'Système critique.' },
    level: (level) => `Niveau ${level}.`,
  },
  captions: {
    spawn: 'un glitch apparaît',
    hit: 'glitch touché',
    miss: 'raté',
    expire: 'un glitch est passé',
    level: 'nouveau niveau',
    status: 'l’état du système change',
  },
  tutorialHint: {
    keys: 'Élimine les glitchs avec {keys}',
    touch: 'Touche les glitchs',
    mouse: 'Clique sur les glitchs, ou appuie sur {keys}',
  },
  howTo: [
    'Touche à temps les glitchs\u00a0: Pixel 10 points, Parasite 20, Corruption 30, Virus 50.',
    'Des coups rapides créent un combo qui multiplie les points, jusqu’à dix fois.',
    'Un glitch manqué coûte de la santé, et les virus se propagent. Tiens 60 secondes.',
  ],
  words: { start: 'Lancer le système', again: 'Relancer le système' },
  ends: { won: 'Système sauvé', lost: 'Système corrompu' },
  glitches: { pixel: 'Pixel', static: 'Parasite', corruption: 'Corruption', virus: 'Virus' },
  screen: {
    status: { SECURE: 'SÛR', WARNING: 'ALERTE', CRITICAL: 'CRITIQUE' },
    level: (level) => `Niveau ${level}`,
    won: 'Sauvé',
    lost: 'Corrompu',
  },
}
