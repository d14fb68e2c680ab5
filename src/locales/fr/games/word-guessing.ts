import { listText, numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/word-guessing/texts/game'
import type * as own from '../../../games/word-guessing/texts/own'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    length: { label: 'Partie', 5: '5 mots', 10: '10 mots', endless: 'Sans fin', survival: 'Survie' },
    list: { label: 'Mots', first: '112 d’origine', large: '600 sans répétition' },
    theme: {
      label: 'Thème',
      all: 'Tous',
      Nature: 'Nature',
      Science: 'Science',
      People: 'Gens',
      Legends: 'Légendes',
    },
    topic: { label: 'Thème', all: 'Tous' },
    keys: { label: 'Lettres', abc: 'De A à Z', keyboard: 'Comme au clavier' },
    letter: {
      label: 'Acheter une lettre',
      off: 'Non',
      on: (points) =>
        plural(points, { one: 'Pour # point', many: 'Pour # de points', other: 'Pour # points' }),
    },
  },
  controls: { letter: 'Acheter une lettre' },
  stats: { Score: 'Score', Streak: 'Série', Wrong: 'Erreurs', Words: 'Mots' },
  best: { streak: 'Meilleure série' },
  status: {
    hit: (letter, times) =>
      plural(times, {
        one: `${letter} est dans le mot.`,
        many: `${letter} est # de fois dans le mot.`,
        other: `${letter} est # fois dans le mot.`,
      }),
    miss: (letter, tries) =>
      plural(tries, {
        one: `${letter} n’y est pas. # essai restant.`,
        many: `${letter} n’y est pas. # d’essais restants.`,
        other: `${letter} n’y est pas. # essais restants.`,
      }),
    found: (word, points) =>
      plural(points, {
        one: `Trouvé\u00a0: ${word}, # point.`,
        many: `Trouvé\u00a0: ${word}, # de points.`,
        other: `Trouvé\u00a0: ${word}, # points.`,
      }),
    nextWord: 'Nouveau mot.',
  },
  missed: (word) => `Partie terminée\u202f! Le mot était ${word}`,
  captions: {
    hit: 'lettre dans le mot',
    miss: 'lettre absente du mot',
    found: 'mot trouvé',
    missed: 'mot manqué',
    nextWord: 'mot suivant',
  },
  howTo: [
    'Choisis des lettres pour trouver le mot caché. La définition aide.',
    'Chaque erreur ajoute une pièce au robot. À la sixième, le mot est perdu.',
    'Un mot vaut 10, moins 1 par erreur. Tu peux cacher un mot pour quelqu’un.',
  ],
  topics: {
    Animals: 'Animaux',
    Technology: 'Technologie',
    Nature: 'Nature',
    Food: 'Cuisine',
    Music: 'Musique',
    Transportation: 'Transports',
    Tools: 'Outils',
    Myths: 'Mythes',
    Places: 'Lieux',
    Sports: 'Sports',
    History: 'Histoire',
    Jobs: 'Métiers',
    Science: 'Science',
    Weather: 'Météo',
    Travel: 'Voyages',
    Arts: 'Arts',
    Sport: 'Sports',
    Work: 'Travail',
    Legends: 'Légendes',
    Home: 'Maison',
    'From a friend': 'Reçu par lien',
    'Your words': 'Tes mots',
  },
  refusals: {
    noLetter: 'Saisis une seule lettre\u202f!',
    otherScript:
      'Seules les lettres de A à Z comptent. Passe ton clavier en lettres latines, ou appuie sur les lettres à l’écran.',
    writtenAs: (sign, letters) => `Dans les mots de ce jeu, ${sign} s’écrit ${listText(letters, 'or')}.`,
    notUsed: (sign) => `Aucun mot de ce jeu ne contient ${sign}.`,
    guessed: 'Tu as déjà proposé cette lettre\u202f!',
  },
  ends: {
    found: (word) => `Tu as trouvé ${word}`,
    foundBefore: (words) =>
      plural(words, {
        one: '# mot trouvé avant cela.',
        many: '# de mots trouvés avant cela.',
        other: '# mots trouvés avant cela.',
      }),
    foundSome: (found, words) => `Mots trouvés\u00a0: ${found} sur ${numberText(words)}`,
    foundAll: (words) =>
      plural(words, { one: '# mot trouvé', many: 'Tous les # de mots trouvés', other: 'Les # mots trouvés' }),
  },
  board: {
    hide: 'Cacher un mot pour quelqu’un',
    buy: (points) =>
      plural(points, {
        one: 'Acheter une lettre pour # point',
        many: 'Acheter une lettre pour # de points',
        other: 'Acheter une lettre pour # points',
      }),
    awake: 'Le robot s’est réveillé',
    triesLeft: (tries) =>
      plural(tries, { one: '# essai restant', many: '# d’essais restants', other: '# essais restants' }),
    word: (word) => `Mot ${word}`,
    wordOf: (word, words) => `Mot ${word} sur ${words}`,
    found: (points) =>
      plural(points, { one: 'Trouvé, # point', many: 'Trouvé, # de points', other: 'Trouvé, # points' }),
    wrong: (letters) => `Absentes du mot\u00a0: ${letters}`,
    pick: 'Choisis ou tape une lettre',
    finish: 'Terminer',
    next: 'Mot suivant',
    tiles: (tiles) => `Mot\u00a0: ${tiles}.`,
    blank: 'vide',
    lookedBlank: 'vide en surbrillance',
  },
  keys: {
    name: 'Lettres',
    right: (letter) => `${letter}, dans le mot`,
    wrong: (letter) => `${letter}, absente du mot`,
    field: 'Lettre',
    placeholder: 'A-Z',
    guess: 'Proposer',
  },
  friend: {
    title: 'Cacher un mot pour quelqu’un',
    word: 'Mot',
    wordHint: (max) => `De A à Z sans accent, ${max} lettres au plus.`,
    hint: 'Indice',
    hintHint: 'Facultatif. Une ligne.',
    send: 'Envoyer le lien',
    guess: 'Devine mon mot',
    copied: 'Lien copié. Le mot y est caché.',
    noWord: 'Saisis un mot.',
    sign: (sign) => `Le mot ne peut contenir que les lettres de A à Z, pas ${sign}.`,
    signInstead: (sign, spellings) =>
      `Le mot ne peut contenir que les lettres de A à Z, pas ${sign}. Écris ${listText(
        spellings.map((each) => `«\u202f${each}\u202f»`),
        'or',
      )}.`,
    length: (min, max) => `Le mot doit avoir de ${min} à ${max} lettres.`,
    longHint: (max, characters) =>
      `L’indice peut avoir ${max} caractères au plus. Celui-ci en a ${characters}.`,
    unsent: (sign) => `L’indice ne peut pas contenir ${sign}.`,
    told: 'L’indice contient le mot lui-même.',
    damaged: 'Le mot de ce lien est endommagé. Demande qu’on te l’envoie à nouveau.',
  },
}

export const ownTexts: Translation<typeof own.ownTexts> = {
  use: 'Utiliser tes mots',
  used: 'Cette partie utilise des mots persos.',
  label: 'Mots, un par ligne',
  hint: (words, min, max, characters) =>
    `De 1 à ${words} mots de ${min} à ${max} lettres, de A à Z sans accent. Un indice peut suivre après deux-points ou une tabulation, ${characters} caractères au plus.`,
  example: 'lune: tourne autour de la Terre\nsoleil: brille le jour\ngalaxie',
  summary: (words) => plural(words, { one: '# mot', many: '# de mots', other: '# mots' }),
  withoutAccents: (words) => `Utiliser des lettres sans accent\u00a0: ${words}`,
  twoLetters: (words) => `Utiliser deux lettres\u00a0: ${words}`,
  faults: {
    noWords: 'Saisis au moins un mot.',
    count: (max, words) => `Une liste a ${max} mots au plus. Celle-ci en a ${words}.`,
    noWord: (hint) => `Il manque un mot avant «\u202f: ${hint}\u202f».`,
    sign: (word, sign) =>
      `«\u202f${word}\u202f» ne va pas\u00a0: les mots ne peuvent contenir que les lettres de A à Z, pas ${sign}.`,
    length: (word, min, max) => `«\u202f${word}\u202f» ne va pas\u00a0: un mot a de ${min} à ${max} lettres.`,
    twice: (word) => `«\u202f${word}\u202f» est deux fois dans la liste.`,
    longHint: (word, characters, max) =>
      `L’indice de «\u202f${word}\u202f» a ${characters} caractères. La limite est ${max}.`,
    told: (word) => `L’indice de «\u202f${word}\u202f» contient le mot lui-même.`,
  },
}
