import { asSentence, listText, numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/memory-match/texts/game'
import type * as own from '../../../games/memory-match/texts/own'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    difficulty: {
      label: 'Difficulté',
      easy: 'Facile',
      medium: 'Moyen',
      hard: 'Difficile',
      large: '18 paires',
      huge: '24 paires',
    },
    deck: {
      label: 'Cartes',
      pictures: 'Images',
      letters: 'Lettres',
      numbers: 'Nombres',
      sounds: 'Sons',
      says: { sounds: 'Chaque carte joue une note. Trouve les deux qui sonnent pareil.' },
    },
    players: { label: 'Joueurs', 1: 'Un', 2: 'Deux', 3: 'Trois', 4: 'Quatre' },
  },
  stats: { Moves: 'Coups', Pairs: 'Paires', Time: 'Temps', Forgotten: 'Oublis' },
  pairsFound: (found, all) => `${found} sur ${all}`,
  best: { moves: 'Le moins de coups', time: 'Meilleur temps' },
  status: {
    flip: (card, face) => asSentence(`Carte ${card}\u00a0: ${face}`),
    match: (face) => asSentence(`Paire trouvée\u00a0: ${face}`),
    mismatch: 'Pas de paire.',
  },
  captions: {
    flip: 'carte retournée',
    match: 'paire trouvée',
    mismatch: 'pas de paire',
    Refused: 'cette carte ne se retourne pas',
  },
  howTo: [
    'Retourne deux cartes par coup.',
    'Les cartes assorties restent visibles. Les autres se cachent après une seconde.',
    'Trouve toutes les paires en peu de coups. À plusieurs, on gagne avec le plus de paires.',
  ],
  ends: {
    ratings: { Perfect: 'Parfait', Great: 'Super', Good: 'Bien' },
    allPairs: (pairs, moves) =>
      plural(moves, {
        one: `Les ${pairs} paires en # coup.`,
        many: `Les ${pairs} paires en # de coups.`,
        other: `Les ${pairs} paires en # coups.`,
      }),
    playerWins: (player) => `Joueur ${player} gagne`,
    tie: (players) => `Égalité\u00a0: ${listText(players.map((player) => `Joueur ${player}`))}`,
    shares: (counts, pairs) =>
      `Paires\u00a0: ${listText(counts.map((count) => numberText(count)))} sur ${pairs}.`,
  },
  sound: 'son',
  board: {
    name: 'Cartes de Paires',
    noCard: 'pas de carte',
    faceDown: 'face cachée',
    matched: (face) => `${face}, paire trouvée`,
  },
  players: {
    list: 'Joueurs',
    player: (player) => `Joueur ${player}`,
    pairs: (player) => `Paires du joueur ${player}`,
  },
  faces: {
    star: 'étoile',
    moon: 'lune',
    heart: 'cœur',
    drop: 'goutte',
    leaf: 'feuille',
    key: 'clé',
    bell: 'cloche',
    fish: 'poisson',
    boat: 'bateau',
    cup: 'tasse',
    tree: 'arbre',
    bolt: 'éclair',
  },
  facesAtNight: {
    star: 'étoile de nuit',
    moon: 'lune de nuit',
    heart: 'cœur de nuit',
    drop: 'goutte de nuit',
    leaf: 'feuille de nuit',
    key: 'clé de nuit',
    bell: 'cloche de nuit',
    fish: 'poisson de nuit',
    boat: 'bateau de nuit',
    cup: 'tasse de nuit',
    tree: 'arbre de nuit',
    bolt: 'éclair de nuit',
  },
}

export const ownTexts: Translation<typeof own.ownTexts> = {
  use: 'Utiliser tes paires',
  used: 'Cette partie utilise des paires persos.',
  label: 'Paires, une par ligne',
  hint: (min, max, characters) =>
    `De ${min} à ${max} paires avec «\u202f=\u202f» entre les deux cartes, chacune de ${characters} caractères ou emojis au plus. Une ligne sans «\u202f=\u202f» donne deux cartes identiques.`,
  example: '7 x 8 = 56\n6 x 9 = 54\nchien = dog\n🐟',
  summary: (pairs) => plural(pairs, { one: '# paire', many: '# de paires', other: '# paires' }),
  noEquals: {
    spaces: (line) =>
      `«\u202f${line}\u202f» n’a pas de «\u202f=\u202f», donc ses deux cartes seraient égales. Coupe aux espaces, ou répète-la de chaque côté de «\u202f=\u202f».`,
    parentheses: (line) =>
      `«\u202f${line}\u202f» n’a pas de «\u202f=\u202f», donc ses deux cartes seraient égales. Coupe aux parenthèses, ou répète-la de chaque côté de «\u202f=\u202f».`,
    sign: (line, sign) =>
      `«\u202f${line}\u202f» n’a pas de «\u202f=\u202f», donc ses deux cartes seraient égales. Coupe à «\u202f${sign}\u202f», ou répète-la de chaque côté de «\u202f=\u202f».`,
  },
  split: {
    spaces: 'Couper aux espaces',
    parentheses: 'Couper aux parenthèses',
    sign: (sign) => `Couper à «\u202f${sign}\u202f»`,
  },
  faults: {
    count: (min, max, pairs) => `Un jeu de cartes a de ${min} à ${max} paires. Celui-ci en a ${pairs}.`,
    cells: (line, cells) => `«\u202f${line}\u202f» a ${cells} cellules. Une paire en a deux.`,
    manyEquals: (line) => `«\u202f${line}\u202f» a plus d’un «\u202f=\u202f». Une paire a deux côtés.`,
    empty: (line) => `«\u202f${line}\u202f» a un côté vide.`,
    equalsOnCard: (line) => `«\u202f${line}\u202f» a un «\u202f=\u202f» sur une carte. Retire-le.`,
    long: (text, characters, max) =>
      `«\u202f${text}\u202f» a ${characters} caractères. Une carte en contient ${max} au plus.`,
    twice: (text) =>
      `«\u202f${text}\u202f» est dans deux paires\u00a0: personne ne saurait à quelle carte elle correspond.`,
  },
  notes: {
    alike: (one, other) => `«\u202f${one}\u202f» et «\u202f${other}\u202f» se ressemblent.`,
    small: (text) =>
      `«\u202f${text}\u202f» se lit mal sur un petit téléphone. Mets moins de paires ou des textes plus courts.`,
  },
}
