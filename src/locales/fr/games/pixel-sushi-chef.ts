import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/pixel-sushi-chef/texts/game'
import type { Translation } from '../../translation'

const pointsText = (points: number) =>
  plural(points, { one: '# point', many: '# de points', other: '# points' })

export const texts: Translation<typeof game.texts> = {
  options: {
    pace: {
      label: 'Mode',
      classic: 'Classique',
      rush: 'Express',
      shifts: 'Sept soirées',
      says: {
        classic: '60 secondes avec des clients patients.',
        rush: 'Des clients pressés et des pourboires si tu sers vite.',
        shifts: 'Un nouveau plat par soirée, et des souhaits.',
      },
    },
    evening: { label: 'Soirée' },
    hearts: { label: 'Vies', 1: 'Une', 3: 'Trois' },
  },
  controls: {
    ingredients: 'Ingrédients',
    serve: 'Servir',
    back: 'Retirer le dernier (maintenir\u00a0: tout)',
    clear: 'Vider la natte',
    cursor: 'Curseur',
    use: 'Utiliser au curseur',
  },
  stats: {
    Score: 'Score',
    Level: 'Niveau',
    Lives: 'Vies',
    Time: 'Temps',
    Mood: 'Humeur',
    Goal: 'Objectif',
    Stars: 'Étoiles',
    Served: 'Servis',
  },
  status: {
    order: [
      (dish) => `Le client de gauche commande\u00a0: ${dish}.`,
      (dish) => `Le client du milieu commande\u00a0: ${dish}.`,
      (dish) => `Le client de droite commande\u00a0: ${dish}.`,
    ],
    served: (dish, points) =>
      plural(points, {
        one: `Plat servi\u00a0: ${dish}, # point.`,
        many: `Plat servi\u00a0: ${dish}, # de points.`,
        other: `Plat servi\u00a0: ${dish}, # points.`,
      }),
    servedWithTip: (dish, points, tip) =>
      plural(points, {
        one: `Plat servi\u00a0: ${dish}, # point et un pourboire de ${tip}.`,
        many: `Plat servi\u00a0: ${dish}, # de points et un pourboire de ${tip}.`,
        other: `Plat servi\u00a0: ${dish}, # points et un pourboire de ${tip}.`,
      }),
    evening: (evening, dish, goal) =>
      `Soirée ${evening}. Nouveau\u00a0: ${dish}. Objectif\u00a0: ${pointsText(goal)}.`,
    star: (stars) => `Étoile ${stars} sur 3.`,
    wish: {
      first: 'Veut être servi en premier.',
      inOrder: 'Veut les ingrédients dans l’ordre.',
      heart: 'Les ingrédients sont cachés.',
      early: 'Le maki est déjà prêt.',
    },
    bonus: (points) =>
      plural(points, {
        one: 'Bonus\u00a0: # point.',
        many: 'Bonus\u00a0: # de points.',
        other: 'Bonus\u00a0: # points.',
      }),
    wrong: 'Personne n’a commandé ça. Le maki est jeté.',
    unfinished: 'Le maki n’est pas fini.',
    hurry: [
      'Le client de gauche perd patience.',
      'Le client du milieu perd patience.',
      'Le client de droite perd patience.',
    ],
    late: [
      (lives) =>
        plural(lives, {
          one: 'Le client de gauche est parti. Il te reste # vie.',
          many: 'Le client de gauche est parti. Il te reste # de vies.',
          other: 'Le client de gauche est parti. Il te reste # vies.',
        }),
      (lives) =>
        plural(lives, {
          one: 'Le client du milieu est parti. Il te reste # vie.',
          many: 'Le client du milieu est parti. Il te reste # de vies.',
          other: 'Le client du milieu est parti. Il te reste # vies.',
        }),
      (lives) =>
        plural(lives, {
          one: 'Le client de droite est parti. Il te reste # vie.',
          many: 'Le client de droite est parti. Il te reste # de vies.',
          other: 'Le client de droite est parti. Il te reste # vies.',
        }),
    ],
    level: (level) => `Niveau ${level}.`,
  },
  captions: {
    shift: 'd’autres clients arrivent',
    star: 'étoile obtenue',
    order: 'un client commande',
    add: 'ingrédient ajouté',
    full: 'natte pleine',
    back: 'dernier ingrédient retiré',
    clear: 'natte vidée',
    unfinished: 'pas encore fini',
    wrong: 'mauvais maki',
    served: 'client servi',
    hurry: 'un client s’impatiente',
    late: 'un client part',
    level: 'nouveau niveau',
    second: 'dernières secondes',
    closing: 'heure de fermeture',
  },
  tutorialHint: {
    keys: 'Ajoute ce qu’un client demande, puis sers avec {keys}',
    touch: 'Touche ce qu’un client demande, puis «\u202fServir\u202f»',
    mouse: 'Clique sur ce qu’un client demande, puis sur «\u202fServir\u202f» ou {keys}',
  },
  howTo: [
    'Mets les ingrédients d’un ticket, peu importe l’ordre, puis sonne ou appuie sur le client.',
    'Un mauvais maki est jeté. Un client qui attend trop longtemps coûte une vie.',
    'Sers autant de clients que possible avant la fermeture du bar.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    closing: 'Heure de fermeture\u00a0: le bar éteint ses lumières et les clients rentrent chez eux.',
    lost: 'Personne n’attend éternellement.',
    evening: (evening, stars) =>
      plural(stars, {
        one: `Soirée ${evening}\u00a0: # étoile`,
        many: `Soirée ${evening}\u00a0: # d’étoiles`,
        other: `Soirée ${evening}\u00a0: # étoiles`,
      }),
    missed: (goal) => `C’est l’heure de fermer. L’objectif était de ${pointsText(goal)}.`,
  },
  ingredients: {
    rice: 'Riz',
    fish: 'Poisson',
    cucumber: 'Concombre',
    avocado: 'Avocat',
    shrimp: 'Crevette',
    nori: 'Nori',
  },
  dishes: {
    california: 'Maki California',
    cucumber: 'Maki concombre',
    shrimp: 'Tempura de crevettes',
    salmon: 'Maki saumon',
    veggie: 'Maki végé',
    dragon: 'Maki dragon',
    garden: 'Maki jardin',
    rainbow: 'Maki arc-en-ciel',
    ocean: 'Maki océan',
    river: 'Maki rivière',
    emperor: 'Maki empereur',
    lucky: 'Maki chance',
    double: 'Double saumon',
    storm: 'Maki tempête',
    harvest: 'Maki récolte',
  },
  shifts: ['Premiers clients', 'Salle comble', 'Dernières commandes'],
  bar: {
    tip: (points) => `Pourboire ${points}`,
    evening: (evening) => `Soirée ${evening}`,
    fresh: (dish) => `Nouveau\u00a0: ${dish}`,
    goal: (goal) => `Objectif ${numberText(goal)}`,
    star: (stars) => plural(stars, { one: '# étoile', many: '# d’étoiles', other: '# étoiles' }),
    bonus: {
      first: 'En premier\u202f!',
      inOrder: 'Dans l’ordre\u202f!',
      heart: 'Par cœur\u202f!',
      early: 'Déjà prêt\u202f!',
    },
    level: (level) => `Niveau ${level}`,
  },
}
