import { numberText } from '../../../engine/core/text'
import type * as game from '../../../games/gravity-flip-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  controls: { flip: 'Inverser' },
  stats: { Score: 'Score', Distance: 'Distance', Coins: 'Pièces', Blue: 'Bleu', Green: 'Vert' },
  best: { distance: 'Plus loin' },
  status: {
    power: { shield: 'Bouclier.', slow: 'Ralenti.', magnet: 'Aimant.' },
    faded: { shield: 'Fin du bouclier.', slow: 'Fin du ralenti.', magnet: 'Fin de l’aimant.' },
    shieldBroke: 'Bouclier brisé.',
    faster: (distance) => `Distance\u00a0: ${numberText(distance)}.`,
    out: ['Bleu est éliminé.', 'Vert est éliminé.'],
    ahead: ['Bleu est en tête.', 'Vert est en tête.'],
  },
  runnerStatus: {
    power: {
      shield: (runner) => `${runner}\u00a0: bouclier.`,
      slow: (runner) => `${runner}\u00a0: ralenti.`,
      magnet: (runner) => `${runner}\u00a0: aimant.`,
    },
    faded: {
      shield: (runner) => `${runner}\u00a0: fin du bouclier.`,
      slow: (runner) => `${runner}\u00a0: fin du ralenti.`,
      magnet: (runner) => `${runner}\u00a0: fin de l’aimant.`,
    },
    shieldBroke: (runner) => `${runner}\u00a0: bouclier brisé.`,
  },
  captions: {
    flip: 'inversion',
    land: 'atterrissage',
    coin: 'pièce',
    power: 'bonus',
    faded: 'fin du bonus',
    shieldBroke: 'bouclier brisé',
    faster: 'accélération',
    out: 'choc\u00a0: un coureur éliminé',
    ahead: 'prend la tête',
    crash: 'choc',
  },
  tutorialHint: { keys: 'Change de côté avec {keys}', touch: 'Touche l’écran pour changer de côté' },
  howTo: [
    'Un appui inverse la gravité\u00a0: cours au sol ou au plafond.',
    'Ramasse pièces (10) et bonus (50). Évite les obstacles\u00a0: ça va de plus en plus vite.',
    'À deux\u00a0: touche ta propre piste. La course la plus longue gagne.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    run: (distance, coins) => `Distance\u00a0: ${numberText(distance)}. Pièces\u00a0: ${coins}.`,
    tie: 'Égalité',
    wins: ['Joueur 1 (bleu) gagne\u202f!', 'Joueur 2 (vert) gagne\u202f!'],
    farther: [
      (distance) => `Bleu a ${numberText(distance)} d’avance.`,
      (distance) => `Vert a ${numberText(distance)} d’avance.`,
    ],
    equal: (blueCoins, greenCoins) => `Même distance. Pièces\u00a0: ${blueCoins} à ${greenCoins}.`,
  },
  runners: ['Bleu', 'Vert'],
  track: {
    power: { shield: 'Bouclier +50', slow: 'Ralenti +50', magnet: 'Aimant +50' },
    faded: { shield: 'Fin du bouclier', slow: 'Fin du ralenti', magnet: 'Fin de l’aimant' },
    lead: 'En tête',
    newBest: 'Nouveau record',
    out: (runner, distance) => `${runner} ${distance}`,
  },
}
