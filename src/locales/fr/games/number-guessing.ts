import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/number-guessing/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    difficulty: { label: 'Difficulté', easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
    role: {
      label: 'Qui devine',
      you: 'Toi',
      computer: 'Ordinateur',
      says: { computer: 'Pense à un nombre et dis à chaque essai s’il est plus grand ou plus petit.' },
    },
  },
  stats: { 'Guesses left': 'Essais restants', Range: 'Plage', Guesses: 'Essais' },
  best: { guesses: 'Le moins d’essais' },
  status: {
    higher: (guess) => `Plus grand que ${guess}.`,
    lower: (guess) => `Plus petit que ${guess}.`,
  },
  captions: {
    higher: 'plus',
    lower: 'moins',
    correct: 'bon nombre',
    answer: 'réponse',
    revealed: 'nombre dévoilé',
  },
  howTo: [
    'Devine le nombre caché avant d’épuiser tes essais.',
    'À chaque essai, tu apprends si le nombre est plus grand ou plus petit.',
    'Ou pense à un nombre et laisse l’ordinateur le deviner.',
  ],
  refusals: { range: (min, max) => `Saisis un nombre entre ${min} et ${max}` },
  ends: {
    found: 'Nombre trouvé',
    foundIn: (guesses) =>
      plural(guesses, {
        one: 'Tu l’as trouvé en # essai.',
        many: 'Tu l’as trouvé en # d’essais.',
        other: 'Tu l’as trouvé en # essais.',
      }),
    out: 'Plus aucun essai\u202f! Réessaie.',
    numberWas: (secret) => `Le nombre était ${secret}.`,
    enough: (result, guesses) =>
      plural(guesses, {
        one: `${result} En coupant toujours la plage en deux, # essai suffit.`,
        many: `${result} En coupant toujours la plage en deux, # d’essais suffisent.`,
        other: `${result} En coupant toujours la plage en deux, # essais suffisent.`,
      }),
    reach: (result, guesses, found, numbers) =>
      plural(guesses, {
        one: `${result} En coupant toujours la plage en deux, # essai permet de trouver ${found} des ${numbers} nombres.`,
        many: `${result} En coupant toujours la plage en deux, # d’essais permettent de trouver ${found} des ${numbers} nombres.`,
        other: `${result} En coupant toujours la plage en deux, # essais permettent de trouver ${found} des ${numbers} nombres.`,
      }),
    noNumber: 'Aucun nombre possible',
    wrongAnswer: 'Au moins une de tes réponses est fausse.',
    yourNumber: (value) => `Ton nombre est ${value}`,
    computerFound: (guesses, enough) =>
      plural(guesses, {
        one: `Trouvé en # essai. ${enough} suffisent toujours.`,
        many: `Trouvé en # d’essais. ${enough} suffisent toujours.`,
        other: `Trouvé en # essais. ${enough} suffisent toujours.`,
      }),
  },
  board: {
    hints: { higher: 'Plus', lower: 'Moins', correct: 'Trouvé' },
    guesses: 'Essais',
    notUsed: 'pas utilisé',
    entry: (min, max) => `Ton essai, de ${min} à ${max}`,
    range: (min, max) => `${min}-${max}`,
    isThisIt: 'C’est ça\u202f?',
    noNumber: 'Aucun nombre possible',
    search: (min, max) => `Devine le nombre, de ${min} à ${max}`,
    numberWas: (secret) => `Le nombre était ${secret}`,
    higher: (guess) => `Plus grand que ${guess}`,
    lower: (guess) => `Plus petit que ${guess}`,
  },
  range: {
    possible: (low, high) => `Encore possible\u00a0: de ${low} à ${high}.`,
    between: 'encore possible',
  },
  answer: {
    question: (guess) => `Pense à un nombre. Est-ce ${guess}\u202f?`,
    name: 'Ta réponse',
    keys: { lower: 'Moins', correct: 'Oui', higher: 'Plus' },
  },
  keypad: { name: 'Pavé', erase: 'Effacer', send: 'Proposer' },
}
