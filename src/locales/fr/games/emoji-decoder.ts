import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/emoji-decoder/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    round: { label: 'Énigmes', 5: '5 premières', 15: 'Toutes' },
    pack: {
      label: 'Recueil',
      first: '15 d’origine',
      words: 'Mots',
      animals: 'Animaux',
      films: 'Films',
      food: 'Cuisine',
      nature: 'Nature',
      places: 'Lieux',
      sport: 'Sports',
      home: 'Maison',
      tales: 'Histoires',
      sayings: 'Expressions',
    },
  },
  controls: { reveal: 'Dévoiler une lettre', skip: 'Passer ou suivant' },
  stats: { Score: 'Score', Puzzle: 'Énigme', Attempts: 'Essais', Solved: 'Résolues' },
  status: {
    solved: (answer, points) =>
      plural(points, {
        one: `Trouvé\u00a0: ${answer}, # point.`,
        many: `Trouvé\u00a0: ${answer}, # de points.`,
        other: `Trouvé\u00a0: ${answer}, # points.`,
      }),
    wrong: (tries) =>
      plural(tries, {
        one: 'Raté. # essai restant.',
        many: 'Raté. # d’essais restants.',
        other: 'Raté. # essais restants.',
      }),
    answer: (answer) => `La réponse était ${answer}.`,
    revealed: (place, letter) => `La lettre ${place} est ${letter}.`,
    nextPuzzle: (puzzle) => `Énigme ${puzzle}.`,
  },
  captions: {
    solved: 'résolue',
    wrong: 'essai raté',
    failed: 'non résolue',
    skipped: 'passée',
    revealed: 'lettre dévoilée',
    nextPuzzle: 'énigme suivante',
  },
  howTo: [
    'Trouve le mot, le nom ou le titre, avec ou sans son «\u202fLe\u202f», «\u202fLa\u202f» ou «\u202fLes\u202f».',
    'Le premier, deuxième ou troisième essai vaut 40, 30 ou 20. Les bonnes lettres restent.',
    'Une lettre dévoilée coûte 5 points, trois au plus. Passer vaut 0.',
  ],
  ends: {
    title: 'Partie terminée\u202f!',
    solved: (solved, puzzles) => `Énigmes résolues\u00a0: ${solved} sur ${puzzles}.`,
  },
  categories: {
    Nature: 'Nature',
    Home: 'Maison',
    Movie: 'Film',
    Show: 'Série',
    Brand: 'Marque',
    Tech: 'Technologie',
    Activity: 'Activité',
    Food: 'Cuisine',
    Word: 'Mot',
    Animal: 'Animal',
    Place: 'Lieu',
    Sports: 'Sports',
    Story: 'Histoire',
    Idiom: 'Expression',
  },
  messages: {
    ask: 'Que disent les emojis\u202f?',
    solved: (points) =>
      plural(points, {
        one: 'Trouvé\u00a0: # point',
        many: 'Trouvé\u00a0: # de points',
        other: 'Trouvé\u00a0: # points',
      }),
    wrong: (tries) =>
      plural(tries, {
        one: 'Raté. # essai restant',
        many: 'Raté. # d’essais restants',
        other: 'Raté. # essais restants',
      }),
    answer: (answer) => `La réponse était ${answer}`,
  },
  board: {
    words: (words) => plural(words, { one: '# mot', many: '# de mots', other: '# mots' }),
    worth: (points) => plural(points, { one: '# point', many: '# de points', other: '# points' }),
    boxes: (boxes) => `Réponse\u00a0: ${boxes}.`,
    blank: 'vide',
    reveal: 'Dévoiler une lettre',
    skip: 'Passer',
    guess: 'Proposer',
    next: 'Suivant',
    letters: 'Lettres',
    erase: 'Effacer',
  },
}
