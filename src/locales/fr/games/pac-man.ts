import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pac-man/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classique',
      arcade: 'Arcade',
      mazes: 'Labyrinthes',
      says: {
        classic: 'La même vitesse à tous les niveaux.',
        arcade: 'Niveaux de plus en plus rapides, effets plus courts.',
        mazes: 'Douze étapes, quatre labyrinthes\u00a0: une étoile par vie gardée.',
      },
    },
    stage: { label: 'Étape' },
    targets: {
      label: 'Cibles des fantômes',
      off: 'Cachées',
      on: 'Visibles',
      says: { on: 'Une marque de sa couleur montre où va chaque fantôme.' },
    },
    lives: { label: 'Vies', 1: 'Une', 3: 'Trois', 5: 'Cinq' },
  },
  stats: { Score: 'Score', Level: 'Niveau', Lives: 'Vies', Left: 'Reste', Stars: 'Étoiles' },
  mostStars: 'Record d’étoiles',
  toasts: { caught: 'Un fantôme t’attrape\u202f!', level: 'Niveau terminé\u202f!', extra: 'Vie bonus' },
  status: {
    caught: (lives) =>
      plural(lives, {
        one: 'Un fantôme t’attrape\u202f! Il te reste # vie.',
        many: 'Un fantôme t’attrape\u202f! Il te reste # de vies.',
        other: 'Un fantôme t’attrape\u202f! Il te reste # vies.',
      }),
    begin: (level) => `Niveau ${level}.`,
    level: 'Niveau terminé\u202f!',
    power: 'Les fantômes ont peur.',
    bold: 'Aucun effet cette fois\u00a0: les fantômes font juste demi-tour.',
    spurt: 'Braise accélère.',
    faded: 'Les fantômes sont de retour.',
    fruit: 'Un fruit apparaît sous la maison des fantômes.',
  },
  captions: {
    bold: 'les fantômes font demi-tour',
    extra: 'vie bonus',
    spurt: 'Braise accélère',
    dot: 'pastille mangée',
    power: 'super-pastille',
    waning: 'l’effet s’achève',
    ghost: 'fantôme mangé',
    revive: 'un fantôme revient',
    fruit: 'un fruit apparaît',
    tasty: 'fruit mangé',
    level: 'niveau terminé',
    caught: 'un fantôme t’attrape',
  },
  tutorialHint: {
    keys: 'Avance dans le labyrinthe avec {keys}',
    touch: 'Balaie ou touche une flèche pour avancer',
  },
  howTo: [
    'Mange toutes les pastilles. Une super-pastille te laisse manger les fantômes apeurés.',
    'Braise poursuit, Chardon te devance, Bruine contourne, Mousse est timide de près.',
    'Appuie sur une direction avant le virage. Le tunnel relie les deux côtés.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    stage: (stage, stars) =>
      plural(stars, {
        one: `Étape ${stage}\u00a0: # étoile`,
        many: `Étape ${stage}\u00a0: # d’étoiles`,
        other: `Étape ${stage}\u00a0: # étoiles`,
      }),
    left: (round, dots) =>
      plural(dots, {
        one: `Manche ${round} sur 2, il reste # pastille.`,
        many: `Manche ${round} sur 2, il reste # de pastilles.`,
        other: `Manche ${round} sur 2, il reste # pastilles.`,
      }),
  },
  mazes: { harbor: 'Port', orchard: 'Verger', theater: 'Théâtre', forge: 'Forge' },
  maze: {
    extra: 'Vie bonus',
    level: (level) => `Niveau ${level}`,
    stage: (stage) => `Étape ${stage}`,
    round: (round) => `Manche ${round} sur 2`,
    rule: 'Chaque vie gardée vaut une étoile',
  },
}
