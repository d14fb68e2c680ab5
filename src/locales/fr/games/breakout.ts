import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/breakout/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classique',
      'power-ups': 'Bonus',
      arcade: 'Arcade',
      says: {
        classic: 'Juste la balle, la raquette et les briques.',
        'power-ups': 'Des briques lâchent des bonus\u00a0: attrape-les.',
        arcade: 'Trente niveaux avec étoiles, briques mobiles et boss.',
      },
    },
    board: { label: 'Niveau' },
    bricks: {
      label: 'Briques',
      plain: 'Normales',
      hard: 'Dures',
      says: {
        hard: 'Les bandes montrent combien de coups il faut, l’acier ne casse jamais et la balle accélère.',
      },
    },
  },
  controls: { launch: 'Lancer' },
  stats: { Score: 'Score', Lives: 'Vies', Level: 'Niveau', Stars: 'Étoiles' },
  mostStars: 'Record d’étoiles',
  toasts: {
    lifeLost: (lives) =>
      plural(lives, {
        one: 'Plus aucune balle\u202f! Il reste # vie',
        many: 'Plus aucune balle\u202f! Il reste # de vies',
        other: 'Plus aucune balle\u202f! Il reste # vies',
      }),
    levelComplete: (level) => `Niveau ${level} terminé`,
  },
  status: {
    levelComplete: (level, score) => `Niveau ${level} terminé. Score\u00a0: ${numberText(score)}.`,
    level: (level) => `Niveau ${level}. Lance la balle.`,
    faster: 'La balle accélère.',
    half: 'La balle a touché le plafond. La raquette est deux fois moins large.',
    struck: 'La raquette est touchée. Elle est deux fois moins large pendant un moment.',
    bossDown: 'Le boss est vaincu.',
  },
  captions: {
    launch: 'balle lancée',
    wall: 'la balle touche le mur',
    paddle: 'la balle touche la raquette',
    brick: 'une brique casse',
    crack: 'une brique se fissure',
    clank: 'la balle touche l’acier',
    bonusBall: 'balle bonus',
    ballLost: 'balle perdue',
    lifeLost: 'vie perdue',
    levelComplete: 'niveau terminé',
    power: 'bonus attrapé',
    laser: 'laser',
    faster: 'la balle accélère',
    half: 'la raquette rétrécit',
    drop: 'le boss lâche quelque chose',
    struck: 'raquette touchée',
    bossDown: 'boss vaincu',
  },
  tutorialHint: {
    keys: 'Lance la balle avec {keys}',
    touch: 'Fais glisser pour viser, relâche pour lancer la balle',
  },
  howTo: [
    'Casse toutes les briques. Certaines ajoutent une balle bonus.',
    'Les bouts de la raquette renvoient la balle avec un angle plus plat.',
    'Tu ne perds une vie que quand la dernière balle est perdue.',
  ],
  ends: {
    won: (level) => `Niveau ${level} terminé`,
    over: 'Partie terminée\u202f!',
    score: (score) => `Score final\u00a0: ${score}`,
  },
  field: {
    level: (level) => `Niveau ${level}`,
    faster: 'Plus rapide',
    half: 'Demi-raquette',
  },
  powers: {
    wide: 'Raquette large',
    slow: 'Balle lente',
    life: 'Vie bonus',
    sticky: 'Raquette collante',
    laser: 'Laser',
    three: 'Trois balles',
  },
}
