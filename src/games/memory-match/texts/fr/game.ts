import { listText, numberText, plural } from '../../../../engine/core/text'
import type { texts as english } from '../game'

export const texts: typeof english = {
  options: {
    difficulty: {
      label: 'Difficulté',
      easy: 'Facile',
      medium: 'Moyen',
      hard: 'Difficile',
      large: '18 paires',
      huge: '24 paires',
    },
    deck: { label: 'Cartes', pictures: 'Images', letters: 'Lettres', numbers: 'Nombres' },
    players: { label: 'Joueurs', 1: 'Un', 2: 'Deux', 3: 'Trois', 4: 'Quatre' },
  },
  stats: { Moves: 'Coups', Pairs: 'Paires', Time: 'Temps', Forgotten: 'Oublis' },
  pairsFound: (found, all) => `${found} sur ${all}`,
  best: { moves: 'Le moins de coups', time: 'Meilleur temps' },
  status: {
    flip: (card, face) => `Carte ${card}\u00a0: ${face}.`,
    match: (face) => `Paire trouvée\u00a0: ${face}.`,
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
    'Trouve toutes les paires en peu de coups. À plusieurs, le plus de paires gagne.',
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
