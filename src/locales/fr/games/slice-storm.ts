import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/slice-storm/texts/game'
import type { Translation } from '../../translation'

const pointsText = (points: number) =>
  plural(points, { one: '# point', many: '# de points', other: '# points' })

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classique',
      zen: 'Zen',
      arcade: 'Arcade',
      says: {
        classic: 'Trois vies\u00a0: un fruit manqué en coûte une, une bombe deux.',
        zen: '90 secondes sans bombes ni vies.',
        arcade: '60 secondes pour atteindre l’objectif\u202f; une bombe coûte des points.',
      },
    },
    lives: {
      label: 'Vies',
      three: 'Trois',
      back: 'Récupérables',
      says: { back: `Tous les ${numberText(1000)} points, une vie perdue revient.` },
    },
    stage: { label: 'Étape' },
  },
  controls: { steer: 'Guider la lame', cut: 'Maintenir pour trancher' },
  stats: {
    Score: 'Score',
    Lives: 'Vies',
    Level: 'Niveau',
    Time: 'Temps',
    'Best combo': 'Meilleur combo',
    Fruit: 'Fruits',
    Goal: 'Objectif',
    Stars: 'Étoiles',
  },
  status: {
    bomb: (lives) =>
      lives === 0
        ? 'Bombe\u202f! Plus aucune vie.'
        : plural(lives, {
            one: 'Bombe\u202f! Il te reste # vie.',
            many: 'Bombe\u202f! Il te reste # de vies.',
            other: 'Bombe\u202f! Il te reste # vies.',
          }),
    bombPoints: (points) =>
      plural(points, {
        one: 'Bombe\u202f! # point perdu.',
        many: 'Bombe\u202f! # de points perdus.',
        other: 'Bombe\u202f! # points perdus.',
      }),
    power: {
      freeze: 'Gel\u00a0: tout ralentit.',
      frenzy: 'Frénésie\u00a0: des fruits sans arrêt.',
      double: 'Points doublés.',
    },
    miss: (lives) =>
      lives === 0
        ? 'Fruit manqué. Plus aucune vie.'
        : plural(lives, {
            one: 'Fruit manqué. Il te reste # vie.',
            many: 'Fruit manqué. Il te reste # de vies.',
            other: 'Fruit manqué. Il te reste # vies.',
          }),
    lifeBack: (lives) =>
      plural(lives, {
        one: 'Vie récupérée. Tu as # vie.',
        many: 'Vie récupérée. Tu as # de vies.',
        other: 'Vie récupérée. Tu as # vies.',
      }),
    level: (level) => `Niveau ${level}.`,
    bonus: (fruit, points) => `Combo de ${fruit} fruits\u00a0: +${points}.`,
    stage: (stage, what, goal) => `Étape ${stage}\u00a0: ${what}. Objectif\u00a0: ${pointsText(goal)}.`,
    three: (points) => `Trois d’un seul trait\u00a0: +${points}.`,
    star: (stars) => `Étoile ${stars} sur 3.`,
    denser: 'Encore plus de fruits.',
  },
  captions: {
    wave: 'fruits lancés',
    swing: 'coup de lame',
    slice: 'fruit tranché',
    combo: 'combo',
    bomb: 'une bombe explose',
    miss: 'fruit manqué',
    level: 'nouveau niveau',
    power: 'fruit bonus tranché',
    bonus: 'points en plus',
    lifeBack: 'vie récupérée',
    second: 'dernières secondes',
    three: 'trois d’un seul trait',
    star: 'étoile obtenue',
    denser: 'encore plus de fruits',
  },
  tutorialHint: {
    keys: 'Maintiens {keys} et guide la lame à travers les fruits',
    touch: 'Balaie vite à travers les fruits',
    mouse: 'Fais glisser vite à travers les fruits ou maintiens {keys}',
  },
  howTo: [
    'Tranche d’un trait rapide\u00a0: doigt, bouton de souris maintenu ou touches de la lame.',
    'Trancher vite à la suite crée un combo. Chaque fruit vaut 5 points fois le combo.',
    'Une lame lente ne tranche rien. À chaque niveau, plus de fruits volent.',
  ],
  words: { start: 'Jouer', help: 'Comment jouer' },
  ends: {
    over: 'Partie terminée',
    time: 'Temps écoulé.',
    stage: (stage, stars) =>
      plural(stars, {
        one: `Étape ${stage}\u00a0: # étoile`,
        many: `Étape ${stage}\u00a0: # d’étoiles`,
        other: `Étape ${stage}\u00a0: # étoiles`,
      }),
    missed: (goal) => `Temps écoulé. L’objectif était de ${pointsText(goal)}.`,
  },
  stages: {
    first: 'Échauffement',
    more: 'Davantage de fruits',
    fast: 'Fruits plus rapides',
    bombs: 'Davantage de bombes',
    frenzy: 'Frénésie',
    small: 'Petits fruits',
    double: 'Vagues doubles',
    quick: 'Petits et rapides',
    mines: 'Bombes doubles',
    storm: 'La tempête',
  },
  sky: {
    combo: (combo) => `Combo ×${combo}`,
    livesLost: (lives) =>
      plural(lives, { one: '# vie perdue', many: '# de vies perdues', other: '# vies perdues' }),
    power: { freeze: 'Gel', frenzy: 'Frénésie', double: 'Double' },
    missed: 'Manqué',
    lifeBack: 'Vie récupérée',
    bonus: (fruit, points) => `Combo de ${fruit} fruits\u00a0: +${points}`,
    level: (level) => `Niveau ${level}`,
    stage: (stage) => `Étape ${stage}`,
    goal: (goal) => `Objectif ${numberText(goal)}`,
    star: (stars) => plural(stars, { one: '# étoile', many: '# d’étoiles', other: '# étoiles' }),
    denser: 'Encore plus de fruits',
  },
}
