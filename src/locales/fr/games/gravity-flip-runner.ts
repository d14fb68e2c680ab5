import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/gravity-flip-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classique',
      zones: 'Zones',
      says: {
        classic: 'Une course de plus en plus rapide.',
        zones: 'Huit zones, trois vies et un nouvel obstacle dans chacune.',
      },
    },
    zone: { label: 'Zone' },
  },
  controls: { flip: 'Inverser' },
  stats: {
    Score: 'Score',
    Distance: 'Distance',
    Coins: 'Pièces',
    Blue: 'Bleu',
    Green: 'Vert',
    Lives: 'Vies',
    Stars: 'Étoiles',
  },
  best: { distance: 'Record de distance' },
  status: {
    power: { shield: 'Bouclier.', slow: 'Ralenti.', magnet: 'Aimant.' },
    faded: { shield: 'Fin du bouclier.', slow: 'Fin du ralenti.', magnet: 'Fin de l’aimant.' },
    shieldBroke: 'Bouclier brisé.',
    faster: (distance) => `Distance\u00a0: ${numberText(distance)}.`,
    zone: (zone) => `${zone}\u00a0: atteins la fin et ramasse des pièces pour plus d’étoiles.`,
    hurt: (lives) =>
      plural(lives, {
        one: 'Choc\u202f! Il te reste # vie.',
        many: 'Choc\u202f! Il te reste # de vies.',
        other: 'Choc\u202f! Il te reste # vies.',
      }),
    streak: (coins) =>
      plural(coins, {
        one: '# pièce d’affilée.',
        many: '# de pièces d’affilée.',
        other: '# pièces d’affilée.',
      }),
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
    zone: 'départ',
    hurt: 'vie perdue',
    streak: 'beaucoup de pièces d’affilée',
    finish: 'fin de la zone',
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
    zone: (zone, stars) =>
      plural(stars, {
        one: `${zone}\u00a0: # étoile`,
        many: `${zone}\u00a0: # d’étoiles`,
        other: `${zone}\u00a0: # étoiles`,
      }),
    coins: (taken, of) => `Pièces\u00a0: ${taken} sur ${of}.`,
    tie: 'Égalité',
    wins: ['Joueur 1 (bleu) gagne\u202f!', 'Joueur 2 (vert) gagne\u202f!'],
    farther: [
      (distance) => `Bleu a ${numberText(distance)} d’avance.`,
      (distance) => `Vert a ${numberText(distance)} d’avance.`,
    ],
    equal: (blueCoins, greenCoins) => `Même distance. Pièces\u00a0: ${blueCoins} à ${greenCoins}.`,
  },
  runners: ['Bleu', 'Vert'],
  zones: {
    dock: 'Quai',
    foundry: 'Fonderie',
    thorns: 'Épines',
    spires: 'Pics',
    mines: 'Champ de mines',
    lifts: 'Cage d’ascenseur',
    lasers: 'Salle des lasers',
    core: 'Noyau',
  },
  track: {
    rule: 'Atteins la fin',
    two: (percent) => `${percent}\u202f% des pièces\u00a0: 2 étoiles`,
    three: (percent) => `${percent}\u202f%\u00a0: 3 étoiles`,
    streak: (coins) => `${coins} d’affilée`,
    stars: (stars) => plural(stars, { one: '# étoile', many: '# d’étoiles', other: '# étoiles' }),
    power: { shield: 'Bouclier +50', slow: 'Ralenti +50', magnet: 'Aimant +50' },
    faded: { shield: 'Fin du bouclier', slow: 'Fin du ralenti', magnet: 'Fin de l’aimant' },
    lead: 'En tête',
    newBest: 'Nouveau record',
    out: (runner, distance) => `${runner} ${distance}`,
  },
}
