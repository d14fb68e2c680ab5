import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/tap-the-glitch/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Mode',
      normal: 'Normal',
      storm: 'Tempête',
      shifts: 'Services',
      says: {
        normal: 'Les glitchs arrivent plus vite à chaque niveau.',
        storm: 'Dix niveaux de difficulté en plus dès le départ.',
        shifts: 'Huit services avec des vagues et un boss.',
      },
    },
    shift: { label: 'Service' },
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
    'Max Combo': 'Meilleur combo',
    Stars: 'Étoiles',
  },
  mostStars: 'Record d’étoiles',
  status: {
    system: { SECURE: 'Système sûr.', WARNING: 'Système en alerte.', CRITICAL: 'Système critique.' },
    level: (level) => `Niveau ${level}.`,
    wave: (wave) => `Vague ${wave} sur 4.`,
    first: (what, points) =>
      `${what}\u00a0: ${plural(points, { one: '# point', many: '# de points', other: '# points' })}.`,
    boss: 'Le boss est là. Frappe-le encore et encore.',
    bossDown: 'Boss vaincu.',
  },
  captions: {
    spawn: 'un glitch apparaît',
    hit: 'glitch touché',
    miss: 'raté',
    expire: 'un glitch est passé',
    level: 'nouveau niveau',
    status: 'l’état du système change',
    wave: 'nouvelle vague',
    boss: 'le boss apparaît',
    bossHit: 'boss touché',
    bossDown: 'le boss explose',
  },
  tutorialHint: {
    keys: 'Élimine les glitchs avec {keys}',
    touch: 'Touche les glitchs',
    mouse: 'Clique sur les glitchs ou appuie sur {keys}',
  },
  howTo: [
    'Touche à temps les glitchs\u00a0: Pixel 10 points, Parasite 20, Corruption 30, Virus 50.',
    'Des coups rapides créent un combo qui multiplie les points, jusqu’à dix fois.',
    'Un glitch manqué coûte de la santé, et les virus se propagent. Tiens 60 secondes.',
  ],
  words: { start: 'Lancer le système', again: 'Relancer le système' },
  ends: {
    won: 'Système sauvé',
    lost: 'Système corrompu',
    down: 'Le système n’a pas survécu au service.',
    shift: (shift, stars) =>
      plural(stars, {
        one: `Service ${shift}\u00a0: # étoile`,
        many: `Service ${shift}\u00a0: # d’étoiles`,
        other: `Service ${shift}\u00a0: # étoiles`,
      }),
    boss: 'Une étoile de plus si tu bats le boss.',
    secure: 'Une étoile de plus avec plus de 70\u202f% de santé.',
    all: 'Les trois étoiles\u202f!',
  },
  glitches: { pixel: 'Pixel', static: 'Parasite', corruption: 'Corruption', virus: 'Virus' },
  screen: {
    status: { SECURE: 'SÛR', WARNING: 'ALERTE', CRITICAL: 'CRITIQUE' },
    level: (level) => `Niveau ${level}`,
    won: 'Sauvé',
    lost: 'Corrompu',
    shift: (shift) => `Service ${shift}`,
    goal: 'Étoiles\u00a0: survivre, battre le boss, rester SÛR',
    wave: (wave) => `Vague ${wave}`,
    boss: 'Le boss\u202f!',
    bossDown: 'Boss vaincu',
    first: (what, points) => `${what} ${points}`,
  },
  shifts: {
    pixels: 'Rien que des pixels',
    static: 'Parasites',
    corruption: 'Corruption',
    viruses: 'Les virus se propagent',
    hoppers: 'Glitchs bondissants',
    swarms: 'Trois à la fois',
    rush: 'Heure de pointe',
    meltdown: 'Surchauffe',
  },
}
