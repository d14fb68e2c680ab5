import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/frogger/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classique',
      arcade: 'Arcade',
      journey: 'Voyage',
      says: {
        classic: 'Chaque traversée mène au niveau suivant.',
        arcade: 'Remplis cinq abris, mange des mouches, évite les crocodiles.',
        journey: 'Dix lieux, jour et nuit.',
      },
    },
    place: { label: 'Lieu' },
  },
  stats: { Score: 'Score', Level: 'Niveau', Lives: 'Vies', Stars: 'Étoiles' },
  toasts: {
    hurt: 'Aïe\u202f!',
    lives: (lives) =>
      plural(lives, { one: 'Il reste # vie', many: 'Il reste # de vies', other: 'Il reste # vies' }),
    level: 'Niveau terminé\u202f!',
    extra: 'Vie bonus',
  },
  status: {
    hurt: (lives) =>
      plural(lives, {
        one: 'Aïe\u202f! Il te reste # vie.',
        many: 'Aïe\u202f! Il te reste # de vies.',
        other: 'Aïe\u202f! Il te reste # vies.',
      }),
    level: (level) => `Niveau ${level}.`,
    bay: (points, full) =>
      plural(points, {
        one: `À l’abri, # point. Abris remplis\u00a0: ${full} sur 5.`,
        many: `À l’abri, # de points. Abris remplis\u00a0: ${full} sur 5.`,
        other: `À l’abri, # points. Abris remplis\u00a0: ${full} sur 5.`,
      }),
    bayWithLady: (points, full) =>
      plural(points, {
        one: `À l’abri avec la dame grenouille, # point. Abris remplis\u00a0: ${full} sur 5.`,
        many: `À l’abri avec la dame grenouille, # de points. Abris remplis\u00a0: ${full} sur 5.`,
        other: `À l’abri avec la dame grenouille, # points. Abris remplis\u00a0: ${full} sur 5.`,
      }),
    lady: 'Une dame grenouille arrive sur un rondin.',
    pair: 'La dame grenouille est avec toi. Ramène-la à l’abri.',
    hurry: 'Plus que six secondes.',
    night: 'Tous les abris sont remplis. Encore cinq, cette fois de nuit.',
  },
  captions: {
    bay: 'à l’abri',
    lady: 'une dame grenouille sur un rondin',
    pair: 'la dame grenouille est avec toi',
    extra: 'vie bonus',
    teeth: 'un crocodile montre les dents',
    hop: 'saut',
    row: 'une ligne de plus',
    level: 'arrivée',
    hurry: 'le temps presse',
    hurt: 'grenouille blessée',
    bump: 'haie ou abri plein',
    night: 'la nuit tombe',
    cleared: 'tous les abris remplis',
  },
  tutorialHint: {
    keys: 'Saute jusqu’à l’autre rive avec {keys}',
    touch: 'Balaie ou touche une flèche pour sauter',
  },
  howTo: [
    'Traverse la route et la rivière\u00a0: 10 points par nouvelle ligne.',
    'Une voiture, l’eau ou la fin du temps te coûtent une de tes trois vies.',
    'Les tortues à carapace orange plongent. Un tronc peut t’emporter hors de l’écran.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    place: (place, stars) =>
      plural(stars, {
        one: `${place}\u00a0: # étoile`,
        many: `${place}\u00a0: # d’étoiles`,
        other: `${place}\u00a0: # étoiles`,
      }),
    bays: (full) => `Abris remplis\u00a0: ${full} sur 10.`,
  },
  places: {
    meadow: 'Pré',
    village: 'Village',
    mill: 'Vieux moulin',
    marsh: 'Marais',
    harbor: 'Port',
    crossroads: 'Carrefour',
    wood: 'Bois d’automne',
    delta: 'Delta',
    highway: 'Autoroute',
    city: 'Ville d’hiver',
  },
  field: {
    pair: 'Ensemble',
    extra: 'Vie bonus',
    level: (level) => `Niveau ${level}`,
    rule: 'Chaque vie gardée vaut une étoile',
    night: 'La nuit tombe',
    cleared: 'Tout le monde à l’abri\u202f!',
  },
}
