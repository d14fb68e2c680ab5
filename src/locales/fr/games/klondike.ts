import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/klondike/texts/game'
import type * as moves from '../../../games/klondike/texts/moves'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    kind: {
      label: 'Variante',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      says: {
        klondike: 'Pioche et retourne les cartes cachées.',
        freecell: 'Monte les bases avec toutes les cartes visibles et quatre cases libres.',
      },
    },
    draw: {
      label: 'Tirage',
      1: 'Une carte',
      3: 'Trois cartes',
      says: { 3: 'Seule la carte du dessus des trois peut être jouée.' },
    },
    passes: { label: 'Passages de la pioche', 1: 'Un', 3: 'Trois', any: 'Illimités' },
    scoring: {
      label: 'Score',
      standard: 'Standard',
      vegas: 'Vegas',
      none: 'Aucun',
      says: {
        vegas:
          'Chaque donne coûte 52\u00a0$, et chaque carte sur une base rapporte 5\u00a0$. Ton solde est conservé. Les casinos permettent un passage de la pioche, ou trois si l’on tire trois cartes. Ici, tu choisis.',
        none: 'Compte les coups.',
      },
    },
    timed: {
      label: 'Chrono',
      on: 'Oui',
      off: 'Non',
      says: {
        on: 'Avec le score standard, tu perds 2 points toutes les 10 secondes, et une victoire rapide donne un bonus.',
      },
    },
    auto: {
      label: 'Déplacement vers les bases',
      off: 'À la main',
      on: 'Automatique',
      says: { on: 'Les cartes devenues inutiles dans les colonnes vont d’elles-mêmes sur les bases.' },
    },
  },
  controls: {
    pick: 'Prendre ou poser',
    waste: 'Défausse',
    foundation: 'Base',
    columns: 'Colonnes\u00a0: départ, puis arrivée',
    column: (column) => `Colonne ${column}`,
    cells: 'Cases libres',
    cell: (cell) => `Case libre ${cell}`,
  },
  stats: { Score: 'Score', Time: 'Temps', Moves: 'Coups' },
  best: { time: 'Meilleur temps', score: 'Record de points', moves: 'Le moins de coups' },
  status: {
    move: (move) => `${move}.`,
    home: (card) => `${card} sur sa base.`,
    back: (card, column) => `${card} de retour dans la colonne ${column}.`,
    open: (card, column) => `${card}, carte retournée dans la colonne ${column}.`,
  },
  captions: {
    move: 'carte posée',
    home: 'carte sur sa base',
    back: 'carte reprise',
    open: 'carte retournée',
  },
  howTo: [
    'Glisse ou touche les cartes pour monter chaque couleur de l’as au roi.',
    'Dans les colonnes, les cartes descendent d’un rang en alternant rouge et noir.',
    'Appuie sur une carte pour la placer au mieux, ou fais-la glisser où tu veux.',
  ],
  refusals: {
    tooMany: (max) =>
      plural(max, {
        one: 'Tu ne peux déplacer que # carte à la fois pour l’instant. Vide une case libre ou une colonne pour en déplacer plus.',
        many: 'Tu ne peux déplacer que # de cartes à la fois pour l’instant. Vide une case libre ou une colonne pour en déplacer plus.',
        other:
          'Tu ne peux déplacer que # cartes à la fois pour l’instant. Vide une case libre ou une colonne pour en déplacer plus.',
      }),
    tooManyToEmpty: (max) =>
      plural(max, {
        one: 'Tu ne peux déplacer que # carte à la fois vers une colonne vide pour l’instant. Vide une case libre ou une colonne pour en déplacer plus.',
        many: 'Tu ne peux déplacer que # de cartes à la fois vers une colonne vide pour l’instant. Vide une case libre ou une colonne pour en déplacer plus.',
        other:
          'Tu ne peux déplacer que # cartes à la fois vers une colonne vide pour l’instant. Vide une case libre ou une colonne pour en déplacer plus.',
      }),
    cardStays: 'Cette carte ne peut aller nulle part pour l’instant.',
    cardsStay: 'Ces cartes ne peuvent aller nulle part pour l’instant.',
    oneCard: 'Une case libre ne garde qu’une carte.',
    cellFull: 'Cette case libre est occupée.',
    onlyKing: 'Seul un roi peut ouvrir une colonne vide.',
  },
  ends: {
    onFoundations: (cards) =>
      plural(cards, {
        one: '# carte sur les bases.',
        many: '# de cartes sur les bases.',
        other: '# cartes sur les bases.',
      }),
    onFoundationsUndo: (cards) =>
      plural(cards, {
        one: '# carte sur les bases. Annule des coups pour essayer autrement.',
        many: '# de cartes sur les bases. Annule des coups pour essayer autrement.',
        other: '# cartes sur les bases. Annule des coups pour essayer autrement.',
      }),
  },
  position: {
    notRead:
      'Ce n’est ni une donne ni une position. Colle un numéro de donne, une liste de 52 cartes (comme KS 10H), un tapis avec une ligne par colonne ou une position copiée.',
    lastDown: 'La dernière carte d’une colonne doit être face visible.',
    allFaceUp: 'À FreeCell, toutes les cartes sont face visible.',
    fourCells: 'FreeCell a quatre cases libres\u00a0: quatre cartes, ou «\u202f-\u202f» pour une case vide.',
    cardForm: (unreadable) => `${unreadable} Une carte est un rang et une couleur, comme KS ou 10H.`,
    foundationForm: (unreadable) => `${unreadable} Les bases s’écrivent ainsi\u00a0: H-3 S-A.`,
    format: (format) => `Format illisible ici\u00a0: ${format}. Colle une ligne par colonne.`,
    severalBoards: 'Ce texte contient plusieurs tapis. Colles-en un seul.',
    freecellBoard: 'C’est un tapis de FreeCell. Choisis «\u202fFreeCell\u202f» pour y jouer.',
    oneLine:
      'Écris les 52 cartes sur une seule ligne, dans l’ordre de la donne, pour que la place de chacune soit claire.',
    columnsOrRows:
      'Ces lignes sont-elles les colonnes ou les rangs du tapis\u202f? Écris huit lignes, une par colonne, ou sept lignes, une par rang à partir du haut.',
  },
  table: {
    klondike: 'Tapis de Klondike',
    freecell: 'Tapis de FreeCell',
    foundation: (card) => `${card}, base`,
    foundationsEmpty: {
      spades: 'base de pique, vide',
      hearts: 'base de cœur, vide',
      diamonds: 'base de carreau, vide',
      clubs: 'base de trèfle, vide',
    },
    cell: (card, cell) => `${card}, case libre ${cell}`,
    cellEmpty: (cell) => `case libre ${cell}, vide`,
    columnEmpty: 'colonne vide',
    onFaceDown: (card, cards) =>
      plural(cards, {
        one: `${card}, sur # carte cachée`,
        many: `${card}, sur # de cartes cachées`,
        other: `${card}, sur # cartes cachées`,
      }),
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  toFoundation: {
    spades: (card) => `${card} sur la base de pique`,
    hearts: (card) => `${card} sur la base de cœur`,
    diamonds: (card) => `${card} sur la base de carreau`,
    clubs: (card) => `${card} sur la base de trèfle`,
  },
  toCell: (card, cell) => `${card} vers la case libre ${cell}`,
  toColumn: (card, column) => `${card} vers la colonne ${column}`,
  severalToColumn: (card, more, column) =>
    plural(more, {
      one: `${card} et # autre carte vers la colonne ${column}`,
      many: `${card} et # d’autres cartes vers la colonne ${column}`,
      other: `${card} et # autres cartes vers la colonne ${column}`,
    }),
}
